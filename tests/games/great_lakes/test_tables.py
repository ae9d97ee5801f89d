"""GL-1, GL-24, GL-71: the map's tables, entered a second time and compared.

The lists here were not copied from `data/map.json`. They follow another published list of the
map, which has the same 55 tickets and 105 of the 110 lanes. It differs in five, and there our
table stands: it gives both lanes Cedar Rapids-Chicago four spaces and lacks Buffalo-Kingston
(these three are graded likely), and it swaps white and grey on the two lanes from the crossing
on Lake Superior to Marathon and Marquette.
"""

from __future__ import annotations

from collections import Counter

from pygame_rules.games.great_lakes.data import (
    CITIES,
    LANES,
    NO_TWIN,
    RAIL,
    ROUTE_COLOURS,
    TICKETS,
)

TICKETS_BY_VALUE = """
3 eau_claire-green_bay
4 buffalo-albany cleveland-toronto erie-kingston sault_ste_marie-sudbury south_baymouth-detroit
5 port_elgin-kingston syracuse-montreal syracuse-new_york toronto-ottawa green_bay-chicago
6 chicago-detroit parry_sound-rouyn_noranda traverse_city-toledo muskegon-bay_city
7 cleveland-ottawa cedar_rapids-wausau milwaukee-erie duluth-traverse_city
8 marquette-buffalo milwaukee-parry_sound milwaukee-marquette sault_ste_marie-syracuse
    toledo-scranton
9 montreal-new_york thunder_bay-toronto south_bend-syracuse muskegon-buffalo bay_city-scranton
    green_bay-toronto
10 duluth-chicago cedar_rapids-sault_ste_marie marathon-cleveland madison-port_elgin
    wausau-sudbury marquette-albany
11 chicago-toronto cedar_rapids-cleveland marathon-south_bend detroit-montreal
12 sudbury-new_york detroit-new_york duluth-detroit eau_claire-toledo
13 green_bay-timmins sault_ste_marie-montreal
14 duluth-rouyn_noranda
15 chicago-new_york chicago-timmins
16 chicago-montreal cedar_rapids-albany
17 thunder_bay-ottawa
18 madison-ottawa
19 duluth-montreal
24 duluth-new_york
"""
LANES_BY_CITY = """
albany: new_york s3black s3red, syracuse s2green s2purple
bay_city: detroit r2green
buffalo: erie s2grey, kingston s4grey, syracuse s3red s3yellow, toronto s1grey s1grey
cedar_rapids: chicago r5red r5yellow, madison r3green
chicago: milwaukee s1green s1white, muskegon s3purple, south_bend r1grey r1grey
cleveland: erie s1black s1green, new_york r9grey, toledo s2red s2white
detroit: buffalo s6purple s6white, cleveland s2yellow, toledo s1grey s1grey, toronto r5red
duluth: eau_claire r3yellow, thunder_bay r5black s4yellow, wausau r4green
eau_claire: cedar_rapids r5purple, madison r4white, wausau r2grey
huron_junction: bay_city s2grey, detroit s4black s4green, port_elgin s1grey, sault_ste_marie
    s4white s4yellow, south_baymouth s1grey
kingston: montreal s3green s3yellow, toronto s4black s4white
madison: chicago r3grey, milwaukee r1grey
marathon: superior_junction s2white, timmins r5yellow
marquette: duluth s6red
milwaukee: green_bay s3black s3yellow, muskegon s2grey
montreal: albany r5green r5white, rouyn_noranda r8grey
muskegon: south_bend r3yellow
ottawa: kingston r2yellow, montreal r1grey r1grey, rouyn_noranda r7red
port_elgin: parry_sound s2yellow
sault_ste_marie: green_bay s6grey s6grey, marathon s4grey, marquette s3grey, superior_junction
    s5green s5red, traverse_city s3grey
scranton: buffalo r4grey, erie r6purple r6yellow, new_york r1green r1red, syracuse r2black
    r2white
south_baymouth: parry_sound s2white, port_elgin s2grey, sault_ste_marie s3grey
south_bend: detroit r4black, toledo r3grey r3purple
sudbury: ottawa r7black r7green, parry_sound r2grey, rouyn_noranda r4purple, south_baymouth
    r2grey, timmins r4red r4white
superior_junction: duluth s5black s5purple, marquette s2grey, thunder_bay s1grey s1grey
syracuse: kingston r2purple
thunder_bay: marathon s3purple
timmins: rouyn_noranda r4green
toronto: parry_sound r2black, port_elgin r2white
traverse_city: bay_city r3red, green_bay s3green, muskegon r3white s3red
wausau: green_bay r1red, madison r4purple, marquette r4white, milwaukee r4black
"""
"""City: neighbour, then r(ail) or s(ea), spaces and colour of each lane between the two."""
INLAND = {
    "cedar_rapids", "eau_claire", "madison", "ottawa", "rouyn_noranda", "scranton",
    "south_bend", "sudbury", "timmins", "wausau",
}  # fmt: skip
JUNCTIONS = {"huron_junction", "superior_junction"}
Ends = frozenset[str]


def ends(a: int, b: int) -> Ends:
    return frozenset((CITIES[a].id, CITIES[b].id))


def tickets_again() -> dict[Ends, int]:
    found, value = {}, 0
    for word in TICKETS_BY_VALUE.split():
        if word.isdigit():
            value = int(word)
        else:
            found[frozenset(word.split("-"))] = value
    return found


def lanes_again() -> dict[Ends, list[str]]:
    """By both ends: lanes such as `r5black`."""
    found = {}
    for line in LANES_BY_CITY.replace("\n    ", " ").split("\n"):
        city, _, rest = line.partition(": ")
        for pair in filter(None, rest.split(", ")):
            neighbour, *lanes = pair.split()
            assert frozenset((city, neighbour)) not in found
            found[frozenset((city, neighbour))] = lanes
    return found


def test_every_ticket_has_the_value_of_the_second_list() -> None:
    """TTR-23."""
    assert len(tickets_again()) == 55
    assert {ends(ticket.a, ticket.b): ticket.points for ticket in TICKETS} == tickets_again()


def test_every_lane_has_the_type_length_and_colour_of_the_second_list() -> None:
    """TTR-23."""
    ours: dict[Ends, list[str]] = {}
    for lane in LANES:
        word = f"{'r' if lane.kind == RAIL else 's'}{lane.length}{ROUTE_COLOURS[lane.colour]}"
        ours.setdefault(ends(lane.a, lane.b), []).append(word)
    assert {pair: sorted(lanes) for pair, lanes in ours.items()} == lanes_again()


def test_two_lanes_of_one_type_between_two_cities_are_a_double() -> None:
    """GL-24: rail and sea between the same cities are none."""
    kinds = Counter((ends(lane.a, lane.b), lane.kind) for lane in LANES)
    for lane in LANES:
        assert (lane.twin != NO_TWIN) == (kinds[ends(lane.a, lane.b), lane.kind] == 2), lane.id


def test_every_city_but_the_inland_ones_and_the_crossings_is_a_port() -> None:
    assert {city.id for city in CITIES if not city.port} == INLAND | JUNCTIONS
    assert {city.id for city in CITIES if city.junction} == JUNCTIONS
