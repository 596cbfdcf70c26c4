create or replace function public.get_vendor (
  vendor text,
  lat double precision default null::double precision,
  lng double precision default null::double precision,
  language text default null::text
)
  returns SETOF public.vendor_page
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select v.id, v.slug, v.name, v.kind, v.tagline, coalesce(f.cuisines, '{}'), v.area, v.address, v.lat, v.lng,
    v.picture, v.rating,
    v.ratings_count, coalesce(f.pure_veg, false), f.cost_for_two_paise, v.min_order_paise, v.packaging_paise,
      v.prep_minutes,
    f.fssai_number, r.slug, open.now,
    case when not open.now then case when private.vendor_is_open(v.id, now()) then v.paused_until
      else private.vendor_next_opening(v.id, now()) end end,
    away.metres, private.delivers_to(v, get_vendor.lat, get_vendor.lng),
    v.prep_minutes + private.travel_minutes(round(1.3 * away.metres)::integer),
    v.prep_minutes + private.travel_minutes(round(1.3 * away.metres)::integer) + 10,
    (price.of_delivery).total_paise,
    coalesce((select jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes)
      order by h.weekday, h.opens) from public.vendor_hours as h where h.vendor_id = v.id), '[]'::jsonb),
    coalesce((select array_agg(coalesce(w.text, one.cuisine) order by one.position)
      from unnest(f.cuisines) with ordinality as one (cuisine, position)
      left join public.dictionary as w
        on w.kind = 'cuisine' and w.source = lower(one.cuisine) and w.language = get_vendor.language), '{}'),
    coalesce((price.of_delivery).surcharges, '[]'::jsonb)
  from public.vendors as v
  join public.regions as r on r.id = v.region_id
  left join public.restaurants as f on f.vendor_id = v.id
  cross join lateral (select private.takes_orders(v, now()) as now) as open
  cross join lateral (select public.distance_m(get_vendor.lat, get_vendor.lng, v.lat, v.lng) as metres) as away
  cross join lateral (select private.delivery_price(private.fees_at(v.region_id, now()),
    round(1.3 * away.metres)::integer) as of_delivery offset 0) as price
  where v.status = 'active' and (v.slug = get_vendor.vendor
    -- The pattern is decided while planning, as the cast is; pg_input_is_valid would run too late.
    or v.id = case when length(get_vendor.vendor) = 36
      and get_vendor.vendor ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then get_vendor.vendor::uuid end)
$function$;

comment on function public.get_vendor(text, double precision, double precision, text) is
  'One vendor by id or slug, as seen from a location; no row when there is none. cuisine_names are the cuisines in the reader''s language. delivery_fee_paise includes the surcharges [{code, amount_paise}]; null without a location.';

revoke all on function public.get_vendor(text, double precision, double precision, text) from public;

grant execute
  on function public.get_vendor(text, double precision, double precision, text)
  to anon, authenticated, postgres;
