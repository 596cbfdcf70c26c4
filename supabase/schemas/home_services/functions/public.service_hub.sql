create or replace function public.service_hub (
  trade text,
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
  who uuid[];
begin
  perform private.check_place(service_hub.lat, service_hub.lng);
  perform private.bound(service_hub.trade, 100);
  who := private.vendors_who_come(service_hub.trade, service_hub.lat, service_hub.lng);
  return (select coalesce(jsonb_agg(jsonb_build_object('type', k.type, 'name',
      private.words_of(k, service_hub.language) -> 'name', 'services', t.list) order by k.position), '[]')
    from public.service_types as k cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('type', s.type, 'name',
        private.words_of(s, service_hub.language) -> 'name', 'vendors', f.vendors, 'from_paise', f.from_paise)
        order by s.position), '[]') as list
      from public.service_types as s cross join lateral (
        select count(distinct (o.vendor).id) as vendors, min((o.service).price_paise) as from_paise
        from private.offers_of_type(s.type, who) as o) as f
      where s.part_of = k.type) as t
    where k.trade = service_hub.trade and k.part_of is null);
end
$function$;

comment on function public.service_hub(text, double precision, double precision, text) is
  'The kinds of services of a trade with what is of each, how many come to a place and from which price: [{type, name, services: [{type, name, vendors, from_paise}]}]. For everybody.';

revoke all on function public.service_hub(text, double precision, double precision, text) from public;

grant execute
  on function public.service_hub(text, double precision, double precision, text)
  to anon, authenticated, postgres;
