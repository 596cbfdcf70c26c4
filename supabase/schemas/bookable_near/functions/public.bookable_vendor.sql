create or replace function public.bookable_vendor (
  vendor text,
  trade text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  v public.vendors := private.vendor_on_show(bookable_vendor.vendor);
  terms public.booking_terms;
  today date := private.today();
  offered jsonb;
begin
  perform private.bound(bookable_vendor.trade, 100);
  select t.* into terms from public.booking_terms as t where t.vendor_id = v.id;
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'description', s.description,
      'section', s.section, 'minutes', (select sum(m) from unnest(s.minutes) as m), 'people', s.people,
      'price_paise', w.least, 'to_paise', w.most, 'warranty_days', s.warranty_days, 'sets_off', s.sets_off,
      'resources', w.who) order by s.position, s.name, s.id), '[]')
    into offered
  from public.services as s
  cross join lateral (
    select min(o.price_paise) as least, max(o.price_paise) as most, jsonb_agg(jsonb_build_object('id', o.resource_id,
      'price_paise', o.price_paise) order by o.resource_id) as who
    from private.offers_of(bookable_vendor.trade, array[v.id]) as o where o.service_id = s.id
  ) as w
  where s.vendor_id = v.id and s.trade = bookable_vendor.trade and s.is_active and w.who is not null;
  return jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'tagline', v.tagline,
    'area', v.area, 'address', v.address, 'lat', v.lat, 'lng', v.lng, 'picture', v.picture, 'rating', v.rating,
    'ratings_count', v.ratings_count, 'services', offered,
    'people', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'gender', r.gender)
        || private.rating_of_person(r.id) order by r.name, r.id), '[]')
      from public.resources as r where r.vendor_id = v.id and r.is_active and r.kind = 'person'
        and exists (select from jsonb_array_elements(offered) as s
          where s -> 'resources' @> jsonb_build_array(jsonb_build_object('id', r.id)))),
    -- When somebody who can be booked is there.
    'today', (select coalesce(jsonb_agg(jsonb_build_object('opens_at', lower(o), 'closes_at', upper(o))
        order by lower(o)), '[]')
      from (select range_agg(i.there * tstzmultirange(private.hours_on(today, '00:00', '24:00'))) as hours
        from public.resources as r, private.resource_is_there(r, daterange(today, today + 1)) as i
        where r.vendor_id = v.id and r.is_active and r.kind = 'person') as h, unnest(h.hours) as o),
    'terms', jsonb_build_object('confirms_itself', coalesce(terms.confirms_itself, true),
      'deposit_bp', coalesce(terms.deposit_bp, 0), 'deposit_for_new_only', coalesce(terms.deposit_for_new_only, false),
      'horizon_days', coalesce(terms.horizon_days, 30), 'cancelling', (
        select coalesce(jsonb_agg(jsonb_build_object('minutes_before', s.minutes_before, 'charge_bp', s.charge_bp,
          'max_charge_paise', s.max_charge_paise) order by s.minutes_before desc), '[]')
        from private.steps_of(jsonb_populate_record(null::public.enhanced_orders, jsonb_build_object('trade',
          bookable_vendor.trade, 'vendor_id', v.id))) as s)));
end
$function$;

comment on function public.bookable_vendor(text, text) is 'Everything the page of a vendor shows from which a trade is booked: who it is, where, when somebody is there today, who can be booked [{id, name, rating, ratings_count}], services [{id, name, description, section, minutes, people, price_paise (the least), to_paise, warranty_days, sets_off, resources: [{id, price_paise}]}], and terms {confirms_itself, deposit_bp, deposit_for_new_only, horizon_days, cancelling: [{minutes_before, charge_bp, max_charge_paise}]}. By slug or id, for everybody. Refuses vendor_not_found.';

revoke all on function public.bookable_vendor(text, text) from public;

grant execute on function public.bookable_vendor(text, text) to anon, authenticated, postgres;
