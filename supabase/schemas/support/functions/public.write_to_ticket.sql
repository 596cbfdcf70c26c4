create or replace function public.write_to_ticket (
  ticket_id uuid,
  client_id uuid,
  body text default null::text,
  picture text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  words text := private.support_text(write_to_ticket.body, 0);
  t private.support_tickets;
  sent private.support_messages;
  by_customer boolean;
begin
  if write_to_ticket.client_id is null then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  if words is null and write_to_ticket.picture is null then
    perform private.refuse(400, 'message_empty', 'Please write something first.'); end if;
  perform private.hold_account(caller);
  t := private.ticket_to_write(write_to_ticket.ticket_id);
  by_customer := t.user_id = caller;
  select * into sent from private.support_messages as m where m.ticket_id = t.id
    and m.client_id = write_to_ticket.client_id and m.author_id = caller;
  if found then return private.message_of_ticket(sent); end if;
  if (select count(*) from private.support_messages as m where m.author_id = caller
    and m.at > clock_timestamp() - interval '1 minute') >= 20 then
    perform private.refuse(429, 'too_many_messages', 'That is a lot of messages. Please wait a minute.');
  end if;
  if t.status = 'closed' and (not by_customer or t.closed_at < now() - interval '14 days') then
    perform private.refuse(409, 'ticket_closed', 'This ticket is closed. Please open a new one.');
  end if;
  perform private.check_support_picture(write_to_ticket.picture, caller);
  if t.status = 'closed' then t := private.add_to_ticket(t, 'system', event => 'reopened'); end if;
  t := private.add_to_ticket(t, case when by_customer then 'customer' else 'support'
    end, words, write_to_ticket.picture, client_id => write_to_ticket.client_id);
  update private.support_tickets as s set status = case when by_customer then 'open' else 'answered'
    end, closed_at = null,
    assigned_to = case when by_customer then s.assigned_to else coalesce(s.assigned_to, caller) end,
    acknowledged_at = case when by_customer then s.acknowledged_at else coalesce(s.acknowledged_at, now()) end
  where s.id = t.id returning * into t;
  if not by_customer then perform private.tell_of_answer(t); end if;
  perform private.tell_of_ticket(t);
  return (select private.message_of_ticket(m) from private.support_messages as m where m.ticket_id = t.id
    and m.seq = t.last_seq);
end
$function$;

comment on function public.write_to_ticket(uuid, uuid, text, text) is 'Adds a message of 1,000 letters at most, a stored picture, or both; the same client_id is sent once. A customer''s message opens the ticket again for 14 days after it was closed; one of support is an answer. Raises ticket_not_found, ticket_closed, message_empty, ticket_text_invalid, picture_invalid, too_many_messages.';

revoke all on function public.write_to_ticket(uuid, uuid, text, text) from public;

grant execute on function public.write_to_ticket(uuid, uuid, text, text) to authenticated, postgres;
