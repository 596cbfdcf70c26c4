-- What can be found: one entry for each item, vendor, service and place, kept current by triggers.

create table private.search_documents (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint search_document_kind check (kind in ('item', 'vendor', 'service', 'place')),
  item_id uuid unique references public.catalog_items (id) on delete cascade,
  vendor_id uuid references public.vendors (id) on delete cascade,
  target text unique constraint search_document_target_length check (length(target) <= 200),
  title text,
  title_translations jsonb not null default '{}',
  lat double precision,
  lng double precision,
  words text[] collate "C" not null,
  other_words text[] collate "C" not null default '{}',
  tokens text[] collate "C" not null default '{}',
  constraint search_document_of_one_thing check (case kind
    when 'item' then item_id is not null and vendor_id is not null
    when 'vendor' then item_id is null and vendor_id is not null
    else item_id is null and vendor_id is null and target is not null and title is not null end)
);
create index search_documents_vendor_idx on private.search_documents (vendor_id);
create unique index search_documents_one_per_vendor_idx on private.search_documents (vendor_id) where kind = 'vendor';
-- Without a list of pending entries, which every search would have to read through.
create index search_documents_tokens_idx on private.search_documents using gin (tokens) with (fastupdate = off);
comment on table private.search_documents is 'What can be found. Read by search_hits only; what is shown of a row is read from the thing itself.';
comment on column private.search_documents.target is 'Where a service or place leads: category/<slug>, biller/<code>, operator/<code>, region/<slug>, area/<slug>/<name>.';
comment on column private.search_documents.words is 'The folded words of the name in all its languages.';
comment on column private.search_documents.other_words is 'Words that it is found by as well: section, category, cuisine, its vendor.';
comment on column private.search_documents.tokens is
  'Each word with the square of the map in which the vendor is, or with * for what is found everywhere: a search reads only what is near, however '
  'much there is elsewhere.';

create function private.search_cell(lat double precision, lng double precision) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return floor(lat * 200)::integer || ',' || floor(lng * 200)::integer;
end
$$;
comment on function private.search_cell is 'A square of 0.005 degrees, about half a kilometre: items are found by it and a word.';
create function private.search_district(lat double precision, lng double precision) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return 'd' || floor(lat * 5)::integer || ',' || floor(lng * 5)::integer;
end
$$;
comment on function private.search_district is 'A square of 0.2 degrees, about twenty kilometres: vendors are found by it and a word, also where many others are nearer.';

create function private.tokens_of(square text, words text[], other_words text[]) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array(select square || ' ' || w.word from (select unnest(words) union select unnest(other_words)) as w (word));
end
$$;
comment on function private.tokens_of is 'The words of an entry with their square of the map: see search_documents.tokens.';

create function private.all_texts(one text, translations jsonb) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return one || coalesce((select string_agg(' ' || t.value, '') from jsonb_each_text(
    case jsonb_typeof(translations) when 'object' then translations else '{}' end) as t), '');
end
$$;
comment on function private.all_texts is 'A name and its translations in one line.';

create function private.learn_words(lines text[]) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.search_vocabulary (word, skeleton, spelling)
  select distinct on (w.word) w.word, private.skeleton(w.word), left(p.part, 60)
  from (
    -- The same words come again and again: each is folded once.
    select distinct lower(s.part) as part from unnest(lines) as l (line)
    cross join lateral regexp_split_to_table(l.line, '[\s,()/+&:;"-]+') as s (part)
  ) as p
  cross join lateral unnest(private.words_in(p.part)) as w (word)
  where not exists (select from private.search_vocabulary as v where v.word = w.word)
  order by w.word, octet_length(p.part), p.part
  on conflict do nothing;
end
$$;
comment on function private.learn_words is 'Adds the words of some lines to those in use; in their order, so that two at once do not wait for each other in a circle.';

