create or replace function public.return_pickup (
  return_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  r public.returns;
begin
  perform private.require_user();
  select * into r from public.returns as k where k.id = return_pickup.return_id;
  if r.id is null or not private.may(r.vendor_id, 'orders') then
    perform private.refuse(404, 'return_not_found', 'There is no such return.');
  end if;
  -- The address is for fetching it, not for keeping.
  if r.state <> 'approved' then
    perform private.refuse(409, 'label_not_needed', 'A label is printed between accepting an order and its arrival.');
  end if;
  return (select jsonb_build_object('return_id', r.id, 'number', r.number, 'order_number', o.order_number, 'pickup_on',
    r.pickup_on,
      'from', jsonb_build_object('name', private.name_of(o.user_id), 'line', o.address ->> 'line', 'landmark',
        o.address ->> 'landmark',
        'city', o.address ->> 'city', 'pincode', o.address ->> 'pincode', 'lat',
          (o.address ->> 'lat')::double precision,
        'lng', (o.address ->> 'lng')::double precision),
      'to', (select jsonb_build_object('name', coalesce(h.legal_name, v.name), 'address', v.address, 'call_phone',
        coalesce(h.care_phone, v.phone))
        from public.vendors as v left join public.shops as h on h.vendor_id = v.id where v.id = r.vendor_id),
      'pieces', (select coalesce(sum(l.quantity), 0) from public.return_lines as l where l.return_id = r.id))
    from public.enhanced_orders as o where o.id = r.order_id);
end
$function$;

comment on function public.return_pickup(uuid) is 'Where a return that was accepted is fetched, for the shop''s people until they have it: {return_id, number, order_number, pickup_on, from {name, line, landmark, city, pincode, lat, lng}, to {name, address, call_phone}, pieces}. Raises return_not_found, label_not_needed.';

revoke all on function public.return_pickup(uuid) from public;

grant execute on function public.return_pickup(uuid) to authenticated, postgres;
