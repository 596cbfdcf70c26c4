create or replace function public.add_variants (
  item_id uuid,
  axes jsonb,
  idempotency_key text,
  stock integer default null::integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  i public.catalog_items;
  answer jsonb;
  own uuid;
  title text;
  wanted record;
  is_first boolean;
  made integer := 0;
  there integer := 0;
  made_id uuid;
  last_position integer;
begin
  perform private.bound(add_variants.axes, 6000);
  answer := private.claim_idempotency(caller, add_variants.idempotency_key, 'add_variants');
  if answer is not null then return answer; end if;
  i := private.item_of_staff(add_variants.item_id);
  if coalesce(jsonb_typeof(axes), '') <> 'array' or jsonb_array_length(axes) not between 1 and 3
      or exists (select from jsonb_array_elements(axes) as a where coalesce(jsonb_typeof(a -> 'values'), '') <> 'array'
        or length(trim(coalesce(a ->> 'name', ''))) not between 1 and 40) then
    perform private.refuse(400, 'variants_invalid',
      'Variants differ in up to three things, and there are up to 60 of them.');
  end if;
  if exists (select from jsonb_array_elements(axes) as a where jsonb_array_length(a -> 'values') not between 1 and 30
        or exists (select from jsonb_array_elements(a -> 'values') as v where jsonb_typeof(v) <> 'string'
          or length(trim(v #>> '{}')) not between 1 and 40)
        or (select count(*) <> count(distinct lower(trim(v #>> '{}'))) from jsonb_array_elements(a -> 'values') as v))
      or (select count(*) <> count(distinct lower(trim(a ->> 'name'))) from jsonb_array_elements(axes) as a)
      or (select round(exp(sum(ln(jsonb_array_length(a -> 'values'))))) from jsonb_array_elements(axes) as a) > 60
      or add_variants.stock not between 0 and 100000 then
    perform private.refuse(400, 'variants_invalid',
      'Variants differ in up to three things, and there are up to 60 of them.');
  end if;
  perform private.take_turns('catalogue', i.vendor_id::text);
  if (select count(*) from public.catalog_items as c where c.vendor_id = i.vendor_id) + 60 > private.most_items() then
    perform private.refuse(409, 'catalogue_full', 'So many items are the most that one business can have.',
      jsonb_build_object('most', private.most_items()));
  end if;
  own := private.own_product(i);
  select p.name into title from public.products as p where p.id = own;
  select max(c.position) into last_position from public.goods as g join public.catalog_items as c on c.id = g.item_id
  where g.product_id = own and c.vendor_id = i.vendor_id;
  -- An item without a variant becomes the first of them, so that nothing is there twice.
  is_first := not exists (select from public.goods as g where g.item_id = i.id and g.variant <> '{}');
  for wanted in
    with recursive axis as (
      select n, trim(a ->> 'name') as name, a -> 'values' as choices from jsonb_array_elements(axes)
        with ordinality as e (a, n)
    ), combined as (
      select 0::bigint as n, '{}'::jsonb as variant, '{}'::text[] as words, '{}'::bigint[] as place
      union all
      select x.n, c.variant || jsonb_build_object(x.name, trim(v.value)), c.words || trim(v.value), c.place || v.at
      from combined as c join axis as x on x.n = c.n + 1 cross join lateral jsonb_array_elements_text(x.choices)
        with ordinality as v (value, at)
    )
    select c.variant, array_to_string(c.words, ', ') as words from combined as c where c.n = jsonb_array_length(axes)
      order by c.place
  loop
    if exists (select from public.goods as g join public.catalog_items as c on c.id = g.item_id
        where g.product_id = own and c.vendor_id = i.vendor_id and g.variant = wanted.variant) then
      there := there + 1;
      continue;
    end if;
    if is_first then
      is_first := false;
      update public.goods as g set variant = wanted.variant where g.item_id = i.id;
      update public.catalog_items as c set name = left(title, 96 - least(length(wanted.words), 60)) || ' (' ||
        left(wanted.words, 60) || ')' where c.id = i.id;
    else
      insert into public.catalog_items (vendor_id, section, section_position, position, name, description, price_paise,
        mrp_paise, category_id, tax_class, unit, drawing, stock,
        available_from, available_to)
      values (i.vendor_id, i.section, i.section_position, last_position + made + 1,
        left(title, 96 - least(length(wanted.words), 60)) || ' (' || left(wanted.words, 60) || ')',
        i.description, i.price_paise, i.mrp_paise, i.category_id, i.tax_class, i.unit, i.drawing, add_variants.stock,
          i.available_from, i.available_to)
      returning id into made_id;
      insert into public.goods as g (item_id, product_id, brand, variant, pack_size, pack_unit, sold_by, origin,
        shelf_life_days, storage, is_food, return_days)
      select made_id, own, s.brand, wanted.variant, s.pack_size, s.pack_unit, s.sold_by, s.origin, s.shelf_life_days,
        s.storage, s.is_food, s.return_days
      from public.goods as s where s.item_id = i.id
      on conflict (item_id) do update set product_id = excluded.product_id, brand = excluded.brand,
        variant = excluded.variant, pack_size = excluded.pack_size,
        pack_unit = excluded.pack_unit, sold_by = excluded.sold_by, origin = excluded.origin,
          shelf_life_days = excluded.shelf_life_days,
        storage = excluded.storage, is_food = excluded.is_food, return_days = excluded.return_days;
      made := made + 1;
    end if;
  end loop;
  perform private.publish('vendor:' || i.vendor_id, 'menu', '{}'::jsonb);
  answer := jsonb_build_object('made', made, 'there', there);
  perform private.keep_result(caller, add_variants.idempotency_key, answer);
  return answer;
end
$function$;

comment on function public.add_variants(uuid, jsonb, text, integer) is 'Makes an item for each combination of [{name: "Size", values: ["S", "M"]}, …], up to three things and 60 combinations, as copies of one item with its price, and so many pieces of each (null: not counted). Combinations that are there stay as they are; an item without a variant becomes the first. Answers {made, there}. Refuses variants_invalid, catalogue_full, product_not_yours.';

revoke all on function public.add_variants(uuid, jsonb, text, integer) from public;

grant execute on function public.add_variants(uuid, jsonb, text, integer) to authenticated, postgres;
