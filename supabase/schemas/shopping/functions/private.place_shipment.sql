create or replace function private.place_shipment (
  o public.enhanced_orders,
  part jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  commission bigint := coalesce((o.terms ->> 'commission_paise')::bigint, 0);
  own_offer bigint := private.own_offer(o.id);
  vendor_share bigint := private.charged(o.id, 'items', 'packaging') - commission - own_offer;
  shipping bigint := private.charged(o.id, 'shipping');
  platform_part bigint := o.total_paise + o.discount_paise - own_offer - private.charged(o.id, 'tax',
    'rounding') - vendor_share - shipping + private.benefits_of(o.id);
begin
  perform private.keep_goods(o);
  perform private.add_share(o.id, 'vendor_payable', o.vendor_id, vendor_share, '{items,packaging}',
    'return_window_closed');
  -- The seller pays the carrier.
  if shipping > 0 then
    perform private.add_share(o.id, 'vendor_payable', o.vendor_id, shipping, '{shipping}', 'return_window_closed');
  end if;
  if o.terms ->> 'franchise_owner_id' is not null and platform_part > 0 then
    perform private.add_share(o.id, 'franchise_payable', (o.terms ->> 'franchise_owner_id')::uuid,
      round(platform_part * (o.terms ->> 'franchise_share_bp')::numeric / 10000)::bigint, '{items,platform}',
        'return_window_closed');
  end if;
  insert into public.shipments (order_id, promised_from, promised_to)
  values (o.id, (part ->> 'arrives_from')::date, (part ->> 'arrives_to')::date);
  insert into private.order_timers (order_id, action, due_at) values (o.id, 'accept_window', o.accept_by);
  perform private.notify_party(o, 'vendor', 'vendor_order_new');
end
$function$;

comment on function private.place_shipment(public.enhanced_orders, jsonb) is 'The shares of an order that a carrier brings, due when its goods can no longer be returned, its parcel, and the seller''s time to accept.';

revoke all on function private.place_shipment(public.enhanced_orders, jsonb) from public;
