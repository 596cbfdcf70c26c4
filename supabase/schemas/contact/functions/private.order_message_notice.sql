create or replace function private.order_message_notice (
  order_id uuid,
  role text,
  from_role text,
  for_vendor boolean
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('params', jsonb_build_object('order_id', o.id, 'order_number', o.order_number),
    'path', format(k.path, o.id) || case when for_vendor then '?order=' || o.id || '&' else '?' end
      || 'sheet=chat.' || order_message_notice.from_role || '.' || o.id)
  from public.enhanced_orders as o, private.party_kinds as k
  where o.id = order_message_notice.order_id and k.role = order_message_notice.role
$function$;

comment on function private.order_message_notice(uuid, text, text, boolean) is 'What the notification of a message about an order carries.';

revoke all on function private.order_message_notice(uuid, text, text, boolean) from public;
