-- A price has a bound by the trade of its vendor, as rows: ₹1,00,000 was too low for jewellery and laptops, and no slip of a finger for a dosa
-- (docs/decisions/0074). An order has a most, so that every sum stays within an integer of paise, and so has cash: the law forbids
-- to take ₹2,00,000 or more of one person in a day (Income-tax Act, section 269ST).

create table private.price_bounds (
  kind public.vendor_kind primary key,
  least_paise integer not null default 100 constraint price_bound_least check (least_paise >= 100),
  most_paise integer not null constraint price_bound_most check (most_paise between least_paise and 200000000)
);
comment on table private.price_bounds is 'The lowest and the highest price and MRP of an item by the trade of its vendor, in paise.';
insert into private.price_bounds (kind, most_paise)
select k, case k when 'food' then 2500000 when 'grocery' then 5000000 when 'shopping' then 200000000 else 10000000 end
from unnest(enum_range(null::public.vendor_kind)) as k;

create function private.price_fits(kind public.vendor_kind, paise numeric) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select price_fits.paise between b.least_paise and b.most_paise from private.price_bounds as b where b.kind = price_fits.kind), false)
$$;
comment on function private.price_fits is 'Whether a price or an MRP is one that a vendor of this trade may ask.';

alter table public.catalog_items drop constraint item_price_range;
alter table public.catalog_items add constraint item_price_range
  check (price_paise between 100 and 200000000 and coalesce(mrp_paise between 100 and 200000000, true)) not valid;

create function private.keep_price_bounds() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  trade public.vendor_kind := (select v.kind from public.vendors as v where v.id = new.vendor_id);
begin
  if not private.price_fits(trade, new.price_paise) or (new.mrp_paise is not null and not private.price_fits(trade, new.mrp_paise)) then
    raise check_violation using constraint = 'item_price_range', message = 'This price is outside of what the trade allows.';
  end if;
  return new;
end
$$;
comment on function private.keep_price_bounds is 'Holds every price that is written within the bounds of the vendor''s trade, whichever way it comes.';
create trigger items_keep_price_bounds before insert or update of price_paise, mrp_paise on public.catalog_items
  for each row execute function private.keep_price_bounds();

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('order_maximum_paise', 'integer', 'paise', '200000000', 100000, 1000000000, 'orders', 'The most that the items of one order may cost.', true),
  ('cash_maximum_paise', 'integer', 'paise', '5000000', 0, 19999900, 'orders',
   'The most that a checkout may cost in cash; the law forbids ₹2,00,000 or more of one person in a day.', true);

create function private.cash_of_today(caller uuid) returns bigint language sql stable security definer set search_path = '' as $$
  select coalesce(sum(o.total_paise), 0)::bigint from public.enhanced_orders as o
  where o.user_id = caller and o.payment_method = 'cash' and o.status <> 'cancelled'
    and o.created_at >= (now() at time zone 'Asia/Kolkata')::date::timestamp at time zone 'Asia/Kolkata'
$$;
comment on function private.cash_of_today is 'What a customer has ordered for cash since midnight of Indian time, in paise.';

create or replace function private.payment_methods_of(kind private.order_kinds, orders jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  total bigint := (select coalesce(sum((o ->> 'total_paise')::bigint), 0) from jsonb_array_elements(orders) as o);
begin
  return (select coalesce(jsonb_agg(m.method order by m.n), '[]'::jsonb)
    from unnest(kind.payment_methods) with ordinality as m (method, n)
    where not exists (select from jsonb_array_elements(orders) as o join private.order_kinds as k on k.kind::text = o ->> 'kind'
        where m.method <> all (k.payment_methods))
      and (m.method <> 'cash' or (total <= private.setting_int('cash_maximum_paise') and total + private.cash_of_today(auth.uid()) < 20000000)));
end
$$;
comment on function private.payment_methods_of is
  'The ways in which every order of a checkout can be paid; cash up to cash_maximum_paise, and below ₹2,00,000 of one person in a day.';

-- Functions whose whole text is another subject's: each changes in one place.
create function pg_temp.change(about regprocedure, was text, becomes text) returns void language plpgsql as $$
declare
  source text := pg_catalog.pg_get_functiondef(about);
begin
  if strpos(source, was) = 0 then raise exception '% has no text "%"', about, was; end if;
  execute replace(source, was, becomes);
end
$$;
select pg_temp.change('private.item_problem(jsonb, public.vendor_kind, boolean)', 'price not between 100 and 10000000', 'not private.price_fits(item_problem.kind, price)');
select pg_temp.change('private.item_problem(jsonb, public.vendor_kind, boolean)', 'mrp not between 100 and 10000000', 'not private.price_fits(item_problem.kind, mrp)');
select pg_temp.change('private.item_problem(jsonb, public.vendor_kind, boolean)', 'Free is no price, and ten million rupees is a slip of the finger.',
  'Free is no price, and more than the trade asks is a slip of the finger.');
select pg_temp.change('public.change_items(uuid, uuid[], jsonb, uuid, text)', 'p.price_paise not between 100 and 10000000', 'not private.price_fits(kind, p.price_paise)');
-- Of many pieces of something dear the sum of a line passes what an integer holds.
select pg_temp.change('private.price_goods(uuid, jsonb)', 'sum(c.quantity * coalesce(', 'sum(c.quantity::bigint * coalesce(');
select pg_temp.change('private.group_spent(uuid)', 'sum(l.quantity * coalesce(', 'sum(l.quantity::bigint * coalesce(');
select pg_temp.change('private.priced_lines(jsonb)', 'priced.quantity * priced.unit)', 'priced.quantity::bigint * priced.unit)');
select pg_temp.change('private.problems_of_vendor(public.vendors, jsonb, bigint, timestamptz, integer, boolean)', '  return problems;', $new$
  if subtotal > private.setting_int('order_maximum_paise') then
    problems := problems || private.problem('above_maximum', about || jsonb_build_object('maximum_paise', private.setting_int('order_maximum_paise')));
  end if;
  return problems;$new$);

-- A first order is promised to whoever may still make one, also on the page of a town.
select pg_temp.change('public.region_page(text, text)', 'coalesce(c.valid_to > now(), true))', 'coalesce(c.valid_to > now(), true)
        and (not c.first_order_only or auth.uid() is null or private.is_first_customer(auth.uid())))');

-- Nobody can add money yet, so nobody is asked to (docs/decisions/0074).
update private.notification_templates set title = 'Your wallet is too low for tomorrow' where template = 'subscription_wallet_low';
