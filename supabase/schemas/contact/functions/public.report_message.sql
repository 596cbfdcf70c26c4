create or replace function public.report_message (
  conversation_id uuid,
  as_role text,
  seq integer,
  reason text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  m private.conversation_messages;
begin
  perform private.require_user();
  perform private.hold_account(auth.uid());
  select * into m from private.conversation_messages as n
  where n.conversation_id = report_message.conversation_id and n.seq = report_message.seq and n.to_role = as_role
    and n.to_id = private.own_part(report_message.conversation_id, as_role);
  if not found then perform private.refuse(404, 'message_not_found', 'There is no such message.'); end if;
  if coalesce(report_message.reason, '') not in ('rude', 'threat', 'asks_for_money', 'picture', 'other') then
    perform private.refuse(400, 'reason_invalid', 'Please choose one of the reasons.');
  end if;
  insert into public.message_reports (conversation_id, seq, reporter_id, reason)
  values (m.conversation_id, m.seq, auth.uid(), report_message.reason)
  on conflict (conversation_id, seq, reporter_id) do update set reason = excluded.reason, at = now();
end
$function$;

comment on function public.report_message(uuid, text, integer, text) is 'Reports a message of another party to the administrators.';

revoke all on function public.report_message(uuid, text, integer, text) from public;

grant execute on function public.report_message(uuid, text, integer, text) to authenticated, postgres;
