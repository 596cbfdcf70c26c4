create or replace function private.visit_without_way (
  vendor_id uuid,
  steps jsonb,
  OUT parts private.visit_part[],
  OUT needs jsonb
)
  returns record
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  visit record;
begin
  select * into visit from private.visit_of(visit_without_way.vendor_id, visit_without_way.steps);
  parts := visit.parts;
  needs := visit.needs;
  if exists (select from jsonb_array_elements(needs) as e join public.services as s
      on s.id = (e ->> 'service_id')::uuid where private.visits_homes(s.trade)) then
    perform private.refuse(409, 'service_not_offered', 'This service is not offered any more.');
  end if;
end
$function$;

comment on function private.visit_without_way(uuid, jsonb) is 'A visit as visit_of says, at the vendor: a waiting list and a series know no address, so that nobody could be sent.';

revoke all on function private.visit_without_way(uuid, jsonb) from public;
