create or replace function public.suggest (
  query text,
  lat double precision default null::double precision,
  lng double precision default null::double precision,
  language text default null::text,
  limit_count integer default 8
)
  returns table (
    kind text,
    title text,
    note text,
    picture text,
    target text,
    vendor_slug text,
    vendor_kind public.vendor_kind,
    vendors integer,
    matched text,
    place_lat double precision,
    place_lng double precision
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  of_name constant integer := 30;
begin
  perform private.check_place(suggest.lat, suggest.lng);
  return query
  with hit as materialized (
    select h.* from private.search_hits(suggest.query, suggest.lat, suggest.lng, true, 200) as h
      where h.in_name or h.item_id is null
  ),
  -- What sounds alike comes from many vendors: only the best names, and of each
  -- the nearest ones, are read from the menus.
  alike as (
    select h.kind, h.called, max(h.score) as score, count(distinct h.vendor_id)::integer as vendors,
      (array_agg(h.matched order by h.score desc))[1] as matched,
      array_agg(h.item_id order by h.score desc, h.open_now desc, h.metres, h.item_id) as item_ids
    from hit as h where h.item_id is not null
    group by h.kind, h.called order by max(h.score) desc, count(distinct h.vendor_id) desc, h.called limit 16
  ),
  names as (
    select a.kind, lower(i.name) as name, max(a.score) as score,
      (array_agg(a.matched order by a.score desc))[1] as matched,
      greatest(count(distinct i.vendor_id)::integer,
        max(case when cardinality(a.item_ids) > of_name then a.vendors end)) as vendors,
      (array_agg(i.id order by a.score desc, m.nth))[1] as item_id
    from alike as a
    cross join lateral unnest(a.item_ids[1:of_name]) with ordinality as m (item_id, nth)
    join public.catalog_items as i on i.id = m.item_id
    where i.is_available
    group by a.kind, lower(i.name) order by 3 desc, 5 desc, 2 limit 8
  ),
  row_of as (
    select n.kind, private.item_name_in(i, suggest.language) as title, v.name as note, i.picture,
      null::text as target, v.slug, v.kind as vendor_kind,
      n.vendors, n.matched, null::double precision as lat, null::double precision as lng,
        n.score + 0.02 * ln(n.vendors) as score, row_number() over (order by n.score desc, n.vendors desc) as place
    from names as n join public.catalog_items as i on i.id = n.item_id join public.vendors as v on v.id = i.vendor_id
    union all
    (select h.kind, v.name, v.area, v.picture, null, v.slug, v.kind, 1, h.matched, null, null,
      h.score + case when h.in_name then 0.1 else -0.2 end - case when h.delivers = false then 0.3 else 0 end,
      row_number() over (order by h.delivers desc nulls last, h.in_name desc, h.score desc, h.metres, v.id)
    from hit as h join public.vendors as v on v.id = h.vendor_id where h.item_id is null
      order by h.delivers desc nulls last, h.in_name desc, h.score desc, h.metres, v.id limit 8)
    union all
    (select d.kind, private.title_in(d, suggest.language), null, null, d.target, null, null, 1, h.matched, d.lat,
      d.lng,
      h.score - case when z.is_elsewhere then 0.3 else 0 end - least(coalesce(h.metres, 0), 100000) / 400000.0
        - coalesce(z.farther_m, 0) / 10000000.0,
      row_number() over (partition by d.kind order by coalesce(z.is_elsewhere, false),
        h.score - least(coalesce(h.metres, 0), 100000) / 400000.0 desc, coalesce(z.farther_m, 0), d.target)
    from hit as h join private.search_documents as d on d.id = h.document_id
    left join private.search_weights(array(select o.document_id from hit as o where o.vendor_id is null),
      suggest.lat, suggest.lng) as z on z.document_id = h.document_id
    where h.vendor_id is null)
  )
  select r.kind, r.title, r.note, r.picture, r.target, r.slug, r.vendor_kind, r.vendors, r.matched, r.lat, r.lng
  from row_of as r join private.search_sources as s on s.kind = r.kind
  where r.place <= s.suggested
  order by r.score desc, r.kind, r.title
  limit least(greatest(coalesce(suggest.limit_count, 8), 1), 10);
end
$function$;

comment on function public.suggest(text, double precision, double precision, text, integer) is
  'Up to eight suggestions for a text that is being typed, in any script: items by name (note: one vendor, vendors: how many sell it here), vendors (note: their area), services and places (target: category/<slug>, biller/<code>, operator/<code>, region/<slug>, area/<slug>/<name>). matched: what the text was taken for, null where it is found as it is. Raises place_invalid.';

revoke all on function public.suggest(text, double precision, double precision, text, integer) from public;

grant execute
  on function public.suggest(text, double precision, double precision, text, integer)
  to anon, authenticated, postgres;
