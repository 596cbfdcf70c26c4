create or replace function private.place_goods (
  o public.enhanced_orders,
  part jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.share_goods(o);
  insert into private.order_timers (order_id, action, due_at) values (o.id, 'accept_window', o.accept_by);
  perform private.notify_party(o, 'vendor', 'vendor_order_new');
  if o.scheduled_for is not null then perform private.remind_at_opening(o); end if;
  perform private.name_order_lines(o, part);
  if (private.kind_of_order(o)).carried then
    perform private.add_job(o, jsonb_build_array(
        jsonb_build_object('what', 'pickup', 'lat', v.lat, 'lng', v.lng, 'address', left(v.address, 300), 'code',
          'pickup'),
        jsonb_build_object('what', 'drop', 'lat',o.address -> 'lat', 'lng',o.address -> 'lng', 'code', 'drop')),
          (o.terms ->> 'courier_pay_paise')::integer, o.distance_m)
    from public.vendors as v where v.id = o.vendor_id;
  end if;
end
$function$;

comment on function private.place_goods(public.enhanced_orders, jsonb) is 'The vendor''s time to accept, what the category has of its own, the names of a group, and the courier''s job of an order that is delivered.';

revoke all on function private.place_goods(public.enhanced_orders, jsonb) from public;
