create or replace function public.free_times (
  vendor_id uuid,
  steps jsonb,
  from_day date,
  days integer default 14,
  lat double precision default null::double precision,
  lng double precision default null::double precision
)
  returns table (
    starts_at timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  asked daterange := private.asked_days(free_times.from_day, free_times.days, 31);
  visit record;
begin
  perform private.bound(free_times.steps, 4000);
  if not private.is_on_show(free_times.vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'There is no such shop.');
  end if;
  perform private.check_reach(free_times.vendor_id, free_times.lat, free_times.lng);
  select * into visit from private.visit_of(free_times.vendor_id, free_times.steps);
  return query select s from private.free_starts(visit.parts, private.start_rules_of(free_times.vendor_id), asked,
    now(), 1, null, free_times.lat, free_times.lng) as s;
end
$function$;

comment on function public.free_times(uuid, jsonb, date, integer, double precision, double precision) is
  'The starts at which these services can be booked at a vendor, from a day on (India''s), for at most 31 days. Steps are [{service_id, resource_id, with_previous}]. At a home, lat and lng count the way from and to other homes; refuses with outside_service_area. For everybody.';

revoke all
  on function public.free_times(uuid, jsonb, date, integer, double precision, double precision)
  from public;

grant execute
  on function public.free_times(uuid, jsonb, date, integer, double precision, double precision)
  to anon, authenticated, postgres;
