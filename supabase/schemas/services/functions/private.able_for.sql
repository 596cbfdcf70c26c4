create or replace function private.able_for (
  p private.booking_parts
)
  returns uuid[]
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(array_agg(r.resource_id order by r.resource_id), '{}') from public.service_resources as r
  join public.resources as k on k.id = r.resource_id
  where r.service_id = p.service_id and r.need = p.need and (p.by_gender is null or k.gender = p.by_gender)
$function$;

comment on function private.able_for(private.booking_parts) is 'Who can take a part of a booking over: whoever does the same, and is of the gender that the customer asked for.';

revoke all on function private.able_for(private.booking_parts) from public;
