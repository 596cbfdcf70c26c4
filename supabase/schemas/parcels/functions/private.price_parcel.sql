create or replace function private.price_parcel (
  caller uuid,
  request jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  parcel jsonb := request -> 'parcel';
  region uuid := private.region_at((parcel #>> '{pickup,lat}')::float8, (parcel #>> '{pickup,lng}')::float8);
  rate private.parcel_rates := private.parcel_rate(region);
  many integer := jsonb_array_length(parcel -> 'drops');
  receiver boolean := parcel ->> 'payer' = 'receiver';
  pays_at integer := least(greatest(coalesce((parcel ->> 'pays_at')::integer, many), 1), many);
  metres integer := private.parcel_metres(parcel -> 'pickup', parcel -> 'drops');
  problems jsonb := private.parcel_problems(parcel, rate);
  scheduled timestamptz;
  minutes integer;
  rows jsonb;
begin
  if region is null or exists (select from jsonb_array_elements(parcel -> 'drops') as d
      where private.region_at((d ->> 'lat')::float8, (d ->> 'lng')::float8) is null) then
    problems := problems || private.problem('parcel_out_of_area');
  elsif metres > rate.longest_metres then
    problems := problems || private.problem('parcel_too_far', jsonb_build_object('most_metres', rate.longest_metres));
  end if;
  if request ->> 'scheduled_for' is not null then
    if pg_input_is_valid(request ->> 'scheduled_for', 'timestamptz') then
      scheduled := (request ->> 'scheduled_for')::timestamptz;
    end if;
    if scheduled is null or scheduled < now() + interval '10 minutes' or scheduled > now() + interval '7 days' then
      problems := problems || private.problem('schedule_invalid');
    end if;
  end if;
  if jsonb_array_length(problems) > 0 then
    return jsonb_build_object('problems', problems, 'address', null, 'orders', '[]'::jsonb);
  end if;
  rows := private.parcel_rows(rate, (parcel ->> 'grams')::integer, metres, many, receiver,
    (parcel ->> 'declared_paise')::integer, (parcel ->> 'insured')::boolean);
  minutes := private.travel_minutes(metres) + 15 + 5 * many;
  -- The address of the order is its last door, as a courier's list reads it.
  return jsonb_build_object('problems', problems, 'scheduled_for', scheduled, 'address', (select (d - array['name',
      'phone', 'handover']) || '{"label": "", "city": "", "pincode": ""}'
      from (select parcel -> 'drops' -> -1) as l (d)),
    'orders',
    jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('trade', 'parcel', 'kind', 'parcel', 'category', 'delivery',
      'vendor_name', 'Angadi', 'region_id', region, 'lines', '[]'::jsonb, 'distance_m', metres,
      'minutes_min', minutes, 'minutes_max', minutes + 15, 'starts_at', scheduled,
      'ends_at', scheduled + make_interval(mins => minutes + 15),
      'parcel', parcel || jsonb_build_object('rate_id', rate.id, 'class',
        (private.parcel_class(rate, (parcel ->> 'grams')::integer)).class,
        'pays_at', case when receiver then pays_at end),
      'payment_methods', case when receiver then '["cash"]' else '["wallet", "gateway"]' end::jsonb,
      'charges', (select coalesce(jsonb_agg(c order by k.position), '[]') from jsonb_each_text(rows) as r
        join public.charge_codes as k on k.code = 'parcel_' || r.key,
        jsonb_array_elements(private.charge(k.code, r.value::bigint)) as c)))));
end
$function$;

comment on function private.price_parcel(uuid, jsonb) is 'What a parcel costs along all its drops, as private.trades.price returns it. A receiver who pays does so at the door, a sender beforehand.';

revoke all on function private.price_parcel(uuid, jsonb) from public;
