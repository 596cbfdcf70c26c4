-- Goods from a shelf: products, what an item of them is, stock by batch, and the taxes of goods (docs/decisions/0048).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into public.tax_rules (tax_class, rate_bp, section_9_5, valid_from) values
  ('goods_nil', 0, false, '2017-07-01'), ('goods_5', 500, false, '2017-07-01'),
  ('goods_18', 1800, false, '2017-07-01'), ('goods_40', 4000, false, '2025-09-22');

comment on column public.categories.tax_class is
  'The class that taxes goods of this category, unless their vendor chose another; null where no goods are sold.';

insert into public.categories (parent_id, slug, name, kind, position, tax_class)
select p.id, c.slug, c.name, p.kind, c.position, c.tax_class
from (values
  ('vegetables', 'fresh-vegetables', 'Fresh vegetables', 1, 'goods_nil'),
    ('vegetables', 'leafy-greens', 'Leafy greens', 2, 'goods_nil'),
  ('vegetables', 'fruits', 'Fruits', 3, 'goods_nil'), ('vegetables', 'herbs', 'Herbs and seasoning', 4, 'goods_nil'),
  ('milk-and-dairy', 'milk', 'Milk', 1, 'goods_nil'), ('milk-and-dairy', 'curd-and-paneer', 'Curd and paneer', 2,
    'goods_5'),
  ('milk-and-dairy', 'butter-and-ghee', 'Butter and ghee', 3, 'goods_5'),
    ('milk-and-dairy', 'eggs', 'Eggs', 4, 'goods_nil'),
  ('grocery', 'rice-and-atta', 'Rice and atta', 1, 'goods_5'),
    ('grocery', 'dals-and-pulses', 'Dals and pulses', 2, 'goods_5'),
  ('grocery', 'oils', 'Cooking oils', 3, 'goods_5'), ('grocery', 'masalas', 'Masalas and spices', 4, 'goods_5'),
  ('grocery', 'snacks', 'Snacks and biscuits', 5, 'goods_5'),
    ('grocery', 'beverages', 'Tea, coffee and drinks', 6, 'goods_5'),
  ('grocery', 'breakfast', 'Breakfast and spreads', 7, 'goods_5'),
    ('grocery', 'bakery', 'Bread and bakery', 8, 'goods_nil'),
  ('grocery', 'household', 'Cleaning and household', 9, 'goods_18'),
    ('grocery', 'personal-care', 'Personal care', 10, 'goods_18'),
  ('grocery', 'baby-care', 'Baby care', 11, 'goods_18'), ('grocery', 'newspapers', 'Newspapers', 12, 'goods_nil'),
  ('shopping', 'mobiles-and-accessories', 'Mobiles and accessories', 1, 'goods_18'),
    ('shopping', 'electronics', 'Electronics', 2, 'goods_18'),
  ('shopping', 'fashion-women', 'Women''s fashion', 3, 'goods_5'),
    ('shopping', 'fashion-men', 'Men''s fashion', 4, 'goods_5'),
  ('shopping', 'footwear', 'Footwear', 5, 'goods_5'), ('shopping', 'home-and-kitchen', 'Home and kitchen', 6,
    'goods_18'),
  ('shopping', 'books-and-stationery', 'Books and stationery', 7, 'goods_nil'),
    ('shopping', 'toys', 'Toys and games', 8, 'goods_5'),
  ('shopping', 'beauty-products', 'Beauty', 9, 'goods_18'), ('shopping', 'sports', 'Sports and fitness', 10, 'goods_18')
) as c (parent, slug, name, position, tax_class)
join public.categories as p on p.slug = c.parent;

