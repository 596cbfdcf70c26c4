create or replace function private.create_ticket (
  caller uuid,
  topic text,
  order_id uuid,
  language text,
  body text,
  picture text
)
  returns private.support_tickets
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  ticket private.support_tickets;
begin
  insert into private.support_tickets (user_id, order_id, topic, language)
  values (caller, create_ticket.order_id, create_ticket.topic, case when private.is_language(create_ticket.language)
    then create_ticket.language else 'en' end)
  returning * into ticket;
  if num_nonnulls(create_ticket.body, create_ticket.picture) > 0 then
    ticket := private.add_to_ticket(ticket, 'customer', create_ticket.body, create_ticket.picture);
  end if;
  ticket := private.add_to_ticket(ticket, 'system', event => 'opened',
    params => jsonb_build_object('acknowledge_by', ticket.acknowledge_by, 'resolve_by', ticket.resolve_by));
  update private.support_tickets as t set customer_read_seq = t.last_seq where t.id = ticket.id returning * into ticket;
  perform private.tell_of_ticket(ticket);
  return ticket;
end
$function$;

comment on function private.create_ticket(uuid, text, uuid, text, text, text) is 'Opens a ticket with its first message; text and picture have been checked.';

revoke all on function private.create_ticket(uuid, text, uuid, text, text, text) from public;
