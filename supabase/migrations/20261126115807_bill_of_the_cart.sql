-- The bill of a cart before the checkout: what the quote will say, from the same functions. For the signed-in, for guests and for groups.

create function private.cart_bill_of(caller uuid, request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  built jsonb := private.build_quote(caller, request || '{"orderable_only": true}');
begin
  return jsonb_build_object('total_paise', built -> 'totals' -> 'total_paise', 'charges', built -> 'totals' -> 'charges', 'takes_tip', built -> 'takes_tip',
    'complete', built ->> 'fulfilment' = 'pickup' or coalesce(jsonb_typeof(built -> 'address'), 'null') <> 'null',
    'orders', (select coalesce(jsonb_agg(jsonb_build_object('vendor_id', o -> 'vendor_id', 'vendor_name', o -> 'vendor_name',
        'kind', coalesce(o ->> 'kind', built ->> 'fulfilment'), 'total_paise', o -> 'total_paise', 'charges', private.merged_charges(o -> 'charges')) order by n), '[]'::jsonb)
      from jsonb_array_elements(built -> 'orders') with ordinality as e (o, n)));
end
$$;
comment on function private.cart_bill_of is 'The bill of what a request is about, as far as it can be ordered: {total_paise, charges, takes_tip, complete, orders}.';

create function private.pincode_near(lat double precision, lng double precision) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select rpad(z.prefix, 6, '0') from public.pincode_zones as z join public.regions as r on r.slug = z.zone
    where r.id = private.region_at(pincode_near.lat, pincode_near.lng) order by length(z.prefix), z.prefix limit 1);
end
$$;
comment on function private.pincode_near is 'A pincode of the zone in which a place is, for what a parcel to it costs; null where the place is in no region.';

create function public.cart_bill(request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  place jsonb := nullif(request -> 'place', 'null');
  cleaned jsonb;
begin
  perform private.bound(request, 110000);
  if jsonb_typeof(request) is distinct from 'object' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if place is not null and not (case when jsonb_typeof(place) = 'object' and jsonb_typeof(place -> 'lat') = 'number' and jsonb_typeof(place -> 'lng') = 'number'
        and coalesce(jsonb_typeof(place -> 'pincode'), 'null') in ('string', 'null') and length(coalesce(place ->> 'pincode', '')) <= 6
      then (place ->> 'lat')::numeric between -90 and 90 and (place ->> 'lng')::numeric between -180 and 180 else false end) then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  -- A cart knows no coupon, tip or gift yet.
  cleaned := private.clean_request(request - array['place', 'items', 'coupon_code', 'tip_paise', 'gift', 'instructions']);
  if cleaned ->> 'address_id' is null and place is not null then
    cleaned := cleaned || jsonb_build_object('place', jsonb_build_object('lat', place -> 'lat', 'lng', place -> 'lng', 'pincode',
      coalesce(place ->> 'pincode', private.pincode_near((place ->> 'lat')::double precision, (place ->> 'lng')::double precision))));
  end if;
  if caller is null then
    cleaned := cleaned || jsonb_build_object('lines', (select coalesce(jsonb_agg(jsonb_build_object('item_id', g.item_id, 'option_ids', g.option_ids,
        'quantity', g.quantity)), '[]'::jsonb)
      from private.guest_lines(coalesce(request -> 'items', '[]'::jsonb)) as g where pg_input_is_valid(g.item_id, 'uuid')));
  end if;
  return private.cart_bill_of(caller, cleaned);
end
$$;
comment on function public.cart_bill is
  'What the cart will cost at the checkout, by the same rules as quote_order and without a trace: {total_paise, charges (as in a quote), takes_tip, '
  'complete, orders: [{vendor_id, vendor_name, kind, total_paise, charges}]}. request names fulfilment, vendor_ids, slots, scheduled_for, and address_id or '
  'place {lat, lng, pincode?}; a guest''s also items, as price_guest_cart takes them. What cannot be ordered is left out; complete is false while it is not '
  'known where to, and delivery is then the least that it can be.';
revoke execute on function public.cart_bill(jsonb) from public;
grant execute on function public.cart_bill(jsonb) to anon, authenticated;

create function private.group_bill(g private.group_carts) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  address uuid := (select a.id from public.addresses as a where a.user_id = g.host_id order by a.is_default desc, a.created_at, a.id limit 1);
begin
  return (
    select private.cart_bill_of(g.host_id, jsonb_strip_nulls(jsonb_build_object('fulfilment', 'delivery', 'address_id', address, 'lines', jsonb_agg(
      jsonb_build_object('item_id', l.item_id, 'option_ids', l.option_ids, 'quantity', l.quantity) order by l.created_at, l.id)))) - 'orders'
    from private.group_people as p join private.group_lines as l on l.person_id = p.id where p.group_id = g.id having count(*) > 0);
end
$$;
comment on function private.group_bill is 'What a group''s cart will cost its host, delivered to the host''s own address; null while nobody has chosen anything.';

create or replace function public.group_cart(token text, secret text default null, language text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  g private.group_carts := private.group_by_token(group_cart.token);
  me private.group_people := private.group_caller(g, group_cart.secret);
  about jsonb;
begin
  select jsonb_build_object('id', g.id, 'state', g.state, 'server_now', now(), 'expires_at', g.expires_at, 'closes_at', g.closes_at, 'limit_paise', g.limit_paise,
    'accepting', g.state = 'open' and coalesce(g.closes_at > now(), true),
    'host_name', (select p.name from private.group_people as p where p.group_id = g.id and p.is_host),
    'people_count', (select count(*) from private.group_people as p where p.group_id = g.id and p.left_at is null),
    'vendor', jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'picture', v.picture, 'min_order_paise', v.min_order_paise,
      'is_active', v.status = 'active',
      'is_open', private.takes_orders(v, now()),
      'opens_at', case when v.paused_until > now() then v.paused_until when not private.vendor_is_open(v.id, now()) then private.vendor_next_opening(v.id, now()) end),
    'me', null, 'people', '[]'::jsonb, 'lines', '[]'::jsonb, 'order', null, 'order_id', null)
  into about from public.vendors as v where v.id = g.vendor_id;
  -- Whoever has not joined learns whose group it is, and nothing of what anybody chose.
  if me.id is null then return about; end if;
  return about || jsonb_build_object('me', me.id,
    'people', (select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'is_host', p.is_host, 'ready', p.ready_at is not null) order by p.is_host desc, p.joined_at, p.id)
      from private.group_people as p where p.group_id = g.id and p.left_at is null),
    'bill', case when g.state <> 'ordered' then private.group_bill(g) end,
    'lines', case when g.state = 'ordered' then '[]'::jsonb else private.group_lines_now(g, group_cart.language) end,
    'order', case when g.order_id is not null then private.group_order_now(g) end,
    'order_id', case when me.is_host then g.order_id end);
end
$$;
