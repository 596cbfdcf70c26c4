create or replace function public.send_message (
  conversation_id uuid,
  as_role text,
  to_role text,
  client_id uuid,
  kind text default 'text'::text,
  body text default null::text,
  canned_code text default null::text,
  params jsonb default '{}'::jsonb,
  picture text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c private.conversation;
  sent private.conversation_messages;
  minutes integer;
  takes_minutes boolean;
  words text := nullif(trim(send_message.body), '');
begin
  perform private.bound(send_message.body, 100000), private.bound(send_message.params, 1000);
  if send_message.client_id is null or coalesce(send_message.kind, '') not in ('text', 'canned', 'picture') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.take_turns('messages', coalesce(auth.uid()::text, ''));
  select * into sent from private.conversation_messages as m
  where m.conversation_id = send_message.conversation_id and m.sender_id = auth.uid()
    and m.client_id = send_message.client_id;
  -- Sent again by a device that never saw the answer.
  if found then return private.message_line(sent); end if;
  c := private.open_conversation(send_message.conversation_id, as_role, send_message.to_role);
  if (select count(*) from private.conversation_messages as m
      where m.sender_id = auth.uid() and m.at > clock_timestamp() - interval '1 minute') >= 20 then
    perform private.refuse(429, 'too_many_messages', 'That is a lot of messages. Please wait a minute.');
  end if;
  if send_message.kind = 'text' then
    if words is null then perform private.refuse(400, 'message_empty', 'Please write something first.'); end if;
    if length(words) > 500 then
      perform private.refuse(400, 'message_too_long', 'A message has 500 characters at most.', '{"most": 500}');
    end if;
  elsif send_message.kind = 'canned' then
    select s.takes_minutes into takes_minutes from private.canned_messages as s
    where s.role = c.role and s.with_role = c.with_role and s.code = send_message.canned_code;
    minutes := private.json_integer(send_message.params -> 'minutes', 1, 120);
    if takes_minutes is null or (takes_minutes and minutes is null) then
      perform private.refuse(400, 'message_unknown', 'This sentence cannot be sent here.');
    end if;
  elsif not private.is_stored_picture(send_message.picture, c.conversation_id, auth.uid()) then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns('conversation_messages', c.conversation_id::text);
  insert into private.conversation_messages as m (conversation_id, seq, client_id, sender_id, sender_role, from_id,
    to_role, to_id, kind, body, canned_code, params, picture)
  values (c.conversation_id, (select coalesce(max(n.seq), 0) + 1 from private.conversation_messages as n
      where n.conversation_id = c.conversation_id), send_message.client_id,
    auth.uid(), c.role, c.party_id, c.with_role, c.with_id, send_message.kind,
    case when send_message.kind = 'text' then words end,
    case when send_message.kind = 'canned' then send_message.canned_code end,
    case when takes_minutes then jsonb_build_object('minutes', minutes) else '{}' end,
    case when send_message.kind = 'picture' then send_message.picture end)
  returning * into sent;
  perform private.tell_conversation(c, 'message',
    jsonb_build_object('message_seq', sent.seq, 'sender_role', c.role, 'to_role', c.with_role));
  perform private.tell_of_message(c);
  return private.message_line(sent);
end
$function$;

comment on function public.send_message(uuid, text, text, uuid, text, text, text, jsonb, text) is
  'Sends a message between two parties of a conversation, an order''s under the order''s id; the same client_id is stored once.';

revoke all on function public.send_message(uuid, text, text, uuid, text, text, text, jsonb, text) from public;

grant execute
  on function public.send_message(uuid, text, text, uuid, text, text, text, jsonb, text)
  to authenticated, postgres;
