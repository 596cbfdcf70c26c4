create or replace function public.messages (
  conversation_id uuid,
  as_role text,
  with_role text,
  before_seq integer default null::integer,
  limit_count integer default 50
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c private.conversation := private.conversation_of(messages.conversation_id, as_role, messages.with_role);
begin
  return jsonb_build_object(
    'messages', (select coalesce(jsonb_agg(private.message_line(m) order by m.seq desc), '[]') from (
      select * from private.conversation_messages as n
      where n.conversation_id = c.conversation_id and (messages.before_seq is null or n.seq < messages.before_seq)
        and ((n.sender_role = c.role and n.from_id = c.party_id and n.to_role = c.with_role)
          or (n.to_role = c.role and n.to_id = c.party_id and n.sender_role = c.with_role))
      order by n.seq desc limit least(greatest(coalesce(limit_count, 50), 1), 100)) as m),
    'read_seq', (select coalesce(max(r.last_seq), 0) from private.conversation_reads as r
      where r.conversation_id = c.conversation_id and r.role = c.with_role and r.reader_id = c.with_id
        and r.with_role = c.role));
end
$function$;

comment on function public.messages(uuid, text, text, integer, integer) is 'What two parties of a conversation wrote to each other, newest first, and how far the other has read.';

revoke all on function public.messages(uuid, text, text, integer, integer) from public;

grant execute on function public.messages(uuid, text, text, integer, integer) to authenticated, postgres;