create function private.item_names(i public.catalog_items) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return concat_ws(' ', private.all_texts(i.name, i.name_translations),
    (select string_agg(w.text, ' ') from public.dictionary as w where w.kind = 'item' and w.source = lower(i.name)),
    (select concat_ws(' ', g.brand, p.brand, private.all_texts(p.name, p.name_translations))
      from public.goods as g left join public.products as p on p.id = g.product_id where g.item_id = i.id));
end
$$;
comment on function private.item_names is 'What an item is called: its name and its product''s in all languages, and the brand.';

create function private.index_items(item_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Many vendors sell what has the same name, and a vendor's items stand in few sections: each text is folded once.
  with item as materialized (
    select i.id, i.vendor_id, private.item_names(i) as names, i.section, i.category_id from public.catalog_items as i where i.id = any (index_items.item_ids)
  ),
  named as materialized (
    select n.names, private.words_in(n.names) as words from (select distinct i.names from item as i) as n
  ),
  shelf as materialized (
    select s.vendor_id, s.section, s.category_id, private.search_cell(v.lat, v.lng) as cell,
      private.words_in(concat_ws(' ', s.section, v.name, case when c.slug <> 'food-delivery' then c.name || ' ' || coalesce((
        select string_agg(w.text, ' ') from public.dictionary as w where w.kind = 'category' and w.source = lower(c.name)), '') end)) as words
    from (select distinct i.vendor_id, i.section, i.category_id from item as i) as s
    join public.vendors as v on v.id = s.vendor_id
    left join public.categories as c on c.id = s.category_id
  ),
  learned as (
    select private.learn_words(array(select n.names from named as n union select s.section from shelf as s))
  )
  insert into private.search_documents as d (kind, item_id, vendor_id, words, other_words, tokens)
  select 'item', i.id, i.vendor_id, n.words, s.words,
    array(select s.cell || ' ' || t.word from (select unnest(n.words) union select unnest(s.words)) as t (word))
  from item as i
  join named as n on n.names = i.names
  join shelf as s on s.vendor_id = i.vendor_id and s.section = i.section and s.category_id is not distinct from i.category_id
  -- Read, so that it is done.
  where (select count(*) from learned) > 0
  on conflict (item_id) do update set vendor_id = excluded.vendor_id, words = excluded.words, other_words = excluded.other_words, tokens = excluded.tokens
  where (d.vendor_id, d.words, d.other_words, d.tokens)
    is distinct from (excluded.vendor_id, excluded.words, excluded.other_words, excluded.tokens);
end
$$;
comment on function private.index_items is 'Writes the entries of these items anew.';

create function private.index_vendors(vendor_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.learn_words(array(select v.name || ' ' || v.keywords from public.vendors as v where v.id = any (index_vendors.vendor_ids)));
  insert into private.search_documents as d (kind, vendor_id, words, other_words, tokens)
  select 'vendor', v.id, text.words, other.words,
    private.tokens_of(private.search_district(v.lat, v.lng), text.words, other.words)
  from public.vendors as v
  cross join lateral (select private.words_in(v.name) as words) as text
  -- Cuisines also by the dictionary's names of them.
  cross join lateral (select private.words_in(concat_ws(' ', v.keywords, v.area, (
    select string_agg(w.text, ' ') from public.dictionary as w where w.kind = 'cuisine' and v.keywords like '%' || w.source || '%'))) as words) as other
  where v.id = any (index_vendors.vendor_ids)
  on conflict (vendor_id) where kind = 'vendor' do update set words = excluded.words, other_words = excluded.other_words, tokens = excluded.tokens
  where (d.words, d.other_words, d.tokens) is distinct from (excluded.words, excluded.other_words, excluded.tokens);
  -- The parts of a town, where its vendors are.
  insert into private.search_documents (kind, target, title, lat, lng, words, other_words, tokens)
  select distinct on (1, 2) 'place', 'area/' || r.slug || '/' || v.area, v.area, v.lat, v.lng, private.words_in(v.area), private.words_in(r.name),
    private.tokens_of('*', private.words_in(v.area), private.words_in(r.name))
  from public.vendors as v join public.regions as r on r.id = v.region_id
  where v.id = any (index_vendors.vendor_ids) and v.area <> '' and lower(v.area) <> lower(r.name)
  order by 1, 2, v.id
  on conflict (target) do nothing;
  perform private.learn_words(array(select distinct v.area from public.vendors as v where v.id = any (index_vendors.vendor_ids)));
end
$$;
comment on function private.index_vendors is 'Writes the entries of these vendors anew, and those of the areas where they are.';

create function private.index_service(target text, title text, translations jsonb, more text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.learn_words(array[private.all_texts(index_service.title, index_service.translations) || ' ' || coalesce(index_service.more, '')]);
  insert into private.search_documents (kind, target, title, title_translations, words, other_words, tokens)
  select 'service', index_service.target, index_service.title, coalesce(index_service.translations, '{}'),
    of.words, of.other_words, private.tokens_of('*', of.words, of.other_words)
  from (select private.words_in(private.all_texts(index_service.title, index_service.translations)) as words,
    private.words_in(coalesce(index_service.more, '')) as other_words) as of
  on conflict (target) do update set title = excluded.title, title_translations = excluded.title_translations, words = excluded.words,
    other_words = excluded.other_words, tokens = excluded.tokens;
end
$$;
comment on function private.index_service is 'Writes the entry of a service anew: its target, name, names in other languages, and further words.';

-- Kept current -------------------------------------------------------------------------------------------------------

create function private.index_new_items() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_items(array(select n.id from new_rows as n));
  return null;
end
$$;
comment on function private.index_new_items is 'Makes all items of a statement findable at once.';
create trigger new_items_are_found after insert on public.catalog_items
  referencing new table as new_rows for each statement execute function private.index_new_items();

create function private.index_changed_item() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_items(array[new.id]);
  return null;
end
$$;
comment on function private.index_changed_item is 'An item is found by its new name; a change of price or stock costs nothing here.';
create trigger changed_items_are_found after update of name, name_translations, section, category_id, vendor_id on public.catalog_items for each row
  when ((old.name, old.name_translations, old.section, old.category_id, old.vendor_id)
    is distinct from (new.name, new.name_translations, new.section, new.category_id, new.vendor_id))
  execute function private.index_changed_item();

create function private.index_new_goods() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_items(array(select n.item_id from new_rows as n where n.brand is not null or n.product_id is not null));
  return null;
end
$$;
comment on function private.index_new_goods is 'Items from a shelf are found by their brand and product as well.';
create trigger new_goods_are_found after insert on public.goods
  referencing new table as new_rows for each statement execute function private.index_new_goods();
create function private.index_changed_goods() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_items(array[new.item_id]);
  return null;
end
$$;
comment on function private.index_changed_goods is 'An item is found by its new brand or product.';
create trigger changed_goods_are_found after update of brand, product_id on public.goods for each row
  when ((old.brand, old.product_id) is distinct from (new.brand, new.product_id)) execute function private.index_changed_goods();
create function private.index_changed_product() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_items(array(select g.item_id from public.goods as g where g.product_id = new.id));
  return null;
end
$$;
comment on function private.index_changed_product is 'The items of a product are found by its new name or brand.';
create trigger changed_products_are_found after update of name, name_translations, brand on public.products for each row
  when ((old.name, old.name_translations, old.brand) is distinct from (new.name, new.name_translations, new.brand))
  execute function private.index_changed_product();

create function private.index_new_vendors() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_vendors(array(select n.id from new_rows as n));
  return null;
end
$$;
comment on function private.index_new_vendors is 'Makes all vendors of a statement findable at once.';
create trigger new_vendors_are_found after insert on public.vendors
  referencing new table as new_rows for each statement execute function private.index_new_vendors();

create function private.index_changed_vendor() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_vendors(array[new.id]);
  if old.name <> new.name or private.search_cell(old.lat, old.lng) <> private.search_cell(new.lat, new.lng) then
    perform private.index_items(array(select i.id from public.catalog_items as i where i.vendor_id = new.id));
  end if;
  return null;
end
$$;
comment on function private.index_changed_vendor is 'A vendor is found by its new name, cuisines or place, and so are its items.';
create trigger changed_vendors_are_found after update of name, keywords, area, lat, lng on public.vendors for each row
  when ((old.name, old.keywords, old.area, old.lat, old.lng) is distinct from (new.name, new.keywords, new.area, new.lat, new.lng))
  execute function private.index_changed_vendor();

create function private.index_category() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_service('category/' || new.slug, new.name,
    (select jsonb_object_agg(w.language, w.text) from public.dictionary as w where w.kind = 'category' and w.source = lower(new.name)),
    replace(new.kind::text, '_', ' '));
  return null;
end
$$;
create trigger categories_are_found after insert or update of name, slug on public.categories for each row execute function private.index_category();
create function private.index_biller() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_service('biller/' || new.code, new.name, new.name_translations,
    (select c.name || ' bill' from public.biller_categories as c where c.code = new.category_code));
  return null;
end
$$;
create trigger billers_are_found after insert or update of name, name_translations, category_code on public.billers
  for each row execute function private.index_biller();
create function private.index_operator() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_service('operator/' || new.code, new.name, new.name_translations, 'recharge ' || replace(new.kind, '_', ' '));
  return null;
end
$$;
create trigger operators_are_found after insert or update of name, name_translations on public.digital_operators
  for each row execute function private.index_operator();
comment on function private.index_category is 'A category is found by its name.';
comment on function private.index_biller is 'A biller is found by its name, and by what it bills.';
comment on function private.index_operator is 'An operator is found by its name, and by recharge.';

create function private.index_region() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.learn_words(array[new.name || ' ' || new.state]);
  insert into private.search_documents (kind, target, title, lat, lng, words, other_words, tokens)
  values ('place', 'region/' || new.slug, new.name, new.center_lat, new.center_lng, private.words_in(new.name), private.words_in(new.state),
    private.tokens_of('*', private.words_in(new.name), private.words_in(new.state)))
  on conflict (target) do update set title = excluded.title, lat = excluded.lat, lng = excluded.lng, words = excluded.words, other_words = excluded.other_words,
    tokens = excluded.tokens;
  return null;
end
$$;
comment on function private.index_region is 'A town is found by its name.';
create trigger regions_are_found after insert or update of name, slug, state, center_lat, center_lng on public.regions
  for each row execute function private.index_region();

create function private.index_translated() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_items(array(select i.id from public.catalog_items as i
    where lower(i.name) in (select n.source from new_rows as n where n.kind = 'item')));
  update public.categories as c set name = c.name where lower(c.name) in (select n.source from new_rows as n where n.kind = 'category');
  return null;
end
$$;
comment on function private.index_translated is 'Items and categories are found by what the dictionary calls them.';
create index catalog_items_lower_name_idx on public.catalog_items (lower(name));
create trigger new_translations_are_found after insert on public.dictionary
  referencing new table as new_rows for each statement execute function private.index_translated();
create trigger changed_translations_are_found after update on public.dictionary
  referencing new table as new_rows for each statement execute function private.index_translated();

create function private.count_words() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('count_words', 0)) then return; end if;
  merge into private.search_vocabulary as v
  using (
    select w.word, count(*)::integer as uses
    from private.search_documents as d cross join lateral unnest(d.words || d.other_words) as w (word) group by w.word
  ) as counted on counted.word = v.word
  when matched and v.uses <> counted.uses then update set uses = counted.uses
  when not matched by source then delete;
end
$$;
comment on function private.count_words is 'Counts in how many entries each word stands, so that the usual ones are suggested first, and forgets words that stand in none.';
select cron.schedule('count-search-words', '41 21 * * *', 'select private.count_words()');

-- What there is already. What a migration writes later is found by the triggers.
select private.index_vendors(array(select v.id from public.vendors as v));
select private.index_items(array(select i.id from public.catalog_items as i));
-- An update of a row to what it is makes the triggers run.
update public.regions set name = name where true;
update public.categories set name = name where true;
update public.billers set name = name where true;
update public.digital_operators set name = name where true;
