create or replace function private.index_items (
  item_ids uuid[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- Many vendors sell what has the same name, and a vendor's items stand in few sections: each text is folded once.
  with item as materialized (
    select i.id, i.vendor_id, private.item_names(i) as names, i.section, i.category_id,
      private.diet_words(i.id) as diet,
      private.head_of(i.name) as head from public.catalog_items as i where i.id = any (index_items.item_ids)
  ),
  named as materialized (
    select n.names, n.head, private.words_in(n.names) as words
      from (select distinct i.names, i.head from item as i) as n
  ),
  shelf as materialized (
    select s.vendor_id, s.section, s.category_id, private.search_cell(v.lat, v.lng) as cell,
      private.words_in(concat_ws(' ', s.section, v.name, case when c.slug <> 'food-delivery'
        then c.name || ' ' || coalesce((
        select string_agg(w.text, ' ') from public.dictionary as w where w.kind = 'category'
          and w.source = lower(c.name)), '') end)) as words
    from (select distinct i.vendor_id, i.section, i.category_id from item as i) as s
    join public.vendors as v on v.id = s.vendor_id
    left join public.categories as c on c.id = s.category_id
  ),
  learned as (
    select private.learn_words(array(select n.names from named as n union select s.section from shelf as s))
  )
  insert into private.search_documents as d (kind, item_id, vendor_id, words, other_words, tokens)
  select 'item', i.id, i.vendor_id, n.words, s.words || i.diet || n.head,
    array(select s.cell || ' ' || t.word from (select unnest(n.words) union select unnest(s.words || i.diet))
      as t (word))
  from item as i
  join named as n on n.names = i.names and n.head = i.head
  join shelf as s on s.vendor_id = i.vendor_id and s.section = i.section
    and s.category_id is not distinct from i.category_id
  -- Read, so that it is done.
  where (select count(*) from learned) > 0
  on conflict (item_id) do update set vendor_id = excluded.vendor_id, words = excluded.words,
    other_words = excluded.other_words, tokens = excluded.tokens
  where (d.vendor_id, d.words, d.other_words, d.tokens)
    is distinct from (excluded.vendor_id, excluded.words, excluded.other_words, excluded.tokens);
end
$function$;

comment on function private.index_items(uuid[]) is 'Writes the entries of these items anew.';

revoke all on function private.index_items(uuid[]) from public;
