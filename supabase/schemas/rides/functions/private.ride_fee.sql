create or replace function private.ride_fee (
  o public.enhanced_orders,
  actor_role text,
  reason_code text
)
  returns bigint
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  job public.jobs;
  rule private.ride_cancel_rules;
  expected bigint := (select (r.fare ->> 'expected')::bigint from private.rides as r where r.order_id = o.id);
begin
  select * into job from private.job_of(o.id);
  if o.status <> 'confirmed' or job.assigned_at is null then return 0; end if;
  select * into rule from private.ride_cancel_rules as r
  where r.valid_from <= coalesce(o.placed_at, o.created_at) order by r.valid_from desc limit 1;
  if now() <= job.assigned_at + make_interval(secs => rule.free_seconds) then return 0; end if;
  if not (case ride_fee.actor_role
      when 'user' then private.is_driver_coming(o)
      when 'driver' then coalesce((select c.fault in ('courier', 'customer') from public.cancellation_reasons as c
        where c.code = ride_fee.reason_code), true)
      else ride_fee.reason_code = 'rider_absent' and private.is_rider_absent(o) end) then
    return 0;
  end if;
  return least(floor(expected::numeric * rule.charge_bps / 10000), rule.most_paise)::bigint;
end
$function$;

comment on function private.ride_fee(public.enhanced_orders, text, text) is 'What cancelling a ride, or giving it back, costs whoever does it, or of rider_absent its customer: nothing before and shortly after acceptance, for a reason that is valid, or where the driver does not come.';

revoke all on function private.ride_fee(public.enhanced_orders, text, text) from public;
