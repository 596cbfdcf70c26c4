create or replace function public.ask_courier_support (
  order_id uuid,
  about text,
  note text,
  idempotency_key text,
  language text default 'en'::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  o public.enhanced_orders;
  c public.couriers;
  ticket private.support_tickets;
  result jsonb;
begin
  perform private.bound(ask_courier_support.note, 2000), private.bound(ask_courier_support.about, 40),
    private.bound(ask_courier_support.language, 10);
  if coalesce(ask_courier_support.about, '') not in ('accident', 'unsafe', 'vehicle', 'damaged', 'address', 'other')
    then
    perform private.refuse(400, 'reason_invalid', 'Please choose a reason.');
  end if;
  result := private.claim_idempotency(caller, ask_courier_support.idempotency_key, 'ask_courier_support');
  if result is not null then return result; end if;
  o := private.lock_order(ask_courier_support.order_id);
  perform private.require_job(ask_courier_support.order_id);
  if o.status in ('delivered', 'cancelled') then perform private.refuse(404, 'order_not_found',
    'There is no such order.'); end if;
  if (select count(*) from private.courier_calls_for_help as h where h.courier_id = caller
    and h.at > now() - interval '1 hour') >= 10 then
    perform private.refuse(429, 'too_many_tickets',
      'You have written several times. Support answers as soon as possible; in danger call 112.');
  end if;
  select * into c from public.couriers as k where k.user_id = caller;
  ticket := private.create_ticket(caller, 'delivery', o.id, ask_courier_support.language,
    left(coalesce(nullif(trim(ask_courier_support.note), ''),
      'Order ' || o.order_number || ': ' || ask_courier_support.about), 1000), null);
  insert into private.courier_calls_for_help (order_id, courier_id, about, ticket_id, lat, lng)
  select o.id, caller, ask_courier_support.about, ticket.id, p.lat, p.lng
  from (select caller as id) as me left join public.courier_positions as p on p.user_id = me.id;
  perform private.note_event(o, caller, 'courier', 'courier_help', ask_courier_support.about);
  perform private.notify_party(o, 'admin', 'admin_courier_help',
    jsonb_build_object('courier', c.name, 'about', ask_courier_support.about));
  result := jsonb_build_object('ticket_number', ticket.number);
  perform private.keep_result(caller, ask_courier_support.idempotency_key, result);
  return result;
end
$function$;

comment on function public.ask_courier_support(uuid, text, text, text, text) is 'Whoever carries an order asks support: about accident, unsafe, vehicle, damaged, address or other; opens a ticket, once per key, tells the administration at once, and keeps the last position: {ticket_number}. Refuses reason_invalid, order_not_found, too_many_tickets.';

revoke all on function public.ask_courier_support(uuid, text, text, text, text) from public;

grant execute on function public.ask_courier_support(uuid, text, text, text, text) to authenticated, postgres;
