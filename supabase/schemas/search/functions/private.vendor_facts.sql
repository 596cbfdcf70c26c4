create or replace function private.vendor_facts (
  v public.vendors,
  open_now boolean,
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return jsonb_build_object('vendor_id', v.id, 'vendor_slug', v.slug, 'vendor_name', v.name, 'vendor_kind', v.kind,
    'rating', v.rating,
    'ratings_count', v.ratings_count,
    'opens_at', case when not open_now then case when private.vendor_is_open(v.id, now()) then v.paused_until
      else private.vendor_next_opening(v.id, now()) end end,
    'pure_veg', 'pure_veg' = any (v.facets), 'cuisine_names', coalesce((
      select jsonb_agg(coalesce(w.text, one.cuisine) order by one.position)
      from public.restaurants as r cross join lateral unnest(r.cuisines) with ordinality as one (cuisine, position)
      left join public.dictionary as w on w.kind = 'cuisine' and w.source = lower(one.cuisine)
        and w.language = vendor_facts.language
      where r.vendor_id = v.id), '[]'));
end
$function$;

comment on function private.vendor_facts(public.vendors, boolean, text) is 'What a result says of its vendor.';

revoke all on function private.vendor_facts(public.vendors, boolean, text) from public;
