create or replace function private.add_to_ticket (
  t private.support_tickets,
  author_role text,
  body text default null::text,
  picture text default null::text,
  event text default null::text,
  params jsonb default '{}'::jsonb,
  client_id uuid default gen_random_uuid()
)
  returns private.support_tickets
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  ticket private.support_tickets;
begin
  update private.support_tickets as s set last_seq = s.last_seq + 1, last_at = clock_timestamp(),
    customer_read_seq = case when add_to_ticket.author_role = 'customer' then s.last_seq + 1 else s.customer_read_seq
      end
  where s.id = t.id returning * into ticket;
  insert into private.support_messages (ticket_id, seq, author_role, author_id, client_id, body, picture, event, params)
  values (ticket.id, ticket.last_seq, add_to_ticket.author_role, case when add_to_ticket.author_role <> 'system'
    then auth.uid() end,
    add_to_ticket.client_id, add_to_ticket.body, add_to_ticket.picture, add_to_ticket.event, add_to_ticket.params);
  return ticket;
end
$function$;

comment on function private.add_to_ticket(private.support_tickets, text, text, text, text, jsonb, uuid) is
  'Adds a message or an event to a ticket that the caller has locked; answers the ticket as it is then.';

revoke all
  on function private.add_to_ticket(private.support_tickets, text, text, text, text, jsonb, uuid)
  from public;
