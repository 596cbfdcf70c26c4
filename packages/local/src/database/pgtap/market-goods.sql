-- Builders for the tests of stores: a store or shop that is open round the clock, and goods with their pack.

create function tests.open_store(slug text, owner text, kind text default 'grocery', lat double precision default 17.43,
  lng double precision default 78.45)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  store uuid := tests.open_vendor(slug, owner, lat, lng, 0);
begin
  delete from public.restaurants where vendor_id = store;
  update public.vendors set kind = open_store.kind::public.vendor_kind where id = store;
  return store;
end
$$;

create function tests.add_good(store text, name text, price_paise integer, stock integer default null,
  more jsonb default '{}') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  item uuid;
begin
  insert into public.catalog_items (vendor_id, section, name, price_paise, mrp_paise, stock, category_id)
  values (tests.vendor_id_of(store), coalesce(more ->> 'section', 'Rice and atta'), name, price_paise,
    (more ->> 'mrp_paise')::integer, stock,
    (select c.id from public.categories as c where c.slug = more ->> 'category'))
  returning id into item;
  insert into public.goods (item_id, product_id, brand, variant, pack_size, pack_unit, sold_by, storage, is_food,
    barcode, return_days)
  values (item, (more ->> 'product_id')::uuid, more ->> 'brand', coalesce(more -> 'variant', '{}'),
    (more ->> 'pack_size')::numeric,
    more ->> 'pack_unit', coalesce(more ->> 'sold_by', 'pack'), coalesce(more ->> 'storage', 'ambient'),
      coalesce((more ->> 'is_food')::boolean, true),
    more ->> 'barcode', coalesce((more ->> 'return_days')::smallint, 0));
  return item;
end
$$;

create function tests.add_batch(item text, quantity integer, expires_on date) returns void language plpgsql
  security definer set search_path = '' as $$
begin
  insert into public.stock_batches (item_id, quantity, expires_on) values (tests.item_id(item), quantity, expires_on);
  perform private.stock_from_batches(tests.item_id(item));
end
$$;

-- What is left of each batch, in the order in which it is sold: '3, 5'.
create function tests.batches_of(item text) returns text language plpgsql stable
  security definer set search_path = '' as $$
begin
  return (select string_agg(b.quantity::text, ', ' order by b.expires_on nulls last, b.received_at)
    from public.stock_batches as b
    where b.item_id = tests.item_id(item));
end
$$;

create function tests.today() returns date language sql
  stable as $$ select (now() at time zone 'Asia/Kolkata')::date $$;
