create or replace function private.send_to_order (
  order_id uuid,
  event text,
  payload jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform realtime.send(send_to_order.payload, send_to_order.event,
    private.current_topic('order:' || send_to_order.order_id), true);
end
$function$;

comment on function private.send_to_order(uuid, text, jsonb) is 'Broadcasts on the topic of an order, whose log is order_events.';

revoke all on function private.send_to_order(uuid, text, jsonb) from public;
