"""The screens: functions from what is to be shown to markup."""
