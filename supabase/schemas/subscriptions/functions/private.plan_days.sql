create or replace function private.plan_days()
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$ select 400 $function$;

revoke all on function private.plan_days() from public;
