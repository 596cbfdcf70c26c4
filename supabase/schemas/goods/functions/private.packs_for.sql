create or replace function private.packs_for (
  checkout_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.enhanced_orders as o where o.checkout_id = packs_for.checkout_id
    and private.may(o.vendor_id, 'orders'))
$function$;

comment on function private.packs_for(uuid) is 'Whether the caller works for a vendor who has an order of a checkout.';

revoke all on function private.packs_for(uuid) from public;

grant execute on function private.packs_for(uuid) to authenticated, postgres;
