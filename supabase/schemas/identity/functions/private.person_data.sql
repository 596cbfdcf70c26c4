create or replace function private.person_data (
  caller uuid
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return jsonb_build_object(
    'account', (select jsonb_build_object('id', u.id, 'phone', '+' || nullif(u.phone, ''), 'email', u.email,
      'created_at', u.created_at,
      'last_sign_in_at', u.last_sign_in_at) from auth.users as u where u.id = caller),
    'profile', (select to_jsonb(p) - 'id' from public.profiles as p where p.id = caller),
    'roles', (select coalesce(jsonb_agg(jsonb_build_object('role', r.role, 'since', r.created_at) order by r.role),
      '[]')
      from public.user_roles as r where r.user_id = caller),
    'addresses', (select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.created_at), '[]')
      from public.addresses as a where a.user_id = caller),
    'devices', (select coalesce(jsonb_agg(jsonb_build_object('signed_in_at', s.created_at, 'last_seen_at',
      s.refreshed_at,
      'user_agent', s.user_agent, 'ip', host(s.ip)) order by s.created_at), '[]') from auth.sessions as s
        where s.user_id = caller),
    'told_on', (select coalesce(jsonb_agg(jsonb_build_object('since', p.created_at, 'last_told_at', p.last_ok_at,
      'user_agent', p.user_agent,
      'language', p.language, 'endpoint', p.endpoint) order by p.created_at), '[]') from public.push_subscriptions as p
        where p.user_id = caller),
    'cart', (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.created_at), '[]')
      from public.unified_cart_items as c where c.user_id = caller),
    'wishlist', (select coalesce(jsonb_agg(jsonb_build_object('vendor', v.name, 'item', i.name, 'since', w.created_at)
      order by w.created_at), '[]')
      from public.wishlists as w left join public.vendors as v on v.id = w.vendor_id
      left join public.catalog_items as i on i.id = w.item_id where w.user_id = caller),
    'notifications', (select coalesce(jsonb_agg(jsonb_build_object('title', n.title, 'message', n.message, 'at',
      n.created_at,
      'is_read', n.is_read) order by n.created_at), '[]') from public.system_notifications as n
        where n.user_id = caller),
    'app_logs', (select coalesce(jsonb_agg(jsonb_build_object('at', l.created_at, 'level', l.level, 'message',
      l.message,
      'context', l.context, 'metadata', l.metadata) order by l.created_at), '[]') from public.app_logs as l
        where l.user_id = caller));
end
$function$;

revoke all on function private.person_data(uuid) from public;
