-- Whether a price includes GST, decided per vendor: what a shop sells does, as the printed maximum retail price does, what a restaurant
-- serves does not, as on its bill. What is paid for an item never exceeds its MRP (docs/decisions/0067).

alter table private.goods_categories add column prices_include_tax boolean not null default true;
comment on column private.goods_categories.prices_include_tax is
  'Whether a new vendor''s prices include GST; those of a category without a row do.';
update private.goods_categories set prices_include_tax = false where category = 'food';

alter table public.vendors add column prices_include_tax boolean;
update public.vendors as v set prices_include_tax = coalesce((select c.prices_include_tax from private.goods_categories as c where c.category = v.kind), true);
alter table public.vendors alter column prices_include_tax set not null,
  add constraint vendor_goods_include_tax check (prices_include_tax or kind not in ('grocery', 'shopping'));
comment on column public.vendors.prices_include_tax is
  'Whether the prices of this vendor''s items and its packaging include GST; by its category unless it is said. Fees of the platform always do.';
grant select (prices_include_tax) on public.vendors to anon, authenticated;

create function private.set_prices_include_tax() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.prices_include_tax is null or (tg_op = 'UPDATE' and new.prices_include_tax = old.prices_include_tax) then
    new.prices_include_tax := coalesce((select c.prices_include_tax from private.goods_categories as c where c.category = new.kind), true);
  end if;
  return new;
end
$$;
comment on function private.set_prices_include_tax is 'A vendor''s prices include GST or not as is usual in its category, unless it is said.';
create trigger vendors_price_as_their_category before insert on public.vendors
  for each row execute function private.set_prices_include_tax();
create trigger vendors_price_as_their_new_category before update of kind on public.vendors
  for each row when (new.kind <> old.kind) execute function private.set_prices_include_tax();

-- Existing rows ----------------------------------------------------------------------------------------------------------
-- What was before tax becomes what is paid: the same bill as before, but never more than the MRP. Nobody is told of a new price, because
-- there is none. Fees of the platform are rounded down to whole rupees, so that no bill rises.

create function pg_temp.with_tax(paise bigint, tax_class text) returns bigint language sql stable as $$
  select round(paise::numeric * (10000 + private.tax_rate(with_tax.tax_class)) / 10000)::bigint
$$;
create function pg_temp.fee_with_tax(paise bigint, most bigint) returns bigint language sql stable strict as $$
  select least(greatest(pg_temp.with_tax(paise, 'delivery') / 100 * 100, paise), most)
$$;

alter table public.catalog_items disable trigger user;
update public.item_options as o set price_paise = least(pg_temp.with_tax(o.price_paise, i.tax_class), 1000000)
from public.item_option_groups as g join public.catalog_items as i on i.id = g.item_id join public.vendors as v on v.id = i.vendor_id
where g.id = o.group_id and v.prices_include_tax and o.price_paise > 0;
update public.subscription_prices as p set price_paise = least(pg_temp.with_tax(p.price_paise, i.tax_class), coalesce(i.mrp_paise, 2147483647))
from public.catalog_items as i join public.vendors as v on v.id = i.vendor_id where i.id = p.item_id and v.prices_include_tax;
update public.subscriptions as s set agreed_paise = pg_temp.with_tax(s.agreed_paise, i.tax_class)
from public.catalog_items as i join public.vendors as v on v.id = i.vendor_id where i.id = s.item_id and v.prices_include_tax;
update public.unified_cart_items as c set unit_paise = pg_temp.with_tax(c.unit_paise, i.tax_class)
from public.catalog_items as i join public.vendors as v on v.id = i.vendor_id where i.id::text = c.item_id and v.prices_include_tax;
update private.group_lines as l set unit_paise = pg_temp.with_tax(l.unit_paise, i.tax_class)
from public.catalog_items as i join public.vendors as v on v.id = i.vendor_id where i.id = l.item_id and v.prices_include_tax;
update private.wish_marks as m set price_paise = least(pg_temp.with_tax(m.price_paise, i.tax_class), coalesce(i.mrp_paise, 2147483647))
from public.wishlists as w join public.catalog_items as i on i.id = w.item_id join public.vendors as v on v.id = i.vendor_id
where w.id = m.wish_id and v.prices_include_tax;
update public.catalog_items as i set price_paise = least(pg_temp.with_tax(i.price_paise, i.tax_class), coalesce(i.mrp_paise, 10000000), 10000000)
from public.vendors as v where v.id = i.vendor_id and v.prices_include_tax;
-- What is priced before tax, and with it above its MRP, comes down to it.
update public.catalog_items as i set price_paise = floor(i.mrp_paise * 10000::numeric / (10000 + private.tax_rate(i.tax_class)))::integer
from public.vendors as v
where v.id = i.vendor_id and not v.prices_include_tax and pg_temp.with_tax(i.price_paise, i.tax_class) > i.mrp_paise;
alter table public.catalog_items enable trigger user;
update private.shopping_cards as c set price_paise = i.price_paise from public.catalog_items as i where i.id = c.item_id and c.price_paise <> i.price_paise;

