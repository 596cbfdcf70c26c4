create or replace function private.index_vendors (
  vendor_ids uuid[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.learn_words(array(select v.name || ' ' || v.keywords from public.vendors as v
    where v.id = any (index_vendors.vendor_ids)));
  insert into private.search_documents as d (kind, vendor_id, words, other_words, tokens)
  select 'vendor', v.id, text.words, other.words,
    private.tokens_of(private.search_district(v.lat, v.lng), text.words, other.words)
  from public.vendors as v
  cross join lateral (select private.words_in(v.name) as words) as text
  -- Cuisines also by the dictionary's names of them.
  cross join lateral (select private.words_in(concat_ws(' ', v.keywords, v.area, (
    select string_agg(w.text, ' ') from public.dictionary as w
      where w.kind = 'cuisine' and v.keywords like '%' || w.source || '%')))
    || case when 'pure_veg' = any (v.facets) then '{=veg}'::text[] else '{}' end as words) as other
  where v.id = any (index_vendors.vendor_ids)
  on conflict (vendor_id)
    where item_id is null do update set words = excluded.words, other_words = excluded.other_words,
    tokens = excluded.tokens
  where (d.words, d.other_words, d.tokens) is distinct from (excluded.words, excluded.other_words, excluded.tokens);
  -- The parts of a town, where its vendors are.
  insert into private.search_documents (kind, target, title, lat, lng, words, other_words, tokens)
  select distinct on (1, 2) 'place', 'area/' || r.slug || '/' || v.area, v.area, v.lat, v.lng,
    private.words_in(v.area), private.words_in(r.name),
    private.tokens_of('*', private.words_in(v.area), private.words_in(r.name))
  from public.vendors as v join public.regions as r on r.id = v.region_id
  where v.id = any (index_vendors.vendor_ids) and v.area <> '' and lower(v.area) <> lower(r.name)
  order by 1, 2, v.id
  on conflict (target) do nothing;
  perform private.learn_words(array(select distinct v.area from public.vendors as v
    where v.id = any (index_vendors.vendor_ids)));
end
$function$;

comment on function private.index_vendors(uuid[]) is 'Writes the entries of these vendors anew, and those of the areas where they are.';

revoke all on function private.index_vendors(uuid[]) from public;
