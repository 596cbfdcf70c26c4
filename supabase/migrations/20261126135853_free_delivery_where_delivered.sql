-- A coupon for free delivery pays the deliveries and nothing else: its discount stood on orders by the size of their goods, also on
-- those that nobody delivers, and where there is nothing to deliver it was accepted and took nothing off.

create function private.with_discount(orders jsonb, discount bigint, bearer text, code text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  whole bigint := (select sum(private.sum_of(o -> 'charges', with_discount.code)) from jsonb_array_elements(orders) as o);
  base bigint;
  before bigint := 0;
  share bigint;
begin
  if coalesce(whole, 0) = 0 then return orders; end if;
  for i in 0 .. jsonb_array_length(orders) - 1 loop
    base := private.sum_of(orders -> i -> 'charges', with_discount.code);
    -- Each gets its part of all up to it, so that the last takes the remainder.
    share := floor(discount::numeric * (before + base) / whole) - floor(discount::numeric * before / whole);
    before := before + base;
    continue when share = 0;
    orders := jsonb_set(orders, array[i::text, 'charges'], (orders -> i -> 'charges')
      || jsonb_build_array(jsonb_build_object('code', 'discount', 'amount_paise', -share, 'bearer', bearer)));
  end loop;
  return orders;
end
$$;
comment on function private.with_discount(jsonb, bigint, text, text) is
  'The orders of a checkout with a coupon''s discount, shared by the size of their charges of a code: items, or delivery.';
drop function private.with_discount(jsonb, bigint, text);

create or replace function private.with_discount(orders jsonb, coupon jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if coupon ->> 'vendor_id' is null then
    return private.with_discount(orders, (coupon ->> 'discount_paise')::bigint, coupon ->> 'bearer',
      case when exists (select from public.coupons as c where c.code = coupon ->> 'code' and c.kind = 'free_delivery')
        then 'delivery' else 'items' end);
  end if;
  return (select jsonb_agg(case when o ->> 'vendor_id' = coupon ->> 'vendor_id' and (coupon ->> 'discount_paise')::bigint > 0
      then jsonb_set(o, '{charges}', (o -> 'charges') || jsonb_build_array(jsonb_build_object('code', 'discount',
        'amount_paise', -(coupon ->> 'discount_paise')::bigint, 'bearer', 'vendor')))
      else o end order by n)
    from jsonb_array_elements(orders) with ordinality as e (o, n));
end
$$;

create or replace function private.coupon_discount(caller uuid, code text, subtotal bigint, delivery bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.coupons;
  problem text;
begin
  select * into c from public.coupons as k where k.code = upper(trim(coupon_discount.code))
    and k.valid_from <= now() and (k.valid_to is null or k.valid_to > now()) and k.vendor_id is null;
  if not found then return private.problem('coupon_invalid'); end if;
  if subtotal < c.minimum_paise then
    return private.problem('coupon_not_applicable',
      jsonb_build_object('reason', 'minimum', 'minimum_paise', c.minimum_paise));
  end if;
  if c.kind = 'free_delivery' and delivery = 0 then
    return private.problem('coupon_not_applicable', '{"reason": "no_delivery"}');
  end if;
  problem := private.coupon_used_up(caller, c);
  if problem is not null then
    return private.problem('coupon_not_applicable', jsonb_build_object('reason', problem));
  end if;
  return jsonb_build_object('code', c.code, 'bearer', c.funded_by, 'discount_paise', least(case c.kind
    when 'flat' then c.value
    when 'percent' then round(subtotal::numeric * c.value / 10000)
    else delivery end, coalesce(c.cap_paise, 1000000), subtotal + delivery)::bigint);
end
$$;
