-- Packages of sittings: several of one service bought at once, booked one by one at no price, and what is left of them
-- given back (docs/decisions/0130). Names no trade.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table public.service_packages (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  service_id uuid not null references public.services (id) on delete cascade,
  name text not null constraint package_name_length check (length(trim(name)) between 2 and 80),
  sittings smallint not null constraint package_sittings_range check (sittings between 2 and 50),
  price_paise integer not null constraint package_price_range check (price_paise between 100 and 10000000),
  valid_days smallint not null constraint package_valid_range check (valid_days between 7 and 730),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

comment on table public.service_packages is
  'Sittings of a service that a vendor sells together, for a price including tax, to be used within so many days.';

create index service_packages_vendor_idx on public.service_packages (vendor_id);
create index service_packages_service_idx on public.service_packages (service_id);

create trigger texts_are_plain before insert or update of name on public.service_packages
  for each row execute function private.keep_plain('name');

alter table public.service_packages enable row level security;
revoke all on public.service_packages from anon, authenticated;
grant select on public.service_packages to anon, authenticated;
create policy "everyone reads what a vendor on show sells, its people all" on public.service_packages for select
  to anon, authenticated using ((is_active and private.is_on_show(vendor_id)) or private.works_for(vendor_id));

create table public.bought_packages (
  order_id uuid primary key references public.enhanced_orders (id),
  user_id uuid references auth.users (id) on delete set null,
  vendor_id uuid not null references public.vendors (id),
  service_id uuid references public.services (id) on delete set null,
  name text not null,
  sittings smallint not null,
  valid_until date not null,
  -- From when on no sitting is booked any more, and what is free comes back.
  closed_at timestamptz
);

comment on table public.bought_packages is
  'A package as it was bought. Sittings = free + reserved + used + returned, each a row of private.package_sittings.';

create trigger texts_are_plain before insert or update of name on public.bought_packages
  for each row execute function private.keep_plain('name');

create index bought_packages_user_idx on public.bought_packages (user_id);
create index bought_packages_vendor_idx on public.bought_packages (vendor_id);
create index bought_packages_service_idx on public.bought_packages (service_id);

alter table public.bought_packages enable row level security;
revoke all on public.bought_packages from anon, authenticated;
grant select on public.bought_packages to authenticated;
create policy "one's own packages, and those sold by one's business" on public.bought_packages for select
  to authenticated using (user_id = (select auth.uid()) or private.may(vendor_id, 'orders'));

create table private.package_sittings (
  package_order uuid not null references public.bought_packages (order_id),
  -- The charge row that it was paid by.
  position smallint not null,
  state text not null default 'free'
    constraint package_sitting_state check (state in ('free', 'reserved', 'used', 'returned')),
  booking_order uuid unique references public.enhanced_orders (id),
  primary key (package_order, position),
  constraint package_sitting_is_booked check ((state in ('reserved', 'used')) = (booking_order is not null))
);

comment on table private.package_sittings is
  'One sitting of a package: free, reserved for a booking, used by it, or returned to the customer as money.';

revoke all on private.package_sittings from anon, authenticated;

insert into private.order_relation_kinds (relation, means)
  values ('sitting', 'It uses one sitting of the package that the other sold.');

-- Selling -------------------------------------------------------------------------------------------------------------
create function public.save_package(vendor_id uuid, package jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  p public.service_packages;
begin
  perform private.require_right(save_package.vendor_id, 'prices');
  perform private.bound(save_package.package, 2000);
  if package ->> 'id' is null then
    if (select count(*) from public.service_packages as k where k.vendor_id = save_package.vendor_id) >= 100 then
      perform private.refuse(409, 'too_many_packages', 'No more than 100 packages can be kept.');
    end if;
    insert into public.service_packages (vendor_id, service_id, name, sittings, price_paise, valid_days)
    select s.vendor_id, s.id, trim(package ->> 'name'), (package ->> 'sittings')::smallint,
      (package ->> 'price_paise')::integer, (package ->> 'valid_days')::smallint
    from public.services as s join private.trades as t on t.trade = s.trade and t.package_kind is not null
    where s.id::text = package ->> 'service_id' and s.vendor_id = save_package.vendor_id returning * into p;
    if p.id is null then perform private.refuse(404, 'service_not_found', 'There is no such service.'); end if;
  else
    -- What was sold keeps its sittings, price and end.
    update public.service_packages as k set name = coalesce(trim(package ->> 'name'), k.name),
      sittings = coalesce((package ->> 'sittings')::smallint, k.sittings),
      price_paise = coalesce((package ->> 'price_paise')::integer, k.price_paise),
      valid_days = coalesce((package ->> 'valid_days')::smallint, k.valid_days),
      is_active = coalesce((package ->> 'is_active')::boolean, k.is_active)
    where k.id::text = package ->> 'id' and k.vendor_id = save_package.vendor_id returning * into p;
    if p.id is null then perform private.refuse(404, 'package_not_found', 'There is no such package.'); end if;
  end if;
  return p.id;
exception when check_violation or not_null_violation or data_exception then
  perform private.refuse(400, 'request_invalid', 'This request could not be read.');
end
$$;

comment on function public.save_package is
  'Adds or changes a package: {id, service_id, name, sittings, price_paise, valid_days, is_active}. What was sold '
  'keeps what it was sold as. Needs the right to prices.';

create function private.price_package(caller uuid, request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  p public.service_packages;
  v public.vendors;
  s public.services;
  t private.trades;
  problems jsonb := '[]';
  tax_class text;
begin
  select k.* into p from public.service_packages as k
  where k.id::text = price_package.request ->> 'package_id' and k.is_active;
  select k.* into s from public.services as k
  where k.id = p.service_id and k.trade = price_package.request ->> 'trade' and k.is_active;
  select k.* into t from private.trades as k where k.trade = s.trade and k.package_kind is not null;
  if t.trade is null then
    return jsonb_build_object('problems', jsonb_build_array(private.problem('package_unavailable')), 'address', null,
      'orders', '[]'::jsonb);
  end if;
  select e.* into v from public.vendors as e where e.id = p.vendor_id;
  if v.status <> 'active' then problems := problems || private.problem('vendor_suspended',
    jsonb_build_object('vendor_id', v.id, 'vendor_name', v.name)); end if;
  if private.is_staff_of(v.id, caller) then problems := problems || private.problem('own_vendor',
    jsonb_build_object('vendor_id', v.id, 'vendor_name', v.name)); end if;
  tax_class := case when private.vendor_for_invoice(v.id) ->> 'gstin' is not null then t.service_tax_class end;
  return jsonb_build_object('problems', problems, 'address', null, 'orders', jsonb_build_array(jsonb_build_object(
    'trade', t.trade, 'kind', t.package_kind, 'category', t.trade, 'vendor_id', v.id, 'vendor_name', v.name,
    'region_id', v.region_id, 'lines', '[]'::jsonb, 'package_id', p.id, 'minutes_min', 0, 'minutes_max',
    p.valid_days * 1440,
    -- The odd paisa lies on the first sitting.
    'charges', (select jsonb_agg(private.charge('service', p.price_paise / p.sittings
      + case when n = 1 then p.price_paise % p.sittings else 0 end, tax_class) -> 0 order by n)
      from generate_series(1, p.sittings) as n))));
end
$$;

comment on function private.price_package is
  'What a package costs, {trade, package_id}: a charge for each of its sittings, so that each is paid and given back '
  'by itself.';

create function private.place_package(o public.enhanced_orders, part jsonb) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  p public.service_packages;
  bought public.bought_packages;
  rate integer;
begin
  select * into p from public.service_packages as k where k.id = (part ->> 'package_id')::uuid;
  select v.commission_bp into rate from public.vendors as v where v.id = o.vendor_id;
  insert into public.bought_packages (order_id, user_id, vendor_id, service_id, name, sittings, valid_until)
  select o.id, o.user_id, p.vendor_id, p.service_id, p.name, count(*), private.today() + p.valid_days
  from public.order_charges as c where c.order_id = o.id and c.code = 'service' returning * into bought;
  insert into private.package_sittings (package_order, position)
  select o.id, c.position from public.order_charges as c where c.order_id = o.id and c.code = 'service';
  perform private.add_share_of_rows(o.id, 'vendor_payable', o.vendor_id, c.amount_paise
    - round(c.amount_paise * rate / 10000.0)::bigint, array[c.position], 'sitting:' || c.position)
  from public.order_charges as c where c.order_id = o.id and c.code = 'service';
  insert into private.order_timers (order_id, action, due_at)
  values (o.id, 'end_package', (bought.valid_until + 1)::timestamp at time zone 'Asia/Kolkata');
  perform private.transition(o.id, 'in_progress', null, 'system');
  perform private.notify_party(o, 'vendor', 'vendor_package_sold', jsonb_build_object('package', p.name));
end
$$;

comment on function private.place_package is
  'Makes a package the customer''s: a row and a share for each sitting, which its vendor earns when it is used.';

-- Using ---------------------------------------------------------------------------------------------------------------
create function private.package_used_by(order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('order_id', p.order_id, 'name', p.name)
  from private.order_relations as r join public.bought_packages as p on p.order_id = r.to_order
  where r.from_order = package_used_by.order_id and r.relation = 'sitting' limit 1
$$;

comment on function private.package_used_by is 'The package of whose sittings one pays a visit: {order_id, name}.';

create function private.takes_sitting(b public.bookings, package_order text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.bought_packages as p
    where p.order_id::text = takes_sitting.package_order and p.user_id = b.user_id and p.vendor_id = b.vendor_id
      and p.closed_at is null and (b.starts_at at time zone 'Asia/Kolkata')::date <= p.valid_until
      and exists (select from private.package_sittings as s where s.package_order = p.order_id and s.state = 'free')
      and (select array_agg(distinct k.step) = '{1}' and bool_and(k.service_id = p.service_id)
        from private.booking_parts as k where k.booking_id = b.id))
$$;

comment on function private.takes_sitting is
  'Whether a booking can be paid by a sitting of a package: one visit for its service, within its days.';

create function private.reserve_sitting(o public.enhanced_orders, package_order uuid) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  -- The order of the package is locked last, whatever else is.
  perform private.lock_order(reserve_sitting.package_order);
  update private.package_sittings as s set state = 'reserved', booking_order = o.id
  where (s.package_order, s.position) = (select f.package_order, f.position from private.package_sittings as f
    join public.bought_packages as p on p.order_id = f.package_order and p.closed_at is null
    where f.package_order = reserve_sitting.package_order and f.state = 'free' order by f.position limit 1);
  if not found then
    perform private.refuse(409, 'package_empty', 'No sitting of this package is left.');
  end if;
  perform private.relate_orders(o.id, reserve_sitting.package_order, 'sitting');
end
$$;

create function private.uses_sitting(o public.enhanced_orders, was public.order_status) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  before public.enhanced_orders := o;
begin
  before.status := was;
  return o.status = 'delivered' or private.cancellation_terms(before, o.cancelled_by, o.cancel_reason) ->> 'fault'
    = 'customer' and coalesce((select s.charge_bp = 10000 from private.steps_of(o) as s
      where now() > o.scheduled_for - make_interval(mins => s.minutes_before)
      order by s.minutes_before limit 1), false);
end
$$;

comment on function private.uses_sitting is
  'Whether the sitting of a booking that has ended is used: it is when the visit was made, and when the customer '
  'cancelled it so late that the steps ask for all of the price.';

create function private.follow_sitting(o public.enhanced_orders, was public.order_status) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  s private.package_sittings;
  package public.enhanced_orders;
begin
  select * into s from private.package_sittings as k where k.booking_order = o.id and k.state = 'reserved';
  if s.package_order is null then return; end if;
  package := private.lock_order(s.package_order);
  if private.uses_sitting(o, was) then
    update private.package_sittings as k set state = 'used'
    where (k.package_order, k.position) = (s.package_order, s.position);
    perform private.settle_part(package, 'sitting:' || s.position);
  else
    update private.package_sittings as k set state = 'free', booking_order = null
    where (k.package_order, k.position) = (s.package_order, s.position);
  end if;
  perform private.tidy_package(package);
end
$$;

comment on function private.follow_sitting is
  'A sitting follows its booking: used and earned, or free again. An effect of whatever ends a booking.';

create function private.tidy_package(o public.enhanced_orders) returns bigint
language plpgsql set search_path = '' as $$
declare
  chosen jsonb;
  back bigint := 0;
begin
  if exists (select from public.bought_packages as p where p.order_id = o.id and p.closed_at is not null) then
    with returned as (
      update private.package_sittings as s set state = 'returned'
      where s.package_order = o.id and s.state = 'free' returning s.position
    )
    select jsonb_agg(jsonb_build_object('position', c.position, 'amount_paise', coalesce(c.gross_paise,
      c.amount_paise)) order by c.position) into chosen
    from returned as r join public.order_charges as c on c.order_id = o.id and c.position = r.position;
    if chosen is not null then
      back := private.refund(o, chosen, 'other', 'vendor', 'source', format('package:%s:%s', o.id,
        chosen -> 0 ->> 'position'));
    end if;
  end if;
  if not exists (select from private.package_sittings as s where s.package_order = o.id
      and s.state in ('free', 'reserved')) then
    perform private.transition(o.id, 'delivered', null, 'system');
  end if;
  return back;
end
$$;

comment on function private.tidy_package is
  'Gives back what is free of a package that is closed, and ends the order when no sitting is free or reserved. Of a '
  'locked order; answers the paise that go back.';

create function private.close_package(order_id uuid) returns bigint
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.lock_order(close_package.order_id);
begin
  update public.bought_packages as p set closed_at = now() where p.order_id = o.id and p.closed_at is null;
  if o.status <> 'in_progress' then return 0; end if;
  return private.tidy_package(o);
end
$$;

create function private.end_package(order_id uuid, timer private.order_timers) returns void
language sql set search_path = '' as $$
  select private.close_package(end_package.order_id)
$$;

insert into private.timer_actions (action, run) values ('end_package', 'private.end_package');

create function public.my_packages()
returns table (order_id uuid, trade text, vendor_id uuid, vendor_name text, vendor_slug text, service_id uuid,
  service_name text, name text, sittings integer, used integer, reserved integer, balance integer, back_paise bigint,
  valid_until date, is_closed boolean)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select p.order_id, o.trade, v.id, v.name, v.slug, k.id, k.name, p.name, p.sittings::integer,
      (count(*) filter (where s.state = 'used'))::integer, (count(*) filter (where s.state = 'reserved'))::integer,
      (count(*) filter (where s.state = 'free'))::integer,
      coalesce(sum(coalesce(c.gross_paise, c.amount_paise)) filter (where s.state = 'free'), 0)::bigint,
      p.valid_until, p.closed_at is not null
    from public.bought_packages as p join public.vendors as v on v.id = p.vendor_id
    join public.enhanced_orders as o on o.id = p.order_id
    left join public.services as k on k.id = p.service_id and k.is_active
    join private.package_sittings as s on s.package_order = p.order_id
    join public.order_charges as c on c.order_id = p.order_id and c.position = s.position
    where p.user_id = caller
    group by p.order_id, o.trade, v.id, k.id, p.name, p.sittings, p.valid_until, p.closed_at
    order by p.valid_until desc, p.order_id limit 200;
end
$$;

comment on function public.my_packages is
  'The caller''s packages with their balance, sittings less used, reserved and given back, and what the free ones '
  'would bring back. A sitting is booked as {trade, booking_id, package_order}; service_id is null once the service '
  'is not offered any more.';

create function public.return_package(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if not exists (select from public.bought_packages as p where p.order_id = return_package.order_id
      and p.user_id = caller) then
    perform private.refuse(404, 'package_not_found', 'There is no such package.');
  end if;
  return jsonb_build_object('refund_paise', private.close_package(return_package.order_id));
end
$$;

comment on function public.return_package is
  'Gives the free sittings of one''s package back for what each was bought for: {refund_paise}, none again. Those that '
  'are booked stay; one that becomes free later comes back by itself.';

create function private.package_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('packages', (select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' order by p.valid_until),
    '[]') from public.bought_packages as p where p.user_id = caller))
$$;

comment on function private.package_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_packages(caller uuid) returns void language sql set search_path = '' as $$
  select private.close_package(p.order_id) from public.bought_packages as p
  where p.user_id = caller and p.closed_at is null order by p.order_id
$$;

comment on function private.forget_packages is 'Gives back what a closing account has left; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('packages', 'private.package_data', 'private.forget_packages');

insert into private.notification_templates (template, type, title, message, push_for) values
  ('vendor_package_sold', 'success', 'Package sold', '{package} was bought: order {order_number}.', '1 day');

revoke execute on function private.price_package(uuid, jsonb), private.place_package(public.enhanced_orders, jsonb),
  private.package_used_by(uuid),
  private.takes_sitting(public.bookings, text), private.reserve_sitting(public.enhanced_orders, uuid),
  private.uses_sitting(public.enhanced_orders, public.order_status),
  private.follow_sitting(public.enhanced_orders, public.order_status), private.tidy_package(public.enhanced_orders),
  private.close_package(uuid), private.end_package(uuid, private.order_timers), private.package_data(uuid),
  private.forget_packages(uuid) from public;
revoke execute on function public.save_package(uuid, jsonb), public.my_packages(), public.return_package(uuid)
  from public, anon;
grant execute on function public.save_package(uuid, jsonb), public.my_packages(), public.return_package(uuid)
  to authenticated;
