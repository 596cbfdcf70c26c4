create or replace function private.order_reaches (
  order_id uuid,
  role text
)
  returns SETOF text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p.with_role from private.contact_pairs as p join public.enhanced_orders as o on o.kind = p.kind
  where o.id = order_reaches.order_id and p.role = order_reaches.role and (p.trade is null or p.trade = o.trade)
$function$;

comment on function private.order_reaches(uuid, text) is 'With which roles a role of an order writes.';

revoke all on function private.order_reaches(uuid, text) from public;
