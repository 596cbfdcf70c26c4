create or replace function private.notify_party (
  o public.enhanced_orders,
  role text,
  template text,
  params jsonb default '{}'::jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.notify(someone.user_id, notify_party.template,
    jsonb_build_object('order_number', o.order_number, 'vendor', o.vendor_name, 'order_id', o.id)
      || notify_party.params,
    format(coalesce((select p.path from private.party_paths as p where p.trade = o.trade
      and p.role = notify_party.role),
      (select k.path from private.party_kinds as k where k.role = notify_party.role)), o.id))
  from (
    select p.user_id from private.order_parties as p
    where p.order_id = o.id and p.role = notify_party.role and p.user_id is not null and (p.until_at is null
      or p.until_at > now())
    union
    select s.user_id from private.order_parties as p
      cross join private.staff_with(p.vendor_id, 'orders') as s (user_id)
    where p.order_id = o.id and p.role = notify_party.role and p.until_at is null
    union
    select r.user_id from public.user_roles as r where notify_party.role = 'admin' and r.role = 'admin'
  ) as someone;
end
$function$;

comment on function private.notify_party(public.enhanced_orders, text, text, jsonb) is
  'Notifies whoever has a part in an order: {order_number, vendor, order_id} and further params; all administrators for admin.';

revoke all on function private.notify_party(public.enhanced_orders, text, text, jsonb) from public;
