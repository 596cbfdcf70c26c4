create or replace function private.tell_of_answer (
  t private.support_tickets
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- Several answers in a row are one notification until it is read.
  if exists (select from public.system_notifications as n where n.user_id = t.user_id and n.template = 'ticket_answered'
      and n.params ->> 'ticket_id' = t.id::text and not n.is_read and n.created_at > now() - interval '1 hour') then
        return; end if;
  perform private.notify(t.user_id, 'ticket_answered', jsonb_build_object('number', t.number, 'ticket_id', t.id),
    '/support?ticket=' || t.id);
end
$function$;

comment on function private.tell_of_answer(private.support_tickets) is 'Notifies a customer that support has written.';

revoke all on function private.tell_of_answer(private.support_tickets) from public;
