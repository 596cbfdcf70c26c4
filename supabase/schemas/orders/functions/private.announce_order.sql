create or replace function private.announce_order (
  o public.enhanced_orders
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  news jsonb := jsonb_build_object('order_id', o.id, 'status', o.status, 'seq', o.last_seq);
begin
  -- What was never placed is between its customer and the provider.
  if o.placed_at is null then
    perform private.publish('user:' || o.user_id, 'order', news);
    return;
  end if;
  perform private.send_to_order(o.id, 'order_event', jsonb_build_object('seq', o.last_seq, 'status', o.status));
  perform private.publish('user:' || o.user_id, 'order', news);
  if o.vendor_id is not null then perform private.publish('vendor:' || o.vendor_id, 'order', news); end if;
  perform private.publish('region:' || o.region_id, 'order', news);
end
$function$;

revoke all on function private.announce_order(public.enhanced_orders) from public;
