create or replace function private.lost_discounts (
  o public.enhanced_orders,
  most_paise bigint
)
  returns table (
    order_id uuid,
    amount_paise integer
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  with rest as (
    select e.id, e.status, private.coupon_items(c, e) as items_paise,
      private.platform_discount(e.id) as discount_paise, e.promo_code, k.code, k.minimum_paise,
      -- What is still to be paid grows by it; what is paid takes it from the refund, or else from the wallet.
      most_paise is null and private.still_due(e.id) > 0 as grows
    from public.coupon_redemptions as k join public.coupons as c on c.code = k.code
    join public.enhanced_orders as e on e.checkout_id = k.checkout_id and e.id <> o.id and e.status <> 'cancelled'
    where k.checkout_id = o.checkout_id and k.released_at is null
  ), losing as (
    select r.id, r.discount_paise, r.grows,
      sum(r.discount_paise) over (partition by r.grows order by r.id) - r.discount_paise as before_paise
    from rest as r
    -- What has been handed over stays as it was paid.
    where r.promo_code = r.code and r.status in ('awaiting_payment', 'pending', 'confirmed', 'preparing', 'ready')
      and r.discount_paise > 0
      and (select sum(a.items_paise) from rest as a) < r.minimum_paise
  )
  select l.id, least(l.discount_paise, m.paise - l.before_paise)::integer from losing as l
  cross join lateral (select case when not l.grows
    then coalesce(most_paise, private.wallet_balance(o.user_id)) end as paise) as m
  where m.paise is null or m.paise > l.before_paise
$function$;

comment on function private.lost_discounts(public.enhanced_orders, bigint) is 'Discounts that the other orders of a checkout lose when this one is cancelled and what the coupon counts of the rest no longer reaches its minimum, at most so many paise altogether; null: nothing goes back, so that orders that are paid lose what the wallet covers, and the others all.';

revoke all on function private.lost_discounts(public.enhanced_orders, bigint) from public;