insert into public.dictionary (kind, source, language, text)
select k.kind, w.source, t.language, t.text
from (values
  ('fresh vegetables', 'ताज़ी सब्ज़ियाँ', 'తాజా కూరగాయలు'),
  ('leafy greens', 'हरी पत्तेदार सब्ज़ियाँ', 'ఆకుకూరలు'),
  ('fruits', 'फल', 'పండ్లు'),
  ('herbs and seasoning', 'मसाले की जड़ी-बूटियाँ', 'అల్లం, వెల్లుల్లి, నిమ్మ'),
  ('milk', 'दूध', 'పాలు'),
  ('curd and paneer', 'दही और पनीर', 'పెరుగు, పనీర్'),
  ('butter and ghee', 'मक्खन और घी', 'వెన్న, నెయ్యి'),
  ('eggs', 'अंडे', 'గుడ్లు'),
  ('rice and atta', 'चावल और आटा', 'బియ్యం, పిండి'),
  ('dals and pulses', 'दालें', 'పప్పులు'),
  ('cooking oils', 'खाने का तेल', 'వంట నూనెలు'),
  ('masalas and spices', 'मसाले', 'మసాలాలు'),
  ('snacks and biscuits', 'नमकीन और बिस्कुट', 'చిరుతిళ్లు, బిస్కెట్లు'),
  ('tea, coffee and drinks', 'चाय, कॉफ़ी और पेय', 'టీ, కాఫీ, పానీయాలు'),
  ('breakfast and spreads', 'नाश्ता', 'అల్పాహారం'),
  ('bread and bakery', 'ब्रेड और बेकरी', 'బ్రెడ్, బేకరీ'),
  ('cleaning and household', 'सफ़ाई और घर', 'శుభ్రత, ఇంటి సామగ్రి'),
  ('personal care', 'निजी देखभाल', 'వ్యక్తిగత సంరక్షణ'),
  ('baby care', 'शिशु देखभाल', 'పిల్లల సంరక్షణ'),
  ('newspapers', 'अख़बार', 'వార్తాపత్రికలు'),
  ('mobiles and accessories', 'मोबाइल और एक्सेसरीज़', 'మొబైల్స్, యాక్సెసరీలు'),
  ('electronics', 'इलेक्ट्रॉनिक्स', 'ఎలక్ట్రానిక్స్'),
  ('women''s fashion', 'महिलाओं के कपड़े', 'మహిళల దుస్తులు'),
  ('men''s fashion', 'पुरुषों के कपड़े', 'పురుషుల దుస్తులు'),
  ('footwear', 'जूते-चप्पल', 'పాదరక్షలు'),
  ('home and kitchen', 'घर और रसोई', 'ఇల్లు, వంటగది'),
  ('books and stationery', 'किताबें और स्टेशनरी', 'పుస్తకాలు, స్టేషనరీ'),
  ('toys and games', 'खिलौने और खेल', 'బొమ్మలు, ఆటలు'),
  ('beauty', 'ब्यूटी', 'సౌందర్యం'),
  ('sports and fitness', 'खेल और फ़िटनेस', 'క్రీడలు, ఫిట్‌నెస్')
) as w (source, hi, te), (values ('category'), ('section')) as k (kind),
  lateral (values ('hi', w.hi), ('te', w.te)) as t (language, text)
on conflict do nothing;

insert into public.dictionary (kind, source, language, text)
select 'category', w.source, t.language, t.text
from (values
  ('food delivery', 'खाना डिलीवरी', 'ఫుడ్ డెలివరీ'),
  ('vegetables', 'सब्ज़ियाँ', 'కూరగాయలు'),
  ('milk and dairy', 'दूध और डेयरी', 'పాలు, డెయిరీ'),
  ('grocery', 'किराना', 'కిరాణా'),
  ('ride and taxi', 'राइड और टैक्सी', 'రైడ్, టాక్సీ'),
  ('doctor and hospital', 'डॉक्टर और अस्पताल', 'డాక్టర్, ఆసుపత్రి'),
  ('cleaning', 'सफ़ाई', 'క్లీనింగ్'),
  ('delivery and parcel', 'डिलीवरी और पार्सल', 'డెలివరీ, పార్సెల్'),
  ('shopping', 'शॉपिंग', 'షాపింగ్'),
  ('house rental', 'किराये का घर', 'అద్దె ఇళ్లు'),
  ('real estate', 'रियल एस्टेट', 'రియల్ ఎస్టేట్'),
  ('institution', 'संस्थान', 'విద్యాసంస్థలు'),
  ('beauty and wellness', 'ब्यूटी और वेलनेस', 'బ్యూటీ, వెల్‌నెస్'),
  ('pet services', 'पालतू सेवाएँ', 'పెంపుడు జంతువుల సేవలు'),
  ('financial services', 'वित्तीय सेवाएँ', 'ఆర్థిక సేవలు'),
  ('tech support', 'टेक सपोर्ट', 'టెక్ సపోర్ట్'),
  ('mobile recharge', 'मोबाइल रीचार्ज', 'మొబైల్ రీఛార్జ్'),
  ('bill payments', 'बिल भुगतान', 'బిల్లు చెల్లింపులు'),
  ('online learning', 'ऑनलाइन पढ़ाई', 'ఆన్‌లైన్ విద్య'),
  ('entertainment', 'मनोरंजन', 'వినోదం')
) as w (source, hi, te), lateral (values ('hi', w.hi), ('te', w.te)) as t (language, text);

