create or replace function public.cart_offers (
  request jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := auth.uid();
  cleaned jsonb := private.cart_request(request) || '{"orderable_only": true}';
  kind private.trade_kinds;
  orders jsonb;
begin
  select * into kind from private.asked_kinds(cleaned) as k where k.takes_coupon limit 1;
  if kind.kind is null then return '[]'; end if;
  orders := private.price_goods(caller, cleaned || jsonb_build_object('fulfilment', kind.kind)) -> 'orders';
  if jsonb_array_length(orders) = 0 then return '[]'; end if;
  orders := private.with_membership(orders, private.membership_for_quote(caller));
  return (
    select coalesce(jsonb_agg(jsonb_build_object('code', f.code, 'kind', f.kind, 'value', f.value, 'cap_paise',
      f.cap_paise,
        'minimum_paise', f.minimum_paise, 'first_order_only', f.first_order_only, 'valid_to', f.valid_to,
        'title', f.title, 'vendor_id', f.vendor_id, 'vendor_name', f.vendor_name,
        'discount_paise', coalesce((f.found ->> 'discount_paise')::bigint, 0), 'reason', f.found -> 'reason',
        'method', f.method,
        'missing_paise', case when f.found ->> 'reason' = 'minimum' then f.minimum_paise - f.items end)
      -- Of two that save as much, the one that ends sooner.
      order by coalesce((f.found ->> 'discount_paise')::bigint, 0) desc,
        case when f.found ->> 'reason' = 'minimum' then f.minimum_paise - f.items end nulls last,
        f.valid_to nulls last, f.code), '[]'::jsonb)
    from (
      select c.*, v.name as vendor_name, private.coupon_discount(caller, c.code, orders) as found,
        (select coalesce(sum(b.items_paise), 0)::bigint from public.coupons as k,
          private.coupon_bases(k, orders) as b where k.code = c.code) as items
      from (
        select k.code, k.kind, k.value, k.cap_paise, k.minimum_paise, k.first_order_only, k.valid_to, k.vendor_id,
          k.method,
          coalesce(k.title_translations ->> (cleaned ->> 'language'), k.title) as title
        from public.coupons as k
        where k.valid_from <= now() and (k.valid_to is null or k.valid_to > now())
          and case when k.vendor_id is null then k.is_listed
            else k.vendor_id::text in (select o ->> 'vendor_id' from jsonb_array_elements(orders) as o) end
        order by k.minimum_paise, k.code limit 40) as c
      left join public.vendors as v on v.id = c.vendor_id) as f);
end
$function$;

comment on function public.cart_offers(jsonb) is 'The coupons of the platform and of the vendors in the cart, the one that saves the most first: [{code, kind (flat, percent, free_delivery), value (paise or basis points), cap_paise, minimum_paise, first_order_only, valid_to, title (of the platform''s), vendor_id, vendor_name, discount_paise, reason (why it takes nothing off, as private.coupon_discount says it), method (the only way of paying), missing_paise}]. request is that of cart_bill.';

revoke all on function public.cart_offers(jsonb) from public;

grant execute on function public.cart_offers(jsonb) to anon, authenticated, postgres;
