create or replace function private.most_items()
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$ select 20000 $function$;

comment on function private.most_items() is 'Items that one vendor may have.';

revoke all on function private.most_items() from public;