-- What vendors sell ---------------------------------------------------------------------------------------------------
create function private.are_pairs(value jsonb, most integer, most_letters integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then (select count(*) <= most from jsonb_each(value)) and not exists (
    select from jsonb_each(value) as p (name, text)
    where jsonb_typeof(p.text) <> 'string' or length(trim(p.name)) not between 1 and 40
      or length(trim(p.text #>> '{}')) not between 1 and most_letters
  ) else false end
$$;

comment on function private.are_pairs is
  'Whether a value is an object of so many named texts at most, none empty and none longer than so many letters.';

create function private.are_pictures(paths text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(paths) <= 8 and not exists (select from unnest(paths) as p where p is null or length(p) > 300)
$$;

comment on function private.are_pictures is 'Whether these are at most eight paths of pictures.';

grant execute on function private.are_pairs(jsonb, integer, integer), private.are_pictures(text[]) to authenticated,
  service_role;

create table public.products (
  id uuid primary key default gen_random_uuid(),
  created_by_vendor uuid references public.vendors (id) on delete set null,
  category_id uuid references public.categories (id),
  name text not null constraint product_name_length check (length(trim(name)) between 1 and 140),
  name_translations jsonb not null default '{}' constraint product_translations
    check (private.are_translations(name_translations, 140)),
  brand text constraint product_brand_length check (length(trim(brand)) between 1 and 60),
  description text not null default '' constraint product_description_length check (length(description) <= 4000),
  specs jsonb not null default '{}' constraint product_specs check (private.are_pairs(specs, 30, 200)),
  size_guide jsonb constraint product_size_guide_size check (pg_column_size(size_guide) <= 4000),
  gallery text[] not null default '{}' constraint product_gallery check (private.are_pictures(gallery)),
  search text generated always as (private.item_search_words(name, name_translations)) stored,
  created_at timestamptz not null default now()
);

create trigger texts_are_plain before insert or update of name, name_translations, brand, description, specs,
  size_guide on public.products
  for each row execute function private.keep_plain('name', 'name_translations', 'brand', 'description', 'specs',
    'size_guide');

create index products_vendor_idx on public.products (created_by_vendor);
create index products_category_idx on public.products (category_id, created_at desc, id);
create index products_search_idx on public.products using gin (search extensions.gin_trgm_ops);

comment on table public.products is
  'What is sold in several packs or variants, or by several vendors: the items of it are rows of goods (Spec §2 '
    'Shopping).';
comment on column public.products.created_by_vendor is
  'The vendor who wrote it and may change it; null where the platform did.';
comment on column public.products.specs is
  '{name: text} in the order of the product page, e.g. {"Material": "Cotton"}.';
comment on column public.products.size_guide is '{columns: [text], rows: [[text]]}.';

alter table public.products enable row level security;

create policy "everyone reads products" on public.products for select to anon, authenticated using (true);

create policy "a vendor's people add products" on public.products for insert to authenticated with
  check (private.may(created_by_vendor, 'catalogue'));

create policy "a vendor's people change their products" on public.products for update to authenticated
  using (private.may(created_by_vendor, 'catalogue')) with check (private.may(created_by_vendor, 'catalogue'));

revoke all on public.products from anon, authenticated;
grant select on public.products to anon, authenticated;
grant insert (created_by_vendor, category_id, name, name_translations, brand, description, specs, size_guide, gallery)
  on public.products to authenticated;
grant update (category_id, name, name_translations, brand, description, specs, size_guide, gallery) on public.products
  to authenticated;

create table public.goods (
  item_id uuid primary key references public.catalog_items (id) on delete cascade,
  product_id uuid references public.products (id),
  brand text constraint goods_brand_length check (length(trim(brand)) between 1 and 60),
  variant jsonb not null default '{}' constraint goods_variant check (private.are_pairs(variant, 4, 40)),
  pack_size numeric(9, 3) constraint goods_pack_size_positive check (pack_size > 0),
  pack_unit text constraint goods_pack_unit check (pack_unit in ('g', 'kg', 'ml', 'l', 'piece', 'm')),
  sold_by text not null default 'pack' constraint goods_sold_by check (sold_by in ('pack', 'weight')),
  origin text constraint goods_origin_length check (length(trim(origin)) between 1 and 60),
  shelf_life_days integer constraint goods_shelf_life check (shelf_life_days between 1 and 3650),
  storage text not null default 'ambient' constraint goods_storage check (storage in ('ambient', 'chilled', 'frozen')),
  is_food boolean not null default true,
  barcode text constraint goods_barcode_form check (barcode ~ '^[0-9]{8,14}$'),
  return_days smallint not null default 0 constraint goods_return_days check (return_days between 0 and 30),
  gallery text[] not null default '{}' constraint goods_gallery check (private.are_pictures(gallery)),
  constraint goods_pack_whole check ((pack_size is null) = (pack_unit is null)),
  constraint goods_by_weight check (sold_by <> 'weight' or coalesce(pack_unit in ('g', 'kg'), false))
);

create trigger texts_are_plain before insert or update of brand, variant, origin, storage on public.goods
  for each row execute function private.keep_plain('brand', 'variant', 'origin', 'storage');

create index goods_product_idx on public.goods (product_id);
create index goods_barcode_idx on public.goods (barcode) where barcode is not null;

comment on table public.goods is
  'What an item from a shelf is, beside what every item has; a dish has a row of dishes instead.';
comment on column public.goods.variant is
  'What tells this item from others of its product: {"Colour": "Blue", "Size": "M"}.';
comment on column public.goods.pack_size is
  'The content of one piece in pack_unit: 500 and g. The unit price follows from it.';
comment on column public.goods.sold_by is
  'weight: price and pack are the nominal ones, what is picked is weighed and charged, never above the order.';
comment on column public.goods.storage is
  'How it is kept and packed: food, chilled and other goods go into bags of their own.';
comment on column public.goods.return_days is 'Days after delivery within which it can be returned; 0 is not at all.';

alter table public.goods enable row level security;

create policy "everyone reads goods of active vendors" on public.goods for select to anon, authenticated
  using (exists (select from public.catalog_items as i where i.id = item_id));

create policy "a vendor's people add goods" on public.goods for insert to authenticated
  with check (private.may(private.vendor_of_item(item_id), 'catalogue'));

create policy "a vendor's people change goods" on public.goods for update to authenticated
  using (private.may(private.vendor_of_item(item_id), 'catalogue')) with
    check (private.may(private.vendor_of_item(item_id), 'catalogue'));

create policy "a vendor's people remove goods" on public.goods for delete to authenticated
  using (private.may(private.vendor_of_item(item_id), 'catalogue'));

revoke all on public.goods from anon, authenticated;
grant select on public.goods to anon, authenticated;
grant delete on public.goods to authenticated;
grant insert (item_id, product_id, brand, variant, pack_size, pack_unit, sold_by, origin, shelf_life_days, storage,
  is_food, barcode, return_days,
  gallery), update (product_id, brand, variant, pack_size, pack_unit, sold_by, origin, shelf_life_days, storage,
    is_food, barcode, return_days,
  gallery) on public.goods to authenticated;

create function private.unit_price(price_paise integer, pack_size numeric, pack_unit text) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if pack_size is null then return null; end if;
  return jsonb_build_object('paise', round(price_paise / case when pack_unit in ('g', 'ml') then pack_size / 1000
    else pack_size end)::bigint,
    'per', case pack_unit when 'g' then 'kg' when 'ml' then 'l' else pack_unit end);
end
$$;

comment on function private.unit_price is
  'What a kilogram, litre, piece or metre costs: {paise, per}; null without a pack.';

-- The tax class of an item is its vendor's choice among those of its kind: none of them makes a shirt a restaurant's
-- dish.
create function private.set_tax_class() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  kind public.vendor_kind;
  of_category text;
begin
  select v.kind into kind from public.vendors as v where v.id = new.vendor_id;
  if kind not in ('grocery', 'shopping') then
    new.tax_class := case when kind = 'food' then 'restaurant' else new.tax_class end;
    return new;
  end if;
  if new.tax_class not like 'goods\_%' then
    with recursive up as (
      select c.id, c.parent_id, c.tax_class, 0 as depth from public.categories as c where c.id = new.category_id
      union all select c.id, c.parent_id, c.tax_class, up.depth + 1 from up
        join public.categories as c on c.id = up.parent_id where up.depth < 5
    )
    select up.tax_class into of_category from up where up.tax_class is not null order by up.depth limit 1;
    new.tax_class := coalesce(of_category, case kind when 'grocery' then 'goods_5' else 'goods_18' end);
  elsif not exists (select from public.tax_rules as r where r.tax_class = new.tax_class) then
    perform private.refuse(400, 'tax_class_invalid', 'This tax class is not one of goods.');
  end if;
  return new;
end
$$;

comment on function private.set_tax_class is 'An item of a store gets the tax class of its category, unless its vendor '
  'chose another of goods; a dish is always a restaurant''s.';

create trigger items_are_taxed_as_what_they_are before insert or update of tax_class, category_id,
  vendor_id on public.catalog_items
  for each row execute function private.set_tax_class();

grant insert (tax_class), update (tax_class) on public.catalog_items to authenticated;

-- Stock by batch ------------------------------------------------------------------------------------------------------
create table public.stock_batches (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.catalog_items (id) on delete cascade,
  quantity integer not null constraint batch_quantity_range check (quantity between 0 and 1000000),
  received_at timestamptz not null default now(),
  expires_on date,
  note text constraint batch_note_length check (length(note) <= 120)
);

create trigger texts_are_plain before insert or update of note on public.stock_batches
  for each row execute function private.keep_plain('note');

create index stock_batches_item_idx on public.stock_batches (item_id, expires_on);
create index stock_batches_expiry_idx on public.stock_batches (expires_on) where quantity > 0;

comment on table public.stock_batches is
  'What is left of each delivery to a shelf. The stock of an item with batches is their sum; orders take what expires '
    'first.';
comment on column public.stock_batches.expires_on is
  'The last day (Indian date) on which it is sold; null does not expire.';

alter table public.stock_batches enable row level security;

create policy "a vendor's people read their batches" on public.stock_batches for select to authenticated
  using (private.works_for(private.vendor_of_item(item_id)));

revoke all on public.stock_batches from anon, authenticated;
grant select on public.stock_batches to authenticated;

create function private.today() returns date language sql
  stable set search_path = '' as $$ select (now() at time zone 'Asia/Kolkata')::date $$;

comment on function private.today is 'The present day in India.';

create function private.follow_stock() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  left_over integer := coalesce(old.stock, 0) - coalesce(new.stock, 0);
  batch record;
begin
  if left_over > 0 then
    for batch in select b.id, b.quantity from public.stock_batches as b
      where b.item_id = new.id and b.quantity > 0 order by b.expires_on nulls last, b.received_at, b.id
        for no key update
    loop
      exit when left_over = 0;
      update public.stock_batches as b set quantity = b.quantity - least(left_over, batch.quantity)
        where b.id = batch.id;
      left_over := left_over - least(left_over, batch.quantity);
    end loop;
  else
    -- What returns is put with what keeps longest, so that nothing expired is sold.
    update public.stock_batches as b set quantity = b.quantity - left_over
    where b.id = (select k.id from public.stock_batches as k where k.item_id = new.id
      order by k.expires_on desc nulls first, k.received_at desc, k.id limit 1);
  end if;
  return null;
end
$$;

comment on function private.follow_stock is
  'Takes from the batches of an item what its stock lost, first what expires first, and puts back what it gained.';

create trigger batches_follow_the_stock after update of stock on public.catalog_items for each row
  when (old.stock is distinct from new.stock and new.stock is not null
    and coalesce(current_setting('angadi.batches_lead', true), '') <> 'yes')
  execute function private.follow_stock();

create function private.stock_from_batches(item_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  total integer;
begin
  select coalesce(sum(b.quantity), 0) into total from public.stock_batches as b
  where b.item_id = stock_from_batches.item_id and coalesce(b.expires_on >= private.today(), true);
  perform set_config('angadi.batches_lead', 'yes', true);
  update public.catalog_items as i set stock = total where i.id = stock_from_batches.item_id
    and i.stock is distinct from total;
  perform set_config('angadi.batches_lead', '', true);
  return total;
end
$$;

comment on function private.stock_from_batches is
  'Sets the stock of an item to the sum of its batches that are not expired, and answers it.';

create function private.require_item(item_id uuid) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  -- The row is locked first: batches and stock change one at a time.
  perform from public.catalog_items as i where i.id = require_item.item_id for no key update;
  if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
  perform private.require_right(private.vendor_of_item(require_item.item_id), 'catalogue');
end
$$;

comment on function private.require_item is
  'Locks an item of a vendor for whom the caller works; refuses everybody else.';

create function public.add_stock_batch(item_id uuid, quantity integer, expires_on date default null,
  note text default null,
  idempotency_key text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb;
  batch uuid;
begin
  if add_stock_batch.idempotency_key is not null then
    answer := private.claim_idempotency(caller, add_stock_batch.idempotency_key, 'add_stock_batch');
    if answer is not null then return answer; end if;
  end if;
  perform private.require_item(add_stock_batch.item_id);
  if add_stock_batch.quantity is null or add_stock_batch.quantity not between 1 and 100000 then
    perform private.refuse(400, 'stock_invalid', 'A batch has between 1 and 1,00,000 pieces.');
  end if;
  if add_stock_batch.expires_on < private.today() then
    perform private.refuse(400, 'batch_expired', 'This batch has already expired.');
  end if;
  -- What was counted before batches were is a batch without a date.
  insert into public.stock_batches (item_id, quantity)
  select i.id, i.stock from public.catalog_items as i
  where i.id = add_stock_batch.item_id and i.stock > 0
    and not exists (select from public.stock_batches as b where b.item_id = i.id);
  insert into public.stock_batches (item_id, quantity, expires_on, note)
  values (add_stock_batch.item_id, add_stock_batch.quantity, add_stock_batch.expires_on,
    nullif(trim(left(add_stock_batch.note, 120)), ''))
  returning id into batch;
  answer := jsonb_build_object('batch_id', batch, 'stock', private.stock_from_batches(add_stock_batch.item_id));
  if add_stock_batch.idempotency_key is not null then perform private.keep_result(caller,
    add_stock_batch.idempotency_key, answer); end if;
  return answer;
end
$$;

comment on function public.add_stock_batch is
  'Adds a batch to an item of a vendor for whom the caller works, once for each key, and answers {batch_id, stock}. '
    'What was in stock before the first batch becomes a batch without a date.';

create function public.write_off_batch(batch_id uuid, quantity integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  item uuid := (select b.item_id from public.stock_batches as b where b.id = write_off_batch.batch_id);
begin
  perform private.require_user();
  if item is null then perform private.refuse(404, 'batch_not_found', 'This batch does not exist.'); end if;
  perform private.require_item(item);
  update public.stock_batches as b set quantity = b.quantity - write_off_batch.quantity
  where b.id = write_off_batch.batch_id and write_off_batch.quantity between 1 and b.quantity;
  if not found then perform private.refuse(409, 'stock_short', 'So many pieces are not left of it.'); end if;
  return jsonb_build_object('stock', private.stock_from_batches(item));
end
$$;

comment on function public.write_off_batch is 'Takes broken or spoiled pieces out of a batch; answers {stock}.';

create function private.write_off_expired() returns integer language plpgsql security definer set search_path = '' as $$
declare
  item record;
  items integer := 0;
begin
  for item in
    select distinct b.item_id from public.stock_batches as b where b.quantity > 0 and b.expires_on < private.today()
      order by 1
  loop
    perform from public.catalog_items as i where i.id = item.item_id for no key update;
    update public.stock_batches as b set quantity = 0 where b.item_id = item.item_id and b.expires_on < private.today();
    perform private.stock_from_batches(item.item_id);
    items := items + 1;
  end loop;
  return items;
end
$$;

comment on function private.write_off_expired is
  'Takes out of stock what expired yesterday or before; answers for how many items. Runs after midnight in India.';

select cron.schedule('write-off-expired', '32 18 * * *', 'select private.write_off_expired()');

revoke execute on function public.add_stock_batch(uuid, integer, date, text, text),
  public.write_off_batch(uuid, integer) from public, anon;
grant execute on function public.add_stock_batch(uuid, integer, date, text, text),
  public.write_off_batch(uuid, integer) to authenticated;

-- One checkout over every trade: orders of several kinds, a delivery time for each vendor and gifts
-- (docs/decisions/0048).

-- Where a vendor delivers ---------------------------------------------------------------------------------------------
create function private.delivers_to(v public.vendors, lat double precision, lng double precision) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return public.distance_m(delivers_to.lat, delivers_to.lng, v.lat, v.lng) <= least(v.delivery_radius_m,
    private.setting_int('max_delivery_radius_m'))
    and not exists (select from public.vendor_areas as a where a.vendor_id = v.id
      and not a.shape @> point(delivers_to.lng, delivers_to.lat));
end
$$;

comment on function private.delivers_to is
  'Whether a vendor delivers to a point: within its radius and no farther than anybody may, and inside the area that '
    'it has drawn, if any. The radius '
  'of a vendor with an area reaches its farthest corner, so a list that is filtered by radius first leaves nobody out.';

-- What is wanted ------------------------------------------------------------------------------------------------------
create function private.wanted_lines(caller uuid, request jsonb) returns setof public.unified_cart_items
language plpgsql stable set search_path = '' as $$
begin
  -- Only the server itself can name lines by item: private.clean_request keeps no such key of a client's request.
  if request ? 'lines' then
    return query
      select r.* from jsonb_array_elements(request -> 'lines') with ordinality as l (line, n)
      join public.catalog_items as i on i.id = (l.line ->> 'item_id')::uuid
      cross join lateral jsonb_populate_record(null::public.unified_cart_items, jsonb_build_object('user_id', caller,
        'item_id', i.id, 'item_type', 'product', 'name', i.name, 'unit_paise', i.price_paise, 'vendor_id', i.vendor_id,
        'vendor_name', '', 'option_ids', coalesce(l.line -> 'option_ids', '[]'), 'options', '[]'::jsonb,
        'quantity', l.line -> 'quantity', 'created_at', timestamptz '2000-01-01' + make_interval(secs => l.n))) as r;
    return;
  end if;
  return query select c.* from public.unified_cart_items as c
    where c.user_id = caller and (not request ? 'cart_item_ids' or request -> 'cart_item_ids' ? c.id::text)
      and (request -> 'vendor_ids' is null or jsonb_typeof(request -> 'vendor_ids') <> 'array'
        or request -> 'vendor_ids' ? c.vendor_id::text);
end
$$;

comment on function private.wanted_lines is
  'What a request is about: the caller''s cart, or of it the lines or the vendors that it names; the server itself can '
  'name lines [{item_id, quantity, option_ids?}], as a subscription does.';

create function private.item_label(name text, unit text, kind public.vendor_kind) returns text language plpgsql
  immutable set search_path = '' as $$
begin
  return case when kind in ('grocery', 'shopping') and unit is not null then name || ', ' || unit else name end;
end
$$;

comment on function private.item_label is
  'The name of an item on carts and receipts: two packs of the same goods differ by their unit.';

-- When it is wanted ---------------------------------------------------------------------------------------------------
create function private.are_slots(slots jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if slots is null or jsonb_typeof(slots) = 'null' then return true; end if;
  return case when jsonb_typeof(slots) = 'object' then (select count(*) <= 60 from jsonb_each(slots)) and not exists (
    select from jsonb_each(slots) as s where not pg_input_is_valid(s.key, 'uuid')
      or jsonb_typeof(s.value) not in ('string', 'null') or length(s.value #>> '{}') > 60) else false end;
end
$$;

comment on function private.are_slots is 'Whether a value is {vendor id: time or null}, of at most sixty vendors.';

create function private.slot_of(request jsonb, vendor_id uuid) returns timestamptz language plpgsql
  stable set search_path = '' as $$
begin
  if request -> 'slots' ? vendor_id::text then
    return private.schedule_of(jsonb_build_object('scheduled_for', request -> 'slots' -> vendor_id::text));
  end if;
  return (request ->> 'scheduled_for')::timestamptz;
end
$$;

comment on function private.slot_of is 'The time for which a vendor''s part of a checkout is wanted: its own, else '
  'that of the whole; null is now, -infinity no time.';

-- Gifts ---------------------------------------------------------------------------------------------------------------
create table public.order_gifts (
  checkout_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  recipient text not null constraint gift_recipient_length check (length(trim(recipient)) between 1 and 60),
  message text not null default '' constraint gift_message_length check (length(message) <= 200),
  sender text not null default '' constraint gift_sender_length check (length(sender) <= 60)
);

create trigger texts_are_plain before insert or update of recipient, message, sender on public.order_gifts
  for each row execute function private.keep_plain('recipient', 'message', 'sender');

create index order_gifts_user_idx on public.order_gifts (user_id);

comment on table public.order_gifts is 'The card of a checkout that is a gift. The bill stays out of the bag.';

alter table public.order_gifts enable row level security;

create function private.packs_for(checkout_id uuid) returns boolean language sql stable
  security definer set search_path = '' as $$
  select exists (select from public.enhanced_orders as o where o.checkout_id = packs_for.checkout_id
    and private.may(o.vendor_id, 'orders'))
$$;

comment on function private.packs_for is 'Whether the caller works for a vendor who has an order of a checkout.';

grant execute on function private.packs_for(uuid) to authenticated;

create policy "its customer, the vendors who pack it and administrators read a card" on public.order_gifts for
  select to authenticated
  using (user_id = (select auth.uid()) or private.packs_for(checkout_id) or (select private.is_admin()));

revoke all on public.order_gifts from anon, authenticated;
grant select on public.order_gifts to authenticated;

create function private.is_gift(gift jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if gift is null or jsonb_typeof(gift) = 'null' then return true; end if;
  return case when jsonb_typeof(gift) = 'object' then coalesce(jsonb_typeof(gift -> 'recipient') = 'string', false)
    and length(trim(gift ->> 'recipient')) between 1 and 60
    and coalesce(jsonb_typeof(gift -> 'message'), 'string') = 'string'
      and length(coalesce(gift ->> 'message', '')) <= 200
    and coalesce(jsonb_typeof(gift -> 'sender'), 'string') = 'string' and length(coalesce(gift ->> 'sender', '')) <= 60
    and not exists (select from jsonb_object_keys(gift) as k where k not in ('recipient', 'message', 'sender'))
      else false end;
end
$$;

comment on function private.is_gift is 'Whether a value is a gift''s card: {recipient, message?, sender?}.';

create function private.payment_methods_of(asked private.trade_kinds[], orders jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  total bigint := (select coalesce(sum((o ->> 'total_paise')::bigint), 0) from jsonb_array_elements(orders) as o);
  offered public.payment_method[] := coalesce((select k.payment_methods from private.trade_kinds as k
    where k.trade = orders -> 0 ->> 'trade' and k.kind::text = orders -> 0 ->> 'kind'), asked[1].payment_methods);
begin
  return (select coalesce(jsonb_agg(m.method order by m.n), '[]'::jsonb)
    from unnest(offered) with ordinality as m (method, n)
    where not exists (select from jsonb_array_elements(orders) as o
        join private.trade_kinds as k on k.trade = o ->> 'trade' and k.kind::text = o ->> 'kind'
        where m.method <> all (k.payment_methods))
      and not exists (select from jsonb_array_elements(orders) as o
        where jsonb_typeof(o -> 'payment_methods') = 'array' and not o -> 'payment_methods' ? m.method::text)
      and (m.method <> 'gateway' or (total >= 100 and private.setting('gateway_enabled') = 'true'))
      and (m.method <> 'cash' or (total <= private.setting_int('cash_maximum_paise')
        and total + private.cash_of_today(auth.uid()) < 20000000)));
end
$$;

comment on function private.payment_methods_of(private.trade_kinds[], jsonb) is
  'The ways of paying that every order of a checkout takes, in the order of the first. A part of a quote may name '
  'fewer than its kind: what is paid beforehand is not paid in cash.';

create function private.keep_gift(checkout uuid, caller uuid, gift jsonb) returns void
  language sql set search_path = '' as $$
  insert into public.order_gifts (checkout_id, user_id, recipient, message, sender)
  values (checkout, caller, trim(gift ->> 'recipient'), coalesce(gift ->> 'message', ''),
    coalesce(gift ->> 'sender', ''))
$$;

-- Gifts where they are prepared and brought: the card for vendors, their pickers and the customer, for couriers only
-- that it is one. What of an order is refunded at its vendor's cost (docs/decisions/0052).

create function private.gift_of(checkout uuid) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_build_object('recipient', g.recipient, 'message', g.message, 'sender', g.sender)
    from public.order_gifts as g where g.checkout_id = gift_of.checkout);
end
$$;

comment on function private.gift_of is
  'The card of a checkout that is a gift, {recipient, message, sender}; null for others.';

-- What was refunded of a vendor's orders, and what of it the vendor bears.
create table private.vendor_refunds (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.enhanced_orders (id) on delete cascade,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  reason_code text not null constraint vendor_refund_reason_form check (reason_code ~ '^[a-z][a-z_]{1,39}$'),
  amount_paise bigint not null constraint vendor_refund_amount check (amount_paise > 0),
  loss_paise bigint not null constraint vendor_refund_loss check (loss_paise > 0),
  created_at timestamptz not null default now()
);

create index vendor_refunds_order_idx on private.vendor_refunds (order_id);
create index vendor_refunds_vendor_idx on private.vendor_refunds (vendor_id, created_at);

comment on table private.vendor_refunds is
  'Refunds that a vendor bears, as they were decided: by help, an administrator, or the vendor''s own people (a '
    'return).';
comment on column private.vendor_refunds.amount_paise is 'What the customer got back, with tax and less the discount.';
comment on column private.vendor_refunds.loss_paise is 'What the vendor earns less because of it.';

revoke all on private.vendor_refunds from anon, authenticated;

create function private.refunds_for_vendor(order_id uuid) returns jsonb language plpgsql
  stable set search_path = '' as $$
begin
  return (select jsonb_agg(jsonb_build_object('reason_code', r.reason_code, 'amount_paise', r.amount_paise,
    'loss_paise', r.loss_paise, 'at', r.created_at)
    order by r.id) from private.vendor_refunds as r where r.order_id = refunds_for_vendor.order_id);
end
$$;

comment on function private.refunds_for_vendor is
  'What of an order was refunded at its vendor''s cost: [{reason_code, amount_paise, loss_paise, at}], the oldest '
    'first; null where nothing was.';

revoke execute on function public.vendor_orders(uuid, text, timestamptz, uuid, integer, public.order_status,
  timestamptz, text, text, date, date) from public, anon;
grant execute on function public.vendor_orders(uuid, text, timestamptz, uuid, integer, public.order_status, timestamptz,
  text, text, date, date) to authenticated;
revoke execute on function public.my_jobs() from public, anon;
grant execute on function public.my_jobs() to authenticated;

-- Vendor -------------------------------------------------------------------------------------------------------------
create view private.vendor_order_lines as
  select o.vendor_id, o.user_id, d.performer_id as courier_id, p.full_name as customer_full_name, o.id as order_id,
    o.order_number,
    o.status, o.kind, o.trade, k.desk,
    split_part(coalesce(nullif(p.full_name, ''), 'Customer'), ' ', 1) as customer_name,
    o.items, o.instructions, private.detail_of(o, 'vendor') as detail,
    o.total_paise, private.shared(o.id, 'vendor_payable')::integer as vendor_share_paise,
    o.payment_method, o.created_at as placed_at, o.accept_by, o.prep_minutes, o.promised_max_at, o.status_since,
    c.name as courier_name, d.state as courier_state,
    case when o.status in ('confirmed', 'preparing', 'ready') and d.performer_id is not null then h.code end
      as pickup_code,
    o.scheduled_for, private.preparing_begins(o) as begin_at, private.later_until(o) as later_until, o.cancel_reason,
    o.cancelled_by, o.category, private.gift_of(o.checkout_id) as gift, private.refunds_for_vendor(o.id) as refunds,
    private.extra_minutes(o.id) as extra_minutes, private.cash_due(o.id)::integer as collect_cash_paise
  from public.enhanced_orders as o
  join private.trade_kinds as k on k.trade = o.trade and k.kind = o.kind
  join private.desks as place on place.desk = k.desk and place.lists_orders
  left join lateral private.job_of(o.id) as d on true
  left join public.couriers as c on c.user_id = d.performer_id
  left join private.handover_codes as h on h.order_id = o.id and h.purpose = 'pickup'
  left join public.profiles as p on p.id = o.user_id
  where o.placed_at is not null;

comment on view private.vendor_order_lines is
  'The orders that stand in a vendor''s list, one row each; what a round brings has a list of its own.';

create view private.job_lines as
  select d.performer_id as courier_id, o.id as order_id, o.order_number, o.status, d.state, v.id as vendor_id,
    coalesce(v.name, o.vendor_name) as vendor_name, coalesce(v.address, first.address,
      first.landmark) as vendor_address,
    private.mask_phone(v.phone) as vendor_phone_masked, first.lat as pickup_lat, first.lng as pickup_lng,
    private.customer_name(o.user_id) as customer_name, private.mask_phone(p.phone) as customer_phone_masked,
    case when last.address is null then o.address else jsonb_build_object('label', '', 'line', last.address,
      'landmark', last.landmark, 'city', '', 'pincode', '', 'lat', last.lat, 'lng', last.lng) end as drop_address,
    o.instructions,
    -- A ride and a parcel have none.
    (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity) order by i.position), '[]')
      from public.order_items as i where i.order_id = o.id) as items,
    o.payment_method, private.cash_due(o.id)::integer as collect_cash_paise,
    o.cash_change_for_paise, d.pay_paise, private.charged(o.id, 'tip')::integer as tip_paise, d.distance_m,
    o.status = 'ready' as ready, d.assigned_at, o.promised_max_at, o.scheduled_for,
    exists (select from public.order_gifts as g where g.checkout_id = o.checkout_id) as is_gift, o.category,
    private.ready_by(o) as ready_by, private.door_of(o.id, d.performer_id) as door, d.id as job_id, d.leg,
    private.stops_of(d.id) as stops,
    o.trade, private.detail_of(o, 'courier') as detail, t.work, d.vehicle_class,
    private.job_detail_of(o, d, false) as details
  from private.order_parties as carrying
  join public.enhanced_orders as o on o.id = carrying.order_id
  join private.trades as t on t.trade = o.trade and t.performer_role = carrying.role
  join lateral private.job_of(o.id) as d on d.performer_id = carrying.user_id
  join public.job_stops as first on first.job_id = d.id and first.n = 1
  cross join lateral private.last_stop(d.id) as last
  left join public.vendors as v on v.id = d.vendor_id
  left join public.profiles as p on p.id = o.user_id
  -- Address and phone are for whoever takes part at this moment.
  where carrying.until_at is null;

comment on view private.job_lines is 'Jobs under way with what whoever performs them reads.';
