alter default privileges for role postgres revoke all on FUNCTIONS from public;
