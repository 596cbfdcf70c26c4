create or replace function public.mark_read (
  conversation_id uuid,
  as_role text,
  with_role text,
  seq integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c private.conversation := private.conversation_of(mark_read.conversation_id, as_role, mark_read.with_role);
  latest integer;
  before integer;
begin
  perform private.hold_account(auth.uid());
  select max(m.seq) into latest from private.conversation_messages as m
  where m.conversation_id = c.conversation_id and m.to_role = c.role and m.to_id = c.party_id
    and m.sender_role = c.with_role and m.seq <= mark_read.seq;
  if latest is null then return; end if;
  select r.last_seq into before from private.conversation_reads as r
  where r.conversation_id = c.conversation_id and r.role = c.role and r.reader_id = c.party_id
    and r.with_role = c.with_role;
  insert into private.conversation_reads as r (conversation_id, role, reader_id, with_role, last_seq)
  values (c.conversation_id, c.role, c.party_id, c.with_role, latest)
  on conflict (conversation_id, role, reader_id, with_role) do update
  set last_seq = greatest(r.last_seq, excluded.last_seq), at = now();
  update public.system_notifications as n set is_read = true
  where n.user_id = auth.uid() and not n.is_read and n.template = 'message_new'
    and n.params ->> 'conversation_id' = c.conversation_id::text and n.params ->> 'from_role' = c.with_role;
  if coalesce(before, 0) >= latest then return; end if;
  perform private.tell_conversation(c, 'message_read',
    jsonb_build_object('message_seq', latest, 'reader_role', c.role, 'with_role', c.with_role));
end
$function$;

comment on function public.mark_read(uuid, text, text, integer) is 'Marks what another party wrote as read up to a number, also its notification.';

revoke all on function public.mark_read(uuid, text, text, integer) from public;

grant execute on function public.mark_read(uuid, text, text, integer) to authenticated, postgres;
