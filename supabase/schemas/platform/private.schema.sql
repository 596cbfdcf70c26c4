create schema private;

comment on schema private is 'Helpers, rules and the ledger. Not part of the API; API roles may execute only what policies need.';

grant usage on schema private to anon, authenticated;

grant usage on schema private to service_role, supabase_auth_admin;
