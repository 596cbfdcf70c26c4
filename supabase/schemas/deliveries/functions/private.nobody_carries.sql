create or replace function private.nobody_carries (
  o public.enhanced_orders
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.jobs as j where j.order_id = o.id
    and (j.state = 'no_courier' or (j.state = 'searching' and j.nobody_since is not null)))
$function$;

comment on function private.nobody_carries(public.enhanced_orders) is 'Whether nobody was found to carry an order, although couriers may be asked again at this moment.';

revoke all on function private.nobody_carries(public.enhanced_orders) from public;
