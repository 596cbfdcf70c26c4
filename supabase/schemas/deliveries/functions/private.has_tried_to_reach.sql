create or replace function private.has_tried_to_reach (
  order_id uuid,
  courier_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from private.calls as c where c.conversation_id = has_tried_to_reach.order_id
      and c.caller_id = has_tried_to_reach.courier_id and c.with_role = 'user')
    or exists (select from private.conversation_messages as m where m.conversation_id = has_tried_to_reach.order_id
      and m.sender_id = has_tried_to_reach.courier_id and m.to_role = 'user')
$function$;

comment on function private.has_tried_to_reach(uuid, uuid) is 'Whether a courier has called the customer of an order or written to them.';

revoke all on function private.has_tried_to_reach(uuid, uuid) from public;
