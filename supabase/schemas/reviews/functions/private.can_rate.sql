create or replace function private.can_rate (
  o public.enhanced_orders
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select o.status = 'delivered' and o.user_id = (select auth.uid()) and o.status_since > now() - interval '14 days'
    and not exists (select from public.reviews as r where r.order_id = o.id and r.item_id is null)
    and not private.is_own_business(o)
    -- Where nobody sold or performed anything, there is nobody to rate.
    and exists (select from private.order_parties as p where p.order_id = o.id and p.role <> 'user')
$function$;

comment on function private.can_rate(public.enhanced_orders) is 'Whether the caller may rate an order now.';

revoke all on function private.can_rate(public.enhanced_orders) from public;
