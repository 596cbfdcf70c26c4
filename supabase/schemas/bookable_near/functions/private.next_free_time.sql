create or replace function private.next_free_time (
  vendor_id uuid,
  service_id uuid,
  resource_id uuid default null::uuid
)
  returns timestamp with time zone
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  visit record;
  rules private.start_rules := private.start_rules_of(vendor_id);
  first date := ((now() + make_interval(mins => rules.notice)) at time zone 'Asia/Kolkata')::date;
  found timestamptz;
begin
  select * into visit from private.visit_of(vendor_id, jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
    'service_id', service_id, 'resource_id', resource_id))));
  -- Nearly always somebody is free on the first two days.
  select min(s) into found from private.free_starts(visit.parts, rules, daterange(first, first + 2), now()) as s;
  if found is null then
    select min(s) into found from private.free_starts(visit.parts, rules, daterange(first + 2, first + 7), now())
      as s;
  end if;
  return found;
end
$function$;

comment on function private.next_free_time(uuid, uuid, uuid) is 'The first time at which a service can be booked, by somebody where it is said by whom; null for none in a week.';

revoke all on function private.next_free_time(uuid, uuid, uuid) from public;
