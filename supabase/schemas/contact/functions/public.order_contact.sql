create or replace function public.order_contact (
  order_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  if not exists (select from public.enhanced_orders as o where o.id = order_contact.order_id) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  perform private.audit('read_messages', 'order', order_contact.order_id::text);
  return jsonb_build_object(
    'messages', (select coalesce(jsonb_agg(private.message_line(m)
        || jsonb_build_object('sender_name', private.party_name(m.sender_role, m.from_id)) order by m.seq), '[]')
      from private.conversation_messages as m where m.conversation_id = order_contact.order_id),
    'reports', (select coalesce(jsonb_agg(to_jsonb(r) - 'conversation_id' order by r.at), '[]')
      from public.message_reports as r where r.conversation_id = order_contact.order_id),
    'blocks', (select coalesce(jsonb_agg(to_jsonb(b) - 'conversation_id' order by b.at), '[]')
      from public.contact_blocks as b where b.conversation_id = order_contact.order_id));
end
$function$;

comment on function public.order_contact(uuid) is 'What the parties of an order wrote, reported and blocked, for administrators: {messages, reports, blocks}. Each reading is written to the audit log.';

revoke all on function public.order_contact(uuid) from public;

grant execute on function public.order_contact(uuid) to authenticated, postgres;
