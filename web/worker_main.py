"""Script of a computer player's worker: plain JSON in, plain JSON out."""

from web.thinking import answer_question


def answer(question: str) -> str:
    """What `web.thinking.answer_question` answers."""
    return answer_question(question)


__export__ = ["answer"]
