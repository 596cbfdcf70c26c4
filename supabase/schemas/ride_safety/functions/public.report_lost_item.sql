create or replace function public.report_lost_item (
  order_id uuid,
  what text,
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
  caller uuid := private.require_user();
  o public.enhanced_orders;
  ticket private.support_tickets;
  result jsonb;
  driver uuid;
begin
  perform private.bound(report_lost_item.what, 1200), private.bound(report_lost_item.language, 10);
  result := private.claim_idempotency(caller, report_lost_item.idempotency_key, 'report_lost_item');
  if result is not null then return result; end if;
  o := private.my_ride(report_lost_item.order_id);
  if coalesce(length(trim(private.without_marks(report_lost_item.what))), 0) not between 2 and 300 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if o.status <> 'delivered' or o.status_since < now() - interval '30 days' then
    perform private.refuse(409, 'lost_item_not_now', 'Something left behind can be reported for 30 days after a ride.');
  end if;
  if (select count(*) from private.lost_items as l where l.order_id = o.id) >= 3 then
    perform private.refuse(429, 'too_many_tickets',
      'You have written several times. Support answers as soon as possible.');
  end if;
  ticket := private.create_ticket(caller, 'order', o.id, report_lost_item.language,
    left('Left on ride ' || o.order_number || ': ' || trim(report_lost_item.what), 1000), null);
  insert into private.lost_items (order_id, what, ticket_id)
  values (o.id, trim(private.without_marks(report_lost_item.what)), ticket.id);
  select j.performer_id into driver from private.job_of(o.id) as j;
  if driver is not null then
    perform private.notify(driver, 'driver_lost_item', jsonb_build_object('order_number', o.order_number, 'what',
      left(trim(private.without_marks(report_lost_item.what)), 100)), '/delivery-dashboard');
  end if;
  perform private.announce_detail(o);
  result := jsonb_build_object('ticket_number', ticket.number);
  perform private.keep_result(caller, report_lost_item.idempotency_key, result);
  return result;
end
$function$;

comment on function public.report_lost_item(uuid, text, text, text) is 'The customer misses something after a ride: a ticket of the help, of which the driver is told, once per key: {ticket_number}. Refuses order_not_found, request_invalid, lost_item_not_now, too_many_tickets.';

revoke all on function public.report_lost_item(uuid, text, text, text) from public;

grant execute on function public.report_lost_item(uuid, text, text, text) to authenticated, postgres;
