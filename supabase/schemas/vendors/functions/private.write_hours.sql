create or replace function private.write_hours (
  vendor_id uuid,
  hours jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.refuse_hours(write_hours.hours);
  delete from public.vendor_hours as h where h.vendor_id = write_hours.vendor_id;
  insert into public.vendor_hours (vendor_id, weekday, opens, closes)
  select write_hours.vendor_id, (h ->> 'weekday')::smallint, (h ->> 'opens')::time, (h ->> 'closes')::time
  from jsonb_array_elements(write_hours.hours) as h;
end
$function$;

comment on function private.write_hours(uuid, jsonb) is 'Gives a vendor the opening hours of a week instead of those it had. Refuses as private.refuse_hours.';

revoke all on function private.write_hours(uuid, jsonb) from public;
