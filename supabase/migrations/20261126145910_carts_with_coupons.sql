-- A cart with its coupon: the server says which coupon saves the most, and why another one does not hold, before anybody has to know a code.

create or replace function private.cart_bill_of(caller uuid, request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  built jsonb := private.build_quote(caller, request || '{"orderable_only": true}');
begin
  return jsonb_build_object('total_paise', built -> 'totals' -> 'total_paise', 'charges', built -> 'totals' -> 'charges',
    'takes_tip', built -> 'takes_tip',
    'complete', built ->> 'fulfilment' = 'pickup' or coalesce(jsonb_typeof(built -> 'address'), 'null') <> 'null',
    'orders', (select coalesce(jsonb_agg(jsonb_build_object('vendor_id', o -> 'vendor_id', 'vendor_name', o -> 'vendor_name',
        'kind', coalesce(o ->> 'kind', built ->> 'fulfilment'), 'total_paise', o -> 'total_paise',
        'charges', private.merged_charges(o -> 'charges')) order by n), '[]'::jsonb)
      from jsonb_array_elements(built -> 'orders') with ordinality as e (o, n)))
    || case when request ->> 'coupon_code' is null then '{}' else jsonb_build_object('coupon', built -> 'coupon',
      'coupon_problem', (select p from jsonb_array_elements(built -> 'problems') as p where p ->> 'code' like 'coupon_%' limit 1)) end;
end
$$;
comment on function private.cart_bill_of is
  'The bill of what a request is about, as far as it can be ordered: {total_paise, charges, takes_tip, complete, orders}, with a coupon '
  'also {coupon, coupon_problem}.';

create function private.cart_request(request jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  place jsonb := nullif(request -> 'place', 'null');
  cleaned jsonb;
begin
  perform private.bound(request, 110000);
  if jsonb_typeof(request) is distinct from 'object' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if place is not null and not (case when jsonb_typeof(place) = 'object' and jsonb_typeof(place -> 'lat') = 'number'
        and jsonb_typeof(place -> 'lng') = 'number'
        and coalesce(jsonb_typeof(place -> 'pincode'), 'null') in ('string', 'null') and length(coalesce(place ->> 'pincode', '')) <= 6
      then (place ->> 'lat')::numeric between -90 and 90 and (place ->> 'lng')::numeric between -180 and 180 else false end) then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  -- A cart knows no tip or gift yet.
  cleaned := private.clean_request(request - array['place', 'items', 'tip_paise', 'gift', 'instructions']);
  if cleaned ->> 'address_id' is null and place is not null then
    cleaned := cleaned || jsonb_build_object('place', jsonb_build_object('lat', place -> 'lat', 'lng', place -> 'lng',
      'pincode', coalesce(place ->> 'pincode',
        private.pincode_near((place ->> 'lat')::double precision, (place ->> 'lng')::double precision))));
  end if;
  if auth.uid() is null then
    cleaned := cleaned || jsonb_build_object('lines', (select coalesce(jsonb_agg(jsonb_build_object('item_id', g.item_id,
        'option_ids', g.option_ids, 'quantity', g.quantity)), '[]'::jsonb)
      from private.guest_lines(coalesce(request -> 'items', '[]'::jsonb)) as g where pg_input_is_valid(g.item_id, 'uuid')));
  end if;
  return cleaned;
end
$$;
comment on function private.cart_request is
  'What is kept of a request about the caller''s cart, with a guest''s own lines. Refuses request_invalid, place_invalid.';

create or replace function public.cart_bill(request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.cart_bill_of(auth.uid(), private.cart_request(request));
end
$$;
comment on function public.cart_bill is
  'What the cart will cost at the checkout, by the same rules as quote_order and without a trace: {total_paise, charges (as in a quote), '
  'takes_tip, complete, orders: [{vendor_id, vendor_name, kind, total_paise, charges}]}, and where a coupon_code is named {coupon: {code, '
  'discount_paise}, coupon_problem: {code, reason, minimum_paise}}. request names fulfilment, vendor_ids, slots, scheduled_for, coupon_code, '
  'and address_id or place {lat, lng, pincode?}; a guest''s also items, as price_guest_cart takes them. What cannot be ordered is left out; '
  'complete is false while it is not known where to, and delivery is then the least that it can be.';

create function public.cart_offers(request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := auth.uid();
  cleaned jsonb := private.cart_request(request) || '{"orderable_only": true}';
  kind private.order_kinds;
  scheduled timestamptz := private.schedule_of(cleaned);
  orders jsonb;
begin
  select * into kind from private.order_kinds as k where k.kind::text = coalesce(cleaned ->> 'fulfilment', 'delivery');
  if not kind.takes_coupon then return '[]'; end if;
  -- A time that is none is a matter of the checkout.
  if not kind.takes_schedule or private.schedule_time_problem(scheduled) is not null then scheduled := null; end if;
  execute format('select %s($1, $2) -> $3', kind.price) into orders
    using caller, cleaned || jsonb_build_object('fulfilment', kind.kind, 'scheduled_for', scheduled), 'orders';
  if jsonb_array_length(orders) = 0 then return '[]'; end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('code', f.code, 'kind', f.kind, 'value', f.value, 'cap_paise', f.cap_paise,
        'minimum_paise', f.minimum_paise, 'first_order_only', f.first_order_only, 'valid_to', f.valid_to,
        'title', f.title, 'vendor_id', f.vendor_id, 'vendor_name', f.vendor_name,
        'discount_paise', coalesce((f.found ->> 'discount_paise')::bigint, 0), 'reason', f.found -> 'reason',
        'missing_paise', case when f.found ->> 'reason' = 'minimum' then f.minimum_paise - f.items end)
      order by coalesce((f.found ->> 'discount_paise')::bigint, 0) desc,
        case when f.found ->> 'reason' = 'minimum' then f.minimum_paise - f.items end nulls last, f.code), '[]'::jsonb)
    from (
      select c.*, v.name as vendor_name, private.coupon_discount(caller, c.code, orders) as found,
        (select coalesce(sum(private.sum_of(o -> 'charges', 'items')), 0)::bigint from jsonb_array_elements(orders) as o
          where c.vendor_id is null or o ->> 'vendor_id' = c.vendor_id::text) as items
      from (
        select k.code, k.kind, k.value, k.cap_paise, k.minimum_paise, k.first_order_only, k.valid_to, k.vendor_id,
          coalesce(k.title_translations ->> (cleaned ->> 'language'), k.title) as title
        from public.coupons as k
        where k.valid_from <= now() and (k.valid_to is null or k.valid_to > now())
          and case when k.vendor_id is null then k.is_listed
            else k.vendor_id::text in (select o ->> 'vendor_id' from jsonb_array_elements(orders) as o) end
        order by k.minimum_paise, k.code limit 40) as c
      left join public.vendors as v on v.id = c.vendor_id) as f);
end
$$;
comment on function public.cart_offers is
  'The coupons of the platform and of the vendors in the cart, the one that saves the most first: [{code, kind (flat, percent, free_delivery), '
  'value (paise or basis points), cap_paise, minimum_paise, first_order_only, valid_to, title (of the platform''s), vendor_id, vendor_name, '
  'discount_paise, reason (minimum, used, first_order, exhausted, no_delivery: why it takes nothing off), missing_paise}]. request is that '
  'of cart_bill.';
revoke execute on function public.cart_offers(jsonb) from public;
grant execute on function public.cart_offers(jsonb) to anon, authenticated;
revoke execute on function private.cart_request(jsonb) from public;
