create or replace function private.tell_of_message (
  c private.conversation
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  named text;
  subject uuid;
  someone record;
  told jsonb;
begin
  -- Whoever reads the conversation right now needs no notification.
  if exists (select from private.conversation_reads as r where r.conversation_id = c.conversation_id
      and r.role = c.with_role and r.reader_id = c.with_id and r.with_role = c.role
      and r.at > now() - interval '20 seconds') then return; end if;
  select s.notice, v.subject_id into named, subject
  from private.conversations as v join private.conversation_subjects as s on s.kind = v.subject_kind
  where v.id = c.conversation_id;
  for someone in
    select c.with_id as user_id, false as is_vendor where exists (select from auth.users as u where u.id = c.with_id)
    union all
    select s.user_id, true from private.staff_with(c.with_id, 'orders') as s (user_id) where s.user_id <> auth.uid()
  loop
    -- One unread notification for a conversation is enough, however many messages follow.
    continue when exists (select from public.system_notifications as n
      where n.user_id = someone.user_id and n.template = 'message_new' and not n.is_read
        and n.params ->> 'conversation_id' = c.conversation_id::text and n.params ->> 'from_role' = c.role
        and n.created_at > now() - interval '1 hour');
    execute format('select %s($1, $2, $3, $4)', named) into told
    using subject, c.with_role, c.role, someone.is_vendor;
    perform private.notify(someone.user_id, 'message_new', told -> 'params' || jsonb_build_object(
        'conversation_id', c.conversation_id, 'sender', private.party_name(c.role, c.party_id), 'from_role', c.role,
        'thread', left(translate('m' || c.conversation_id, '-', ''), 32)),
      told ->> 'path');
  end loop;
end
$function$;

comment on function private.tell_of_message(private.conversation) is 'Notifies whoever has a new message and is not reading it already.';

revoke all on function private.tell_of_message(private.conversation) from public;
