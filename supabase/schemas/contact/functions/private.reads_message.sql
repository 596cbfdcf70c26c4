create or replace function private.reads_message (
  m private.conversation_messages
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(m.from_id = private.own_part(m.conversation_id, m.sender_role), false)
    or coalesce(m.to_id = private.own_part(m.conversation_id, m.to_role), false)
    or private.is_admin()
$function$;

comment on function private.reads_message(private.conversation_messages) is 'Whether the caller may read a message: one of its two parties, or an administrator.';

revoke all on function private.reads_message(private.conversation_messages) from public;
