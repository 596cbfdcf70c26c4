create or replace function private.slot_length()
  returns interval
  language sql
  immutable
  set search_path to ''
  AS $function$ select interval '30 minutes' $function$;

comment on function private.slot_length() is 'Length of the slots of orders for later; they begin at every full and half hour, which Indian time shares with UTC.';

revoke all on function private.slot_length() from public;
