create or replace function public.clear_cart (
  vendor_id uuid default null::uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  delete from public.unified_cart_items as c
  where c.user_id = caller and (clear_cart.vendor_id is null or c.vendor_id = clear_cart.vendor_id);
  perform private.publish('user:' || caller, 'cart', '{}'::jsonb);
end
$function$;

comment on function public.clear_cart(uuid) is 'Empties the caller''s cart, or one vendor''s part of it.';

revoke all on function public.clear_cart(uuid) from public;

grant execute on function public.clear_cart(uuid) to authenticated, postgres;
