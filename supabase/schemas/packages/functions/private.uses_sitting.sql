create or replace function private.uses_sitting (
  o public.enhanced_orders,
  was public.order_status
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  before public.enhanced_orders := o;
begin
  before.status := was;
  return o.status = 'delivered' or private.cancellation_terms(before, o.cancelled_by, o.cancel_reason) ->> 'fault'
    = 'customer' and coalesce((select s.charge_bp = 10000 from private.steps_of(o) as s
      where now() > o.scheduled_for - make_interval(mins => s.minutes_before)
      order by s.minutes_before limit 1), false);
end
$function$;

comment on function private.uses_sitting(public.enhanced_orders, public.order_status) is
  'Whether the sitting of a booking that has ended is used: it is when the visit was made, and when the customer cancelled it so late that the steps ask for all of the price.';

revoke all on function private.uses_sitting(public.enhanced_orders, public.order_status) from public;
