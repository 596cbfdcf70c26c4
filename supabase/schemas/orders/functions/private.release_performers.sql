create or replace function private.release_performers (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.end_party(o.id, p.role, now(), p.held_by)
  from private.order_parties as p join private.party_kinds as k on k.role = p.role
  where p.order_id = o.id and p.until_at is null and k.performs
$function$;

comment on function private.release_performers(public.enhanced_orders, public.order_status) is
  'Effect of an order that goes back to pending: whoever performed it gave it back and hears nothing more of it.';

revoke all on function private.release_performers(public.enhanced_orders, public.order_status) from public;
