-- Shops for the tests of shopping: a seller with products in variants, and orders that a carrier brings.

create function tests.open_shop(slug text, owner text, lat double precision default 17.43,
  lng double precision default 78.45) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  vendor uuid := tests.open_vendor(slug, owner, lat, lng, 0);
begin
  delete from public.restaurants as r where r.vendor_id = vendor;
  update public.vendors as v set kind = 'shopping' where v.id = vendor;
  insert into public.shops (vendor_id, legal_name) values (vendor,
    initcap(replace(slug, '-', ' ')) || ' Private Limited');
  return vendor;
end
$$;

create function tests.add_product(name text, brand text default null, department text default 'electronics')
  returns uuid
language sql security definer set search_path = '' as $$
  insert into public.products (name, brand, category_id)
  select add_product.name, add_product.brand, c.id from public.categories as c where c.slug = department returning id
$$;

create function tests.product_id(name text) returns uuid language sql stable security definer set search_path = '' as $$
  select p.id from public.products as p where p.name = product_id.name
$$;

create function tests.add_variant(vendor text, name text, price_paise integer, product text default null,
  variant jsonb default '{}', stock integer default null,
  return_days integer default 7, mrp_paise integer default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  item uuid;
begin
  insert into public.catalog_items (vendor_id, category_id, section, name, price_paise, mrp_paise, stock)
  select tests.vendor_id_of(vendor), c.id, 'All', add_variant.name, price_paise, mrp_paise, stock
    from public.categories as c where c.slug = 'electronics' returning id into item;
  insert into public.goods (item_id, product_id, variant, return_days, is_food)
    values (item, tests.product_id(product), variant, return_days, false);
  return item;
end
$$;

create function tests.shipment_of(name text) returns uuid language sql stable
  security definer set search_path = '' as $$
  select s.id from public.shipments as s where s.order_id = tests.order_id(name)
    order by s.created_at desc, s.purpose desc limit 1
$$;

-- Leads an order that a carrier brings up to a status, each step as the seller.
create function tests.ship_to(name text, goal text, number text default null) returns void language plpgsql as $$
declare
  step text;
begin
  perform tests.act_as(tests.owner_of(name));
  foreach step in array array['confirmed', 'preparing', 'ready'] loop
    perform public.advance_order(tests.order_id(name), step::public.order_status);
    if step = goal then return; end if;
  end loop;
  perform public.hand_over_shipment(tests.shipment_of(name), 'india_post',
    coalesce(number, 'EX' || upper(left(md5(name), 10))));
  if goal = 'out_for_delivery' then return; end if;
  perform public.report_shipment(tests.shipment_of(name), 'delivered');
end
$$;

create function tests.return_id(name text) returns uuid language sql stable security definer set search_path = '' as $$
  select r.id from public.returns as r where r.order_id = tests.order_id(name) order by r.number desc limit 1
$$;

-- Moves every promise and every timer of an order into the past by as much, as if that time had gone by.
create function tests.let_pass(name text, span interval) returns void language sql
  security definer set search_path = '' as $$
  update public.enhanced_orders as o set status_since = o.status_since - span, created_at = o.created_at - span
    where o.id = tests.order_id(name);
  update private.order_timers as t set due_at = t.due_at - span where t.order_id = tests.order_id(name)
    and t.done_at is null;
$$;

grant execute on all functions in schema tests to anon, authenticated, service_role;