update public.vendors as v set packaging_paise = least(pg_temp.with_tax(v.packaging_paise, 'delivery'), 20000)
where v.prices_include_tax and v.packaging_paise > 0;
update public.subscription_terms as t set delivery_paise = least(pg_temp.with_tax(t.delivery_paise, 'delivery'), 10000) where t.delivery_paise > 0;
update public.fee_rules as f set base_paise = pg_temp.fee_with_tax(f.base_paise, 20000), per_km_paise = pg_temp.fee_with_tax(f.per_km_paise, 5000),
  small_cart_paise = pg_temp.fee_with_tax(f.small_cart_paise, 10000), platform_paise = pg_temp.fee_with_tax(f.platform_paise, 5000),
  surge_paise = pg_temp.fee_with_tax(f.surge_paise, 10000);
update public.fee_surcharges as s set amount_paise = pg_temp.fee_with_tax(s.amount_paise, 5000) where s.amount_paise is not null;
update public.shipping_lanes as l set paise = pg_temp.fee_with_tax(l.paise, 100000);
update public.digital_operators as o set fee_paise = pg_temp.fee_with_tax(o.fee_paise, 10000), fee_bp = least(o.fee_bp * 118 / 100, 1000),
  fee_cap_paise = pg_temp.fee_with_tax(o.fee_cap_paise, 50000);
update public.billers as b set fee_paise = pg_temp.fee_with_tax(b.fee_paise, 10000), fee_bp = least(b.fee_bp * 118 / 100, 1000),
  fee_cap_paise = pg_temp.fee_with_tax(b.fee_cap_paise, 50000);
drop function pg_temp.fee_with_tax(bigint, bigint), pg_temp.with_tax(bigint, text);
comment on table public.fee_rules is
  'Delivery, small-cart, platform and surge fees, effective-dated; a region''s own rule wins over the general one. All include GST.';
comment on column public.grocery_lines.charged_paise is
  'What the line costs in the end, substitution included, at the prices of the shelf; null until everything is picked.';
comment on column public.substitutions.total_paise is
  'What the customer pays for it at the prices of the shelf: never more than what is missing would have cost.';
comment on column public.subscription_terms.delivery_paise is 'What one delivery costs, whatever it brings, including GST.';
comment on table public.shipping_lanes is 'Days from handing a parcel over to its arrival, and what that costs, including GST, from zone to zone.';
comment on function private.shipping_price is 'What shipping goods of so much costs, in paise including GST.';

-- At most the MRP --------------------------------------------------------------------------------------------------------

create function private.highest_tax_rate(tax_class text) returns integer language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return greatest(private.tax_rate(highest_tax_rate.tax_class),
    (select max(t.rate_bp) from public.tax_rules as t where t.tax_class = highest_tax_rate.tax_class and t.valid_from > now()));
end
$$;
comment on function private.highest_tax_rate is 'The highest GST of a class from now on, in basis points: what is known of later rates counts.';

create function private.paid_price(price_paise integer, tax_class text, includes_tax boolean) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if includes_tax then return paid_price.price_paise; end if;
  return round(paid_price.price_paise::numeric * (10000 + private.highest_tax_rate(paid_price.tax_class)) / 10000);
end
$$;
comment on function private.paid_price is 'What is paid for one piece at a price, in paise with GST.';

create function private.check_mrp() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.paid_price(new.price_paise, new.tax_class, (select v.prices_include_tax from public.vendors as v where v.id = new.vendor_id)) > new.mrp_paise then
    raise exception using errcode = 'check_violation', constraint = 'item_mrp_not_below_price',
      message = format('item %s costs more than its MRP', new.id);
  end if;
  return new;
end
$$;
comment on function private.check_mrp is 'Refuses an item that would cost more than its MRP, with its tax.';
-- After items_are_taxed_as_what_they_are: triggers run by their names.
create trigger items_cost_at_most_their_mrp before insert or update of price_paise, mrp_paise, tax_class, category_id, vendor_id on public.catalog_items
  for each row when (new.mrp_paise is not null) execute function private.check_mrp();

create function private.check_mrps() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  broken public.catalog_items;
begin
  select i.* into broken from public.catalog_items as i join public.vendors as v on v.id = i.vendor_id
  where i.mrp_paise is not null and not v.prices_include_tax
    and case when tg_table_name = 'vendors' then v.id::text = to_jsonb(new) ->> 'id' else i.tax_class = to_jsonb(new) ->> 'tax_class' end
    and private.paid_price(i.price_paise, i.tax_class, false) > i.mrp_paise limit 1;
  if broken.id is not null then
    raise exception using errcode = 'check_violation', constraint = 'item_mrp_not_below_price',
      message = format('item %s of vendor %s would cost more than its MRP', broken.id, broken.vendor_id);
  end if;
  return null;
end
$$;
comment on function private.check_mrps is 'Refuses a change of a vendor''s way of pricing, or of a tax, by which an item would cost more than its MRP.';
create trigger vendors_keep_to_mrps after update of prices_include_tax on public.vendors
  for each row when (old.prices_include_tax and not new.prices_include_tax) execute function private.check_mrps();
