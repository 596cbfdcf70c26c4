create or replace function public.service_type_page (
  type text,
  lat double precision default null::double precision,
  lng double precision default null::double precision,
  language text default 'en'::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  t public.service_types;
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  perform private.check_place(service_type_page.lat, service_type_page.lng);
  select * into t from public.service_types as k where k.type = service_type_page.type and k.part_of is not null;
  if t.type is null then perform private.refuse(404, 'service_not_found', 'There is no such service.'); end if;
  return private.words_of(t, service_type_page.language) || jsonb_build_object('type', t.type, 'part_of', t.part_of,
    'offers', (
      select coalesce(jsonb_agg(jsonb_build_object('vendor_id', (o.v).id, 'vendor_name', (o.v).name, 'picture',
        (o.v).picture, 'rating', (o.v).rating, 'ratings_count', (o.v).ratings_count, 'service_id', (o.s).id, 'name',
        (o.s).name, 'price_paise', (o.s).price_paise, 'minutes', (select sum(m) from unnest((o.s).minutes) as m),
        'team', (o.s).people, 'people', o.people, 'warranty_days', (o.s).warranty_days, 'sets_off', (o.s).sets_off,
        'next_free', (select min(f) from private.visit_of((o.v).id, jsonb_build_array(jsonb_build_object('service_id',
            (o.s).id))) as i, private.free_starts(i.parts, private.start_rules_of((o.v).id),
          daterange(today, today + 4), now(), 1, null, service_type_page.lat, service_type_page.lng) as f))
        order by o.n), '[]')
      from (
        select o.vendor as v, o.service as s, o.people, row_number() over (order by (o.vendor).rating desc nulls last,
          (o.service).price_paise, (o.service).id) as n
        from private.offers_of_type(t.type, private.vendors_who_come(t.trade, service_type_page.lat,
          service_type_page.lng)) as o order by n limit 12
      ) as o));
end
$function$;

comment on function public.service_type_page(text, double precision, double precision, text) is
  'One kind of service: {type, part_of, name, included, excluded, materials, offers: [{vendor_id, vendor_name, picture, rating, ratings_count, service_id, name, price_paise, minutes, team, people, warranty_days, sets_off, next_free}]} of at most twelve vendors who come to the place; next_free within four days. For everybody.';

revoke all on function public.service_type_page(text, double precision, double precision, text) from public;

grant execute
  on function public.service_type_page(text, double precision, double precision, text)
  to anon, authenticated, postgres;
