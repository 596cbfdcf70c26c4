create or replace function private.replace_person (
  b public.bookings,
  ill uuid,
  actor uuid
)
  returns public.bookings
  language plpgsql
  set search_path to ''
  AS $function$
declare
  parts private.visit_part[];
begin
  select array_agg((p.starts_after, p.minutes, p.before, p.after, case when p.resource_id <> replace_person.ill
      then array[p.resource_id] else array_remove(private.able_for(p), replace_person.ill) end)
      ::private.visit_part order by p.part) into parts
  from private.booking_parts as p where p.booking_id = b.id;
  if private.free_choice(b, parts, b.id) is null then return null; end if;
  return private.move_to(b, parts, b.starts_at, replace_person.actor);
end
$function$;

comment on function private.replace_person(public.bookings, uuid, uuid) is 'Gives what somebody who is away has of a booking to others who are free at its time; null where there is nobody. The caller holds everybody concerned.';

revoke all on function private.replace_person(public.bookings, uuid, uuid) from public;
