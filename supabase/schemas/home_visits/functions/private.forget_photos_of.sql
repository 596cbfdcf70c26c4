create or replace function private.forget_photos_of (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from private.visit_photos as p using public.enhanced_orders as o
  where o.id = p.order_id and o.user_id = forget_photos_of.caller
$function$;

comment on function private.forget_photos_of(uuid) is 'Forgets the photos of a person''s home; see trade_accounts.';

revoke all on function private.forget_photos_of(uuid) from public;
