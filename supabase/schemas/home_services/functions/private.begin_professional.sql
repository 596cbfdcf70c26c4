create or replace function private.begin_professional (
  a public.provider_applications,
  approver uuid
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  made uuid := private.begin_vendor(a, approver);
  person uuid;
begin
  insert into public.resources (vendor_id, kind, name)
  values (made, 'person', left(coalesce((select trim(p.full_name) from public.profiles as p
    where p.id = a.user_id and length(trim(p.full_name)) > 1), a.profile ->> 'legal_name'), 80))
  returning id into person;
  insert into private.resource_accounts (resource_id, user_id) values (person, a.user_id);
  insert into private.resource_weeks (resource_id, valid_from) values (person, private.today());
  insert into private.resource_hours (resource_id, valid_from, weekday, opens, closes, is_break)
  select person, private.today(), d, h.opens, h.closes, h.is_break
  from generate_series(1, 6) as d, (values (time '10:00', time '20:00', false), ('13:30', '14:15', true))
    as h (opens, closes, is_break);
  return made;
end
$function$;

comment on function private.begin_professional(public.provider_applications, uuid) is
  'Makes the business of somebody who works alone, with themselves as whoever is booked and the usual week.';

revoke all on function private.begin_professional(public.provider_applications, uuid) from public;
