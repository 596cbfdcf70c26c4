create or replace function private.forget_messages (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  -- Notifications of those they wrote to name them.
  delete from public.system_notifications as n using private.conversation_messages as m
  where m.sender_id = caller and n.template = 'message_new'
    and n.params ->> 'conversation_id' = m.conversation_id::text and n.params ->> 'from_role' = m.sender_role
    and (n.user_id = m.to_id
      or n.user_id in (select s.user_id from public.vendor_staff as s where s.vendor_id = m.to_id));
  update private.conversation_messages as m set body = null, picture = null, removed_at = now()
  where m.sender_id = caller and m.removed_at is null;
$function$;

comment on function private.forget_messages(uuid) is 'Removes what a person wrote. Its picture is shown to nobody any more, because no message names it.';

revoke all on function private.forget_messages(uuid) from public;
