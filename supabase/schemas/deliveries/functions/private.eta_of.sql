create or replace function private.eta_of (
  o public.enhanced_orders
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  told private.order_estimates;
begin
  if o.status in ('confirmed', 'preparing', 'ready') and private.nobody_carries(o) then
    return jsonb_build_object('min_at', null, 'max_at', null, 'promised_at', o.promised_max_at, 'delayed_by',
      'courier');
  end if;
  told := private.estimate_now(o);
  return jsonb_build_object(
    'min_at', case when told.arrives_at is null then o.promised_min_at else greatest(told.arrives_at, now()) end,
    'max_at', case when told.arrives_at is null then o.promised_max_at else greatest(told.arrives_at, now()) end,
    'promised_at', o.promised_max_at, 'delayed_by', told.delayed_by);
end
$function$;

comment on function private.eta_of(public.enhanced_orders) is 'When an order arrives, for its customer: {min_at, max_at, promised_at, delayed_by}; the promise until preparing begins, then one time, and none while nobody carries it.';

revoke all on function private.eta_of(public.enhanced_orders) from public;
