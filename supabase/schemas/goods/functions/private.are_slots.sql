create or replace function private.are_slots (
  slots jsonb
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if slots is null or jsonb_typeof(slots) = 'null' then return true; end if;
  return case when jsonb_typeof(slots) = 'object' then (select count(*) <= 60 from jsonb_each(slots)) and not exists (
    select from jsonb_each(slots) as s where not pg_input_is_valid(s.key, 'uuid')
      or jsonb_typeof(s.value) not in ('string', 'null') or length(s.value #>> '{}') > 60) else false end;
end
$function$;

comment on function private.are_slots(jsonb) is 'Whether a value is {vendor id: time or null}, of at most sixty vendors.';

revoke all on function private.are_slots(jsonb) from public;
