-- Builders for the tests of groceries: a store that is open round the clock, goods on its shelves, orders that are
-- being picked.

create function tests.open_grocery(slug text, owner text) returns uuid language plpgsql
  security definer set search_path = '' as $$
declare
  vendor uuid := tests.open_vendor(slug, owner, packaging_paise => 0);
begin
  delete from public.restaurants as r where r.vendor_id = vendor;
  update public.vendors as v set kind = 'grocery', facets = '{}', keywords = '', prep_minutes = 10, commission_bp = 1000
    where v.id = vendor;
  insert into public.grocery_stores (vendor_id, departments) values (vendor, '{vegetables,grocery}');
  return vendor;
end
$$;

-- more: columns of goods, and section, category, stock, mrp_paise and tax_class of the item.
create function tests.add_grocery(store text, name text, price_paise integer, more jsonb default '{}') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  item uuid;
  g public.goods;
begin
  insert into public.catalog_items (vendor_id, position, section, name, price_paise, mrp_paise, stock, tax_class,
    category_id)
  values (tests.vendor_id_of(store), (select count(*) from public.catalog_items),
    coalesce(more ->> 'section', 'Groceries'), name, price_paise, (more ->> 'mrp_paise')::integer,
    (more ->> 'stock')::integer, coalesce(more ->> 'tax_class', 'goods_5'),
    (select c.id from public.categories as c where c.slug = coalesce(more ->> 'category', 'rice-and-atta')))
  returning id into item;
  g := jsonb_populate_record(null::public.goods,
    '{"sold_by": "pack", "storage": "ambient", "is_food": true, "variant": {}, "return_days": 0, "gallery": []}'
    || (more - array['section', 'category', 'stock', 'mrp_paise', 'tax_class']) || jsonb_build_object('item_id', item));
  insert into public.goods select g.*;
  return item;
end
$$;

-- Places an order of several items and has the store begin to pick it; the session acts as nobody afterwards.
create function tests.pick_order(name text, handle text, items jsonb, method text default 'wallet',
  more jsonb default '{}') returns void
language plpgsql as $$
declare
  placed jsonb;
begin
  perform tests.act_as(handle);
  perform public.add_to_cart(tests.item_id(i.item)::text, '{}', i.quantity)
    from jsonb_to_recordset(items) as i (item text, quantity integer);
  placed := public.place_order((tests.quote(handle, more) ->> 'quote_id')::uuid, 'test-key:' || gen_random_uuid(),
    method::public.payment_method);
  if placed ->> 'outcome' is distinct from 'placed' then raise exception 'not placed: %', placed; end if;
  perform tests.name_order(name, (placed -> 'orders' -> 0 ->> 'id')::uuid);
  perform tests.advance_to(name, 'preparing');
  perform tests.reset();
end
$$;

create function tests.grocery_line(name text, item text) returns integer language sql stable
  security definer set search_path = '' as $$
  select i.position::integer from public.order_items as i where i.order_id = tests.order_id(grocery_line.name)
    and i.name = grocery_line.item
$$;

create function tests.substitution_of(name text, item text) returns uuid language sql stable
  security definer set search_path = '' as $$
  select s.id from public.substitutions as s
  where s.order_id = tests.order_id(substitution_of.name)
    and s.position = tests.grocery_line(substitution_of.name, item)
  order by s.offered_at desc limit 1
$$;

grant execute on all functions in schema tests to anon, authenticated, service_role;
