create table public.goods (
  item_id uuid not null,
  product_id uuid,
  brand text,
  variant jsonb not null default '{}'::jsonb,
  pack_size numeric(9,3),
  pack_unit text,
  sold_by text not null default 'pack'::text,
  origin text,
  shelf_life_days integer,
  storage text not null default 'ambient'::text,
  is_food boolean not null default true,
  barcode text,
  return_days smallint not null default 0,
  gallery text[] not null default '{}'::text[],
  constraint goods_barcode_form check ((barcode ~ '^[0-9]{8,14}$'::text)),
  constraint goods_brand_length
    check (((length(TRIM(BOTH FROM brand)) >= 1) AND (length(TRIM(BOTH FROM brand)) <= 60))),
  constraint goods_by_weight
    check
    (((sold_by <> 'weight'::text) OR COALESCE((pack_unit = ANY (ARRAY['g'::text, 'kg'::text])), false))),
  constraint goods_item_id_fkey foreign key (item_id) references public.catalog_items(id) on delete cascade,
  constraint goods_origin_length
    check (((length(TRIM(BOTH FROM origin)) >= 1) AND (length(TRIM(BOTH FROM origin)) <= 60))),
  constraint goods_pack_size_positive check ((pack_size > (0)::numeric)),
  constraint goods_pack_unit
    check ((pack_unit = ANY (ARRAY['g'::text, 'kg'::text, 'ml'::text, 'l'::text, 'piece'::text, 'm'::text]))),
  constraint goods_pack_whole check (((pack_size IS NULL) = (pack_unit IS NULL))),
  constraint goods_pkey primary key (item_id),
  constraint goods_return_days check (((return_days >= 0) AND (return_days <= 30))),
  constraint goods_shelf_life check (((shelf_life_days >= 1) AND (shelf_life_days <= 3650))),
  constraint goods_sold_by check ((sold_by = ANY (ARRAY['pack'::text, 'weight'::text]))),
  constraint goods_storage check ((storage = ANY (ARRAY['ambient'::text, 'chilled'::text, 'frozen'::text]))),
  constraint goods_product_id_fkey foreign key (product_id) references public.products(id),
  constraint goods_gallery check (private.are_pictures(gallery)),
  constraint goods_variant check (private.are_pairs(variant, 4, 40))
);

alter table public.goods
  enable row level security;

create index goods_barcode_idx on public.goods using btree (barcode)
  where (barcode is not null);

create index goods_product_idx on public.goods using btree (product_id);

create trigger cards_follow_goods
  after insert or delete or update on public.goods
  for each row
  execute function private.card_is_stale();

create trigger changed_goods_are_found
  after update of brand, product_id on public.goods
  for each row
  when (((old.brand IS DISTINCT FROM new.brand) OR (old.product_id IS DISTINCT FROM new.product_id)))
  execute function private.index_changed_goods();

create trigger new_goods_are_found
  after insert on public.goods referencing NEW table as new_rows
  for each STATEMENT
  execute function private.index_new_goods();

create trigger texts_are_plain
  before insert or update of brand, variant, origin, storage on public.goods
  for each row
  execute function private.keep_plain('brand', 'variant', 'origin', 'storage');

create policy "a vendor's people add goods" on "public"."goods"
  for insert
  to "authenticated"
  with check (private.may(private.vendor_of_item(item_id), 'catalogue'::text));

create policy "a vendor's people change goods" on "public"."goods"
  for update
  to "authenticated"
  using (private.may(private.vendor_of_item(item_id), 'catalogue'::text))
  with check (private.may(private.vendor_of_item(item_id), 'catalogue'::text));

create policy "a vendor's people remove goods" on "public"."goods"
  for delete
  to "authenticated"
  using (private.may(private.vendor_of_item(item_id), 'catalogue'::text));

create policy "everyone reads goods of active vendors" on public.goods
  for select
  to anon, authenticated
  using ((exists ( select
   from public.catalog_items i
  where (i.id = goods.item_id))));

comment on column public.goods.pack_size is 'The content of one piece in pack_unit: 500 and g. The unit price follows from it.';

comment on column public.goods.return_days is 'Days after delivery within which it can be returned; 0 is not at all.';

comment on column public.goods.sold_by is 'weight: price and pack are the nominal ones, what is picked is weighed and charged, never above the order.';

comment on column public.goods.storage is 'How it is kept and packed: food, chilled and other goods go into bags of their own.';

comment on column public.goods.variant is 'What tells this item from others of its product: {"Colour": "Blue", "Size": "M"}.';

comment on table public.goods is 'What an item from a shelf is, beside what every item has; a dish has a row of dishes instead.';

grant select on table public.goods to anon;

grant insert (
  barcode), UPDATE (barcode
) on table public.goods to authenticated;

grant insert (
  brand), UPDATE (brand
) on table public.goods to authenticated;

grant insert (
  gallery), UPDATE (gallery
) on table public.goods to authenticated;

grant insert (
  is_food), UPDATE (is_food
) on table public.goods to authenticated;

grant insert (
  item_id
) on table public.goods to authenticated;

grant insert (
  origin), UPDATE (origin
) on table public.goods to authenticated;

grant insert (
  pack_size), UPDATE (pack_size
) on table public.goods to authenticated;

grant insert (
  pack_unit), UPDATE (pack_unit
) on table public.goods to authenticated;

grant insert (
  product_id), UPDATE (product_id
) on table public.goods to authenticated;

grant insert (
  return_days), UPDATE (return_days
) on table public.goods to authenticated;

grant insert (
  shelf_life_days), UPDATE (shelf_life_days
) on table public.goods to authenticated;

grant insert (
  sold_by), UPDATE (sold_by
) on table public.goods to authenticated;

grant insert (
  storage), UPDATE (storage
) on table public.goods to authenticated;

grant insert (
  variant), UPDATE (variant
) on table public.goods to authenticated;

grant delete, select on table public.goods to authenticated;
