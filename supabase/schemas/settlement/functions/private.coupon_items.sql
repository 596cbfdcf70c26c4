create or replace function private.coupon_items (
  c public.coupons,
  o public.enhanced_orders
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case when not coalesce(o.kind::text = any (c.kinds), true) or c.vendor_id <> o.vendor_id
      or (c.region_id is not null and not exists (select from public.vendors as v
        where v.id = o.vendor_id and v.region_id = c.region_id))
      -- What a vendor had agreed to when it was ordered counts, whatever it has ended since.
      or (c.platform_share_bp < 10000 and o.promo_code is distinct from c.code) then 0
    when c.item_ids is null then private.shown(o.id, 'items')
    else (select coalesce(sum(coalesce(i.charged_paise, i.total_paise)), 0) from public.order_items as i
      where i.order_id = o.id and i.item_id = any (c.item_ids)) end
$function$;

comment on function private.coupon_items(public.coupons, public.enhanced_orders) is 'What a coupon counts of the items of an order that is placed, as private.coupon_bases counts those of a quote.';

revoke all on function private.coupon_items(public.coupons, public.enhanced_orders) from public;
