create or replace function public.open_ticket (
  topic text,
  body text,
  idempotency_key text,
  order_id uuid default null::uuid,
  language text default 'en'::text,
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
  words text := private.support_text(open_ticket.body, 10);
  result jsonb;
begin
  if coalesce(open_ticket.topic, '') not in ('payment', 'order', 'delivery', 'wallet', 'account', 'digital', 'partner',
    'grievance', 'other') then
    perform private.refuse(400, 'ticket_topic_unknown', 'Please choose what it is about.');
  end if;
  if open_ticket.order_id is not null and not exists (select from public.enhanced_orders as o
      where o.id = open_ticket.order_id and o.user_id = caller) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  perform private.check_support_picture(open_ticket.picture, caller);
  result := private.claim_idempotency(caller, open_ticket.idempotency_key, 'open_ticket');
  if result is not null then return result; end if;
  perform private.pace_tickets(caller);
  result := private.opened_ticket(private.create_ticket(caller, open_ticket.topic, open_ticket.order_id,
    open_ticket.language, words, open_ticket.picture));
  perform private.keep_result(caller, open_ticket.idempotency_key, result);
  return result;
end
$function$;

comment on function public.open_ticket(text, text, text, uuid, text, text) is 'Opens a ticket, once per key: {id, number, acknowledge_by, resolve_by}. body has 10 to 1,000 letters, picture is a path in support-pictures. Raises ticket_text_invalid, ticket_topic_unknown, order_not_found, picture_invalid, too_many_tickets.';

revoke all on function public.open_ticket(text, text, text, uuid, text, text) from public;

grant execute on function public.open_ticket(text, text, text, uuid, text, text) to authenticated, postgres;
