create or replace function private.part_with_performers (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.end_party(o.id, p.role, now() + make_interval(secs => private.setting_int('contact_seconds')),
    p.held_by)
  from private.order_parties as p join private.party_kinds as k on k.role = p.role
  where p.order_id = o.id and p.until_at is null and k.performs
$function$;

comment on function private.part_with_performers(public.enhanced_orders, public.order_status) is
  'Whoever performed an order leaves it when it has ended and nobody needs to be reached any more.';

revoke all on function private.part_with_performers(public.enhanced_orders, public.order_status) from public;
