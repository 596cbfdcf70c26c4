create or replace function private.discounted_codes (
  order_id uuid
)
  returns text[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with quoted as (
    select c.code, k.nature, sum(coalesce(c.gross_paise, c.amount_paise)) as paise from public.order_charges as c
      join public.charge_codes as k on k.code = c.code
    where c.order_id = discounted_codes.order_id and c.phase = 'quoted' group by c.code, k.nature
  ), bases as (
    select 1 as preference, q.code, q.paise from quoted as q
    where q.code = 'delivery' and exists (select from public.enhanced_orders as o
      join public.coupons as c on c.code = o.promo_code
      where o.id = discounted_codes.order_id and c.kind = 'free_delivery')
    union all select 2, q.code, q.paise from quoted as q where q.nature = 'goods'
    union all select 3, q.code, q.paise from quoted as q where q.nature in ('goods', 'fee')
  )
  -- A coupon's discount is shared by size among the orders of a checkout, so that an order's part may be more than its
  -- delivery costs.
  select array_agg(b.code) from bases as b group by b.preference
  having sum(b.paise) >= (select -coalesce(sum(q.paise), 0) from quoted as q where q.nature = 'discount')
  order by b.preference limit 1
$function$;

comment on function private.discounted_codes(uuid) is 'The charges that an order''s discount was taken off, and which it is refunded with: what the coupon names, if that is as much.';

revoke all on function private.discounted_codes(uuid) from public;
