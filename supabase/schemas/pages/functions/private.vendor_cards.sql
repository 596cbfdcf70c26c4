create or replace function private.vendor_cards (
  vendor_ids uuid[],
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'area', v.area,
      'picture', v.picture,
      'tagline', v.tagline, 'rating', v.rating, 'ratings_count', v.ratings_count, 'pure_veg',
        coalesce(f.pure_veg, false),
      'cuisine_names', coalesce((select jsonb_agg(coalesce(w.text, one.cuisine) order by one.position)
        from unnest(f.cuisines) with ordinality as one (cuisine, position)
        left join public.dictionary as w on w.kind = 'cuisine' and w.source = lower(one.cuisine)
          and w.language = vendor_cards.language), '[]'::jsonb),
      'is_open', v.accepting_orders and coalesce(v.paused_until <= now(), true) and o.vendor_id is not null,
      'opens_at', case when o.vendor_id is null then private.vendor_next_opening(v.id, now()) else v.paused_until end)
      order by wanted.position)
    from unnest(vendor_cards.vendor_ids) with ordinality as wanted (id, position)
    join public.vendors as v on v.id = wanted.id
    left join public.restaurants as f on f.vendor_id = v.id
    left join private.open_vendors(vendor_cards.vendor_ids, now()) as o (vendor_id) on o.vendor_id = v.id
    where v.status = 'active'), '[]'::jsonb);
end
$function$;

comment on function private.vendor_cards(uuid[], text) is 'Vendors as a public page lists them, in the order of the ids: [{id, slug, name, kind, area, picture, tagline, rating, ratings_count, pure_veg, cuisine_names, is_open, opens_at}].';

revoke all on function private.vendor_cards(uuid[], text) from public;
