create or replace function private.message_detail (
  order_id uuid,
  payload jsonb,
  audience uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('message', private.message_line(m)) from private.conversation_messages as m
  -- Events of the last day before conversations had subjects name an order.
  where m.conversation_id = coalesce((payload ->> 'conversation_id')::uuid, message_detail.order_id)
    and m.seq = (payload ->> 'message_seq')::integer
    and message_detail.audience in (m.from_id, m.to_id)
$function$;

comment on function private.message_detail(uuid, jsonb, uuid) is 'What the event message carries on the topic of one of the two parties; null for any other topic.';

revoke all on function private.message_detail(uuid, jsonb, uuid) from public;
