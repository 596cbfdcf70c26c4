create or replace function private.stores_block (
  lat double precision,
  lng double precision,
  vendors private.home_vendor[],
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
  if stores_block.lat is not null then
    return coalesce((select jsonb_agg(to_jsonb(n) - '{next_cursor,delivers_here,tagline,cuisines}'::text[])
      from public.vendors_near('food', stores_block.lat, stores_block.lng, sort => 'comprehensive', page_size => 8,
        language => stores_block.language) as n), '[]');
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'area', v.area, 'picture',
      v.picture, 'rating', v.rating,
      'ratings_count', v.ratings_count, 'pure_veg', coalesce(f.pure_veg, false), 'cost_for_two_paise',
        f.cost_for_two_paise,
      'cuisine_names', array(select coalesce(w.text, one.cuisine) from unnest(f.cuisines)
        with ordinality as one (cuisine, position)
        left join public.dictionary as w on w.kind = 'cuisine' and w.source = lower(one.cuisine)
          and w.language = stores_block.language
        order by one.position)) order by n.place)
    from (select b.id, row_number() over () as place from unnest(stores_block.vendors) as b where b.kind = 'food'
      limit 8) as n
    join public.vendors as v on v.id = n.id
    left join public.restaurants as f on f.vendor_id = v.id), '[]');
end
$function$;

comment on function private.stores_block(double precision, double precision, private.home_vendor[], text) is
  'Eight restaurants: those that vendors_near lists first; without a place the best rated of all towns, without times, distances and fees.';

revoke all
  on function private.stores_block(double precision, double precision, private.home_vendor[], text)
  from public;