create trigger taxes_keep_to_mrps after insert or update on public.tax_rules for each row execute function private.check_mrps();

create or replace function public.change_items(vendor_id uuid, item_ids uuid[], change jsonb, change_id uuid, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_staff(change_items.vendor_id);
  kind public.vendor_kind;
  answer jsonb;
  images jsonb;
  changed integer;
  skipped jsonb;
  place integer;
begin
  perform private.bound(change_items.change, 2000);
  if change_items.item_ids is null or cardinality(change_items.item_ids) not between 1 and 500 or jsonb_typeof(change_items.change) <> 'object'
      or not change_items.change ?| array['price_bp', 'price_paise', 'is_available', 'section', 'stock', 'tax_class', 'remove'] then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  answer := private.claim_idempotency(caller, change_items.idempotency_key, 'change_items');
  if answer is not null then return answer; end if;
  select v.kind into kind from public.vendors as v where v.id = change_items.vendor_id;
  perform private.refuse_item(private.item_problem(change - array['price_bp', 'remove'], kind, false));
  if change ? 'price_bp' and coalesce(private.whole_number(change -> 'price_bp') not between -9000 and 10000, true) then
    perform private.refuse_item('item_price_invalid');
  end if;
  perform private.take_turns('catalogue', change_items.vendor_id::text);
  -- What is removed is gone; there is nothing to remember it by.
  if change -> 'remove' is distinct from 'true' then
    perform private.open_import(change_items.vendor_id, change_items.change_id, 'bulk', change::text, caller);
  end if;
  perform from public.catalog_items as i where i.vendor_id = change_items.vendor_id and i.id = any (change_items.item_ids)
    order by i.id for no key update;

  if change -> 'remove' = 'true' then
    delete from public.catalog_items as i where i.vendor_id = change_items.vendor_id and i.id = any (change_items.item_ids);
    get diagnostics changed = row_count;
    skipped := '[]';
  else
    place := case when change ? 'section' then private.section_position(change_items.vendor_id, trim(change ->> 'section')) end;
    select jsonb_object_agg(i.id, private.item_image(i)) into images
    from public.catalog_items as i where i.vendor_id = change_items.vendor_id and i.id = any (change_items.item_ids);
    with planned as (
      select i.id, i.name, i.mrp_paise, i.tax_class, case
          when change ? 'price_paise' then (change ->> 'price_paise')::integer
          -- In whole rupees, as prices are written.
          when change ? 'price_bp' then (round(i.price_paise::numeric * (10000 + (change ->> 'price_bp')::integer) / 1000000) * 100)::integer
          else i.price_paise end as price_paise
      from public.catalog_items as i where i.vendor_id = change_items.vendor_id and i.id = any (change_items.item_ids)
    ), judged as (
      select p.*, case when p.price_paise not between 100 and 10000000 then 'item_price_invalid'
        when p.mrp_paise < private.paid_price(p.price_paise, coalesce(change ->> 'tax_class', p.tax_class),
          (select v.prices_include_tax from public.vendors as v where v.id = change_items.vendor_id)) then 'item_mrp_below_price'
        when change ? 'stock' and exists (select from public.stock_batches as b where b.item_id = p.id) then 'stock_by_batch' end as problem
      from planned as p
    ), written as (
      update public.catalog_items as i set
        price_paise = j.price_paise,
        is_available = coalesce((change ->> 'is_available')::boolean, i.is_available),
        sold_out_until = case when change -> 'is_available' = 'true' then null else i.sold_out_until end,
        section = coalesce(trim(change ->> 'section'), i.section),
        section_position = coalesce(place, i.section_position),
        stock = case when change ? 'stock' then (change ->> 'stock')::integer else i.stock end,
        tax_class = coalesce(change ->> 'tax_class', i.tax_class)
      from judged as j where i.id = j.id and j.problem is null returning i.id
    )
    select (select count(*) from written), (select coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'name', j.name, 'code', j.problem) order by j.name), '[]'::jsonb)
      from (select * from judged where problem is not null order by name limit 50) as j)
    into changed, skipped;
    insert into private.catalog_import_rows (import_id, item_id, before, after)
    select change_items.change_id, i.id, images -> i.id::text, private.item_image(i)
    from public.catalog_items as i
    where i.vendor_id = change_items.vendor_id and i.id = any (change_items.item_ids) and private.item_image(i) <> images -> i.id::text
    on conflict (import_id, item_id) do update set after = excluded.after;
  end if;
  update public.catalog_imports as m set updated = m.updated + changed, refused = m.refused + jsonb_array_length(skipped) where m.id = change_items.change_id;
  perform private.publish('vendor:' || change_items.vendor_id, 'menu', '{}'::jsonb);
  answer := jsonb_build_object('changed', changed, 'skipped', skipped, 'may_undo', change -> 'remove' is distinct from 'true');
  perform private.keep_result(caller, change_items.idempotency_key, answer);
  return answer;
end
$$;
