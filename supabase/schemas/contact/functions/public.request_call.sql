create or replace function public.request_call (
  conversation_id uuid,
  as_role text,
  with_role text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c private.conversation;
  k private.calls;
begin
  perform private.take_turns('calls', coalesce(auth.uid()::text, ''));
  c := private.open_conversation(request_call.conversation_id, as_role, request_call.with_role);
  if not private.has_called_function('telephony') or private.setting('calls_enabled') <> 'true' then
    perform private.refuse(409, 'calls_unavailable', 'Calls are not available right now. Please write instead.');
  end if;
  if private.party_phone(c.role, c.party_id) is null or private.party_phone(c.with_role, c.with_id) is null then
    perform private.refuse(409, 'call_without_number', 'There is no number to call. Please write instead.');
  end if;
  select * into k from private.calls as l
  where l.conversation_id = c.conversation_id and l.caller_id = auth.uid() and l.with_id = c.with_id
    and l.state in ('requested', 'ringing', 'connected') and l.at > now() - interval '2 minutes';
  -- A second tap while it rings is the same call.
  if found then return jsonb_build_object('call_id', k.id, 'state', k.state); end if;
  if (select count(*) from private.calls as l
      where l.caller_id = auth.uid() and l.at > now() - interval '10 minutes') >= 5 then
    perform private.refuse(429, 'too_many_calls', 'You have called several times. Please wait a few minutes.');
  end if;
  insert into private.calls (conversation_id, caller_id, role, party_id, with_role, with_id)
  values (c.conversation_id, auth.uid(), c.role, c.party_id, c.with_role, c.with_id) returning * into k;
  perform private.announce_call(k);
  perform private.call_function('telephony', 'x-telephony-secret', 20000);
  return jsonb_build_object('call_id', k.id, 'state', k.state);
end
$function$;

comment on function public.request_call(uuid, text, text) is 'Asks the telephony service to call the caller and another party of a conversation, and to connect both.';

revoke all on function public.request_call(uuid, text, text) from public;

grant execute on function public.request_call(uuid, text, text) to authenticated, postgres;
