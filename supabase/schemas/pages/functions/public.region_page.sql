create or replace function public.region_page (
  region text,
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
  place public.regions;
  page public.region_pages;
  within uuid[];
  kitchens uuid[];
  stores uuid[];
  shops uuid[];
  rule public.fee_rules;
begin
  perform private.bound(region_page.region, 60);
  select * into place from public.regions as r where r.slug = region_page.region;
  select * into page from public.region_pages as p where p.region_id = place.id;
  if page.region_id is null then perform private.refuse(404, 'region_not_found', 'There is no page of this town.'); end
    if;
  within := private.regions_within(place.id);
  kitchens := private.best_vendors(within, 'food', 8);
  stores := private.best_vendors(within, 'grocery', 4);
  shops := private.best_vendors(within, 'shopping', 4);
  rule := private.fee_rule(place.id, now());
  return jsonb_build_object(
    'slug', place.slug, 'name', private.spoken(page.names, region_page.language), 'state', place.state,
    'lat', place.center_lat, 'lng', place.center_lng,
    'intro', private.spoken(page.intro, region_page.language), 'delivery',
      private.spoken(page.delivery, region_page.language),
    'figures', (select jsonb_build_object('vendors', count(*), 'pure_veg', count(*)
      filter (where 'pure_veg' = any (v.facets)),
        -- A kitchen's usual time, and the way of two kilometres.
        'minutes', (percentile_cont(0.5) within group (order by v.prep_minutes)
          filter (where v.kind in ('food', 'grocery')))::integer
          + private.travel_minutes(round(1.3 * 2000)::integer),
        'fee_from_paise', case when count(*) > 0 then rule.base_paise end)
      from public.vendors as v where v.region_id = any (within) and v.status = 'active'),
    'kinds', (select coalesce(jsonb_agg(jsonb_build_object('kind', k.kind, 'vendors', k.vendors)
      order by k.vendors desc, k.kind), '[]'::jsonb)
      from (select v.kind, count(*) as vendors from public.vendors as v where v.region_id = any (within)
        and v.status = 'active' group by v.kind) as k),
    'areas', (select coalesce(jsonb_agg(jsonb_build_object('name', a.area, 'vendors', a.vendors)
      order by a.vendors desc, a.area), '[]'::jsonb)
      from (select v.area, count(*) as vendors from public.vendors as v
        where v.region_id = any (within) and v.status = 'active' and v.area <> '' group by v.area order by 2 desc, 1
          limit 24) as a),
    'vendors', private.vendor_cards(kitchens || stores || shops, region_page.language),
    'items', private.item_cards(private.bestsellers_of(kitchens, 6) || private.bestsellers_of(stores,
      3) || private.bestsellers_of(shops, 3),
      region_page.language),
    'offers', (select coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'title',
      coalesce(c.title_translations ->> region_page.language, c.title),
        'minimum_paise', c.minimum_paise) order by c.minimum_paise, c.code), '[]'::jsonb)
      from public.coupons as c where c.is_listed and c.valid_from <= now() and coalesce(c.valid_to > now(), true)
        and (not c.first_order_only or auth.uid() is null or private.is_first_customer(auth.uid()))),
    'regions', (select jsonb_agg(jsonb_build_object('slug', r.slug, 'name',
      private.spoken(p.names, region_page.language), 'is_within', r.id = any (within),
        'vendors', (select count(*) from public.vendors as v where v.region_id = any (private.regions_within(r.id))
          and v.status = 'active'))
        order by public.distance_m(place.center_lat, place.center_lng, r.center_lat, r.center_lng), r.slug)
      from public.regions as r join public.region_pages as p on p.region_id = r.id where r.id <> place.id));
end
$function$;

comment on function public.region_page(text, text) is 'The page of a town or of the state: {slug, name, state, lat, lng, intro, delivery, figures: {vendors, pure_veg, minutes, fee_from_paise}, kinds: [{kind, vendors}], areas: [{name, vendors}], vendors, items, offers: [{code, title, minimum_paise}], regions: [{slug, name, is_within, vendors}]}. A town without vendors has zeros, nulls and empty lists.';

revoke all on function public.region_page(text, text) from public;

grant execute on function public.region_page(text, text) to anon, authenticated, postgres;
