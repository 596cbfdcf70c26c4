create or replace function private.coupon_bases (
  c public.coupons,
  orders jsonb
)
  returns table (
    n bigint,
    items_paise bigint,
    base_paise bigint
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select e.n, b.items, case when c.kind = 'free_delivery'
    then case when b.counts then private.sum_of(e.o -> 'charges', 'delivery') else 0 end else b.items end
  from jsonb_array_elements(orders) with ordinality as e (o, n)
  cross join lateral (select (c.vendor_id is null or e.o ->> 'vendor_id' = c.vendor_id::text)
    and (c.kinds is null or e.o ->> 'kind' = any (c.kinds))
    and (c.region_id is null or exists (select from public.vendors as v
      where v.id::text = e.o ->> 'vendor_id' and v.region_id = c.region_id))
    and (c.platform_share_bp = 10000 or exists (select from private.coupon_consents as a
      where a.code = c.code and a.vendor_id::text = e.o ->> 'vendor_id' and a.state = 'accepted')) as counts) as k
  cross join lateral (select k.counts, case when not k.counts then 0
    when c.item_ids is null then private.sum_of(e.o -> 'charges', 'items')
    else (select coalesce(sum((l ->> 'total_paise')::bigint), 0) from jsonb_array_elements(e.o -> 'lines') as l
      where l ->> 'item_id' = any (c.item_ids::text[])) end::bigint as items) as b
$function$;

comment on function private.coupon_bases(public.coupons, jsonb) is 'What a coupon counts of each order of a checkout: the items that it is for, and what it takes its discount off (the delivery, where it pays that).';

revoke all on function private.coupon_bases(public.coupons, jsonb) from public;
