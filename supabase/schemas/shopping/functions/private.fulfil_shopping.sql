create or replace function private.fulfil_shopping (
  v public.vendors,
  home public.addresses,
  request jsonb,
  lines jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  goods_paise bigint := (select coalesce(sum((l ->> 'total_paise')::bigint), 0) from jsonb_array_elements(lines) as l);
  about jsonb := jsonb_build_object('vendor_id', v.id, 'vendor_name', v.name);
  road integer := case when home.id is not null then private.road_distance_m(home.lat, home.lng, v.lat, v.lng) else 0
    end;
  lane public.shipping_lanes;
  days private.parcel_dates;
  fees private.fees;
  minutes integer;
begin
  if home.id is not null and exists (select from public.shops as s where s.vendor_id = v.id and s.by_courier)
      and private.delivers_to(v, home.lat, home.lng) and private.takes_orders(v, now()) then
    fees := private.fees_at(v.region_id, now());
    minutes := v.prep_minutes + private.travel_minutes(road);
    return jsonb_build_object('kind', 'delivery', 'problems', '[]'::jsonb, 'distance_m', road, 'minutes_min', minutes,
      'minutes_max', minutes + 10,
      'accept_seconds', private.setting_int('vendor_accept_seconds'),
      'charges', (private.delivery_price(fees, road)).charges || private.charge('small_cart',
        case when goods_paise < (fees.rule).small_cart_below_paise then (fees.rule).small_cart_paise else 0 end));
  end if;
  lane := private.lane_to(v, home.pincode);
  if lane.to_zone is null then
    return jsonb_build_object('kind', 'shipment', 'charges', '[]'::jsonb, 'distance_m', road, 'minutes_min', 1440,
      'minutes_max', 10080,
      'accept_seconds', private.setting_int('parcel_accept_seconds'),
      'problems', case when home.id is null then '[]'::jsonb
        else jsonb_build_array(private.problem('outside_delivery_area', about)) end);
  end if;
  days := private.parcel_dates(lane, now());
  return jsonb_build_object('kind', 'shipment', 'problems', '[]'::jsonb, 'distance_m', road,
    'minutes_min', ceil(extract(epoch from (days.from_day + time '09:00') at time zone 'Asia/Kolkata' - now()) / 60),
    'minutes_max', ceil(extract(epoch from private.end_of_day(days.to_day) - now()) / 60),
    'arrives_from', days.from_day, 'arrives_to', days.to_day, 'accept_seconds',
      private.setting_int('parcel_accept_seconds'),
    'charges', private.charge('shipping', private.shipping_price(v, lane, goods_paise)));
end
$function$;

comment on function private.fulfil_shopping(public.vendors, public.addresses, jsonb, jsonb) is
  'How goods of a shop get to an address: by courier the same day where the shop offers that and is open, else by carrier, with arrives_from and arrives_to as days.';

revoke all on function private.fulfil_shopping(public.vendors, public.addresses, jsonb, jsonb) from public;
