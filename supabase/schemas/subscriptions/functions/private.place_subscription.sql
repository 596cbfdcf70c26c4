create or replace function private.place_subscription (
  o public.enhanced_orders,
  part jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  commission bigint := (o.terms ->> 'commission_paise')::bigint;
  deposit bigint := private.sum_of(part -> 'charges', 'bottle_deposit');
begin
  perform private.add_share(o.id, 'vendor_payable', o.vendor_id,
    private.sum_of(part -> 'charges', 'items', 'delivery') - commission, '{items,delivery}');
  if deposit > 0 then perform private.add_share(o.id, 'vendor_payable', o.vendor_id, deposit, '{bottle_deposit}'); end
    if;
  if o.terms ->> 'franchise_owner_id' is not null and commission > 0 then
    perform private.add_share(o.id, 'franchise_payable', (o.terms ->> 'franchise_owner_id')::uuid,
      round(commission * (o.terms ->> 'franchise_share_bp')::numeric / 10000)::bigint, '{items}');
  end if;
  insert into public.subscription_orders (order_id, subscriber_id, vendor_id, day, area)
  values (o.id, (part ->> 'subscriber_id')::uuid, o.vendor_id, (part ->> 'day')::date, part ->> 'area');
  update public.enhanced_orders as e set promised_min_at = (part ->> 'from_at')::timestamptz,
    promised_max_at = (part ->> 'until_at')::timestamptz
  where e.id = o.id;
  insert into private.order_timers (order_id, action, due_at)
  values (o.id, 'close_delivery', private.clock_on((part ->> 'day')::date, 'subscription_close_seconds'));
end
$function$;

comment on function private.place_subscription(public.enhanced_orders, jsonb) is 'The vendor earns items and delivery less commission, and holds the deposit; the franchise its part of the commission. A delivery that is not confirmed by the evening is refunded.';

revoke all on function private.place_subscription(public.enhanced_orders, jsonb) from public;
