-- What is proposed in place of a missing item is of the same kind: carrots of another pack for carrots, never chillies
-- because both are vegetables at a like price (Spec §2 Grocery; docs/decisions/0083).

create table private.goods_kinds (
  word text primary key constraint goods_kind_word check (word = lower(word) and word !~ '\s'),
  kind text not null
);
comment on table private.goods_kinds is
  'Words in names of goods that mean the same kind of thing, where the last word of the name does not say it: basmati is rice.';

insert into private.goods_kinds (word, kind) values
  ('basmati', 'rice'), ('masoori', 'rice'), ('masuri', 'rice'), ('kolam', 'rice'), ('ponni', 'rice'),
  ('spinach', 'greens'), ('palak', 'greens'), ('gongura', 'greens'), ('amaranth', 'greens'), ('thotakura', 'greens'),
  ('cola', 'soft drink'), ('soda', 'soft drink'), ('pao', 'bread'), ('pav', 'bread'), ('bun', 'bread');

create function private.goods_kind(name text) returns text
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  -- Without what follows a comma or says where from and in what, packs and punctuation.
  words text[] := regexp_split_to_array(trim(regexp_replace(regexp_replace(regexp_replace(lower(goods_kind.name), '(,| from | with | in ).*$', ''),
    '[0-9.,]+\s*(kilo|kg|gram|gm|g|litre|ltr|ml|l|pieces|piece|pcs|pc|packs|pack|w|mah|mm|cm)?\M', ' ', 'g'), '[()/&+:;''"-]+', ' ', 'g')), '\s+');
  last text := words[cardinality(words)];
  known text;
begin
  if coalesce(last, '') = '' then return null; end if;
  -- The name's last known word decides: mango pickle is a pickle.
  if last not in ('pickle', 'drink', 'juice', 'powder') then
    select k.kind into known from unnest(words) with ordinality as w (word, n) join private.goods_kinds as k on k.word = w.word order by w.n desc limit 1;
    if known is not null then return known; end if;
  end if;
  last := case when last ~ 'oes$' then left(last, -2) when last ~ '[a-rt-z]s$' then left(last, -1) else last end;
  -- Leaves, powders and seeds are of many plants.
  if last in ('leave', 'leaf', 'powder', 'seed', 'nut', 'mix', 'set', 'slice', 'bag', 'box', 'boxe', 'roll', 'bar', 'gel', 'cleaner', 'drink') then
    return coalesce(words[cardinality(words) - 1] || ' ', '') || last;
  end if;
  return last;
end
$$;
comment on function private.goods_kind is
  'What kind of thing goods are by their name, without brand and pack: rice, dal, carrot; null without a word. Two of the same aisle and kind may replace '
  'each other.';
revoke execute on function private.goods_kind(text) from public;

create function private.pack_amount(size numeric, unit text) returns numeric
language sql immutable set search_path = '' as $$
  select case when unit in ('kg', 'l') then size * 1000 else size end
$$;
comment on function private.pack_amount is 'The content of a pack in grams, millilitres, pieces or metres; null where none is stated.';
revoke execute on function private.pack_amount(numeric, text) from public;

create or replace function public.substitutes_of(item_id uuid, search text default null, language text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(substitutes_of.search);
  missing public.catalog_items;
  of_missing public.goods;
  kind text;
begin
  select * into missing from public.catalog_items as i where i.id = substitutes_of.item_id
    and (private.is_on_show(i.vendor_id) or private.works_for(i.vendor_id));
  if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
  select * into of_missing from public.goods as g where g.item_id = missing.id;
  kind := private.goods_kind(missing.name);
  return (
    with close as (
      select i, g, row_number() over (order by is_same desc, (private.goods_kind(i.name) = kind) is true desc,
        -- A pack twice as large is as far as a price twice as high.
        abs(ln(i.price_paise::numeric / missing.price_paise)) + coalesce(abs(ln(private.pack_amount(g.pack_size, g.pack_unit)
          / private.pack_amount(of_missing.pack_size, of_missing.pack_unit))), 0), i.id) as n
      from public.catalog_items as i join public.goods as g on g.item_id = i.id
      cross join lateral (select (g.product_id = of_missing.product_id) is true as is_same) as product
      where i.vendor_id = missing.vendor_id and i.id <> missing.id and i.tax_class = missing.tax_class
        and i.category_id is not distinct from missing.category_id
        and private.item_unavailable_reason(i, now()) is null
        and (is_same or (i.price_paise between missing.price_paise / 3 and missing.price_paise * 3
          -- Who looks for something by name sees the rest of the aisle as well.
          and (words is not null or private.goods_kind(i.name) = kind)))
        and (words is null or i.search like words or lower(g.brand) like words
          or lower(i.name) in (select w.source from public.dictionary as w where w.kind = 'item' and lower(w.text) like words limit 500))
      order by n limit 12
    )
    select coalesce(jsonb_agg(private.goods_pack(c.i, c.g, substitutes_of.language) order by c.n), '[]') from close as c);
end
$$;
comment on function public.substitutes_of is
  'Up to twelve packs of the same store that may take the place of an item, the likest first, as store_items has them: its other packs, and things of the '
  'same aisle and kind at a third to three times its price; with a search, of the whole aisle. Of the same tax class: the invoice keeps its lines.';
