create or replace function private.section_position (
  vendor_id uuid,
  section text
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce((select min(s.position) from private.sections_of(section_position.vendor_id) as s
    where s.name = section_position.section),
    (select max(s.position) + 1 from private.sections_of(section_position.vendor_id) as s), 1);
end
$function$;

comment on function private.section_position(uuid, text) is 'Where a section of a vendor stands: its place, or the end for a new one.';

revoke all on function private.section_position(uuid, text) from public;
