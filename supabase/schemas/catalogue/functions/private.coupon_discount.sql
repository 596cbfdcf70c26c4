create or replace function private.coupon_discount (
  caller uuid,
  code text,
  orders jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c public.coupons;
  items bigint;
  base bigint;
  bases jsonb;
  discount bigint;
  problem text;
begin
  select * into c from public.coupons as k where k.code = upper(trim(coupon_discount.code))
    and k.valid_from <= now() and (k.valid_to is null or k.valid_to > now());
  if not found then return private.problem('coupon_invalid'); end if;
  select coalesce(sum(b.items_paise), 0), coalesce(sum(b.base_paise), 0), jsonb_agg(b.base_paise order by b.n)
  into items, base, bases from private.coupon_bases(c, coupon_discount.orders) as b;
  problem := case
    when c.vendor_id is not null and not exists (select from jsonb_array_elements(coupon_discount.orders) as o
      where o ->> 'vendor_id' = c.vendor_id::text) then 'other_vendor'
    when items = 0 and (c.kinds is not null or c.region_id is not null or c.item_ids is not null
      or c.platform_share_bp < 10000) then 'not_for_these'
    when items < c.minimum_paise then 'minimum'
    when c.kind = 'free_delivery' and base = 0 then 'no_delivery'
    when not private.coupon_holds_now(c, now()) then 'hours'
    else private.coupon_used_up(coupon_discount.caller, c) end;
  if problem is not null then
    return private.problem('coupon_not_applicable', jsonb_strip_nulls(jsonb_build_object('reason', problem,
      'minimum_paise', case when problem = 'minimum' then c.minimum_paise end)));
  end if;
  discount := least(case c.kind when 'flat' then c.value
    when 'percent' then round(base::numeric * c.value / 10000) else base end, coalesce(c.cap_paise, 1000000), base);
  -- All of it or nothing: half a discount was promised to nobody.
  if c.budget_paise < discount + (select coalesce(sum(r.discount_paise), 0) from public.coupon_redemptions as r
      where r.code = c.code and r.released_at is null) then
    return private.problem('coupon_not_applicable', '{"reason": "exhausted"}');
  end if;
  return jsonb_build_object('code', c.code, 'bearer', c.funded_by, 'discount_paise', discount, 'bases', bases)
    || case when c.platform_share_bp = 10000 then '{}'
      else jsonb_build_object('platform_share_bp', c.platform_share_bp) end
    || case when c.method is null then '{}' else jsonb_build_object('method', c.method) end;
end
$function$;

comment on function private.coupon_discount(uuid, text, jsonb) is 'What a coupon takes off the orders of a checkout, {code, bearer, platform_share_bp? (of one that is shared), discount_paise, bases (what it is taken off, in paise for each order), method? (the only way of paying)}, or the problem that prevents it: coupon_invalid, or coupon_not_applicable with the reason minimum, used, first_order, exhausted, other_vendor, not_for_these, hours or no_delivery.';

revoke all on function private.coupon_discount(uuid, text, jsonb) from public;
