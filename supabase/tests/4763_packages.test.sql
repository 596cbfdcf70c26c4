-- Packages of sittings: sold, booked at no price, used, given back; the case BK-10, and a balance that holds whatever
-- is done in whatever order. The clock of a transaction stands still: what comes later is moved nearer instead.
begin;
select no_plan();
select tests.reviewed('bounds', 'save_package');
select tests.create_user('salon', '+919000000002', '{vendor}'), tests.create_user('other', '+919000000003', '{vendor}');
select tests.open_salon('salon', 'salon'), tests.open_salon('other', 'other');
select tests.create_user(n), tests.fund_wallet(n, 1000000) from unnest('{asha,ravi}'::text[]) as n;
select tests.reset();
create table tests.made (name text primary key, id uuid);
grant all on tests.made to authenticated;
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
create function tests.at(day integer, hour text) returns timestamptz language sql stable as $$
  select ((now() at time zone 'Asia/Kolkata')::date + day + hour::time) at time zone 'Asia/Kolkata'
$$;
create function tests.hold(service text, day integer, hour text, key text) returns uuid language sql as $$
  select (public.hold_booking(tests.vendor_id_of('salon'), jsonb_build_array(jsonb_build_object('service_id',
    tests.made_id(service))), tests.at(day, hour), 'key-hold-' || key) ->> 'id')::uuid
$$;
create function tests.quote_sitting(booking uuid, package uuid) returns jsonb language sql as $$
  select public.quote_order(jsonb_build_object('trade', 'beauty', 'booking_id', booking, 'package_order', package))
$$;
create function tests.sit(name text, package text, day integer, hour text) returns text language plpgsql as $$
declare
  placed jsonb;
begin
  placed := public.place_order((tests.quote_sitting(tests.hold('massage', day, hour, name), tests.made_id(package))
    ->> 'quote_id')::uuid, 'key-sit-' || name, 'wallet');
  insert into tests.made values (name, (placed -> 'orders' -> 0 ->> 'id')::uuid);
  return placed ->> 'outcome';
end
$$;
create function tests.buy(name text, package text) returns void language plpgsql as $$
begin
  insert into tests.made values (name, (public.place_order((public.quote_order(jsonb_build_object('trade', 'beauty',
    'package_id', tests.made_id(package))) ->> 'quote_id')::uuid, 'key-buy-' || name, 'wallet')
    -> 'orders' -> 0 ->> 'id')::uuid);
end
$$;
create function tests.balance(package text) returns integer language sql stable as $$
  select p.balance from public.my_packages() as p where p.order_id = tests.made_id(package)
$$;
create function tests.begins_in(name text, minutes integer) returns void language plpgsql security definer as $$
begin
  update public.enhanced_orders as o set created_at = now() - interval '5 days', placed_at = now() - interval '5 days',
    scheduled_for = now() + make_interval(mins => minutes), promised_min_at = now() + make_interval(mins => minutes),
    promised_max_at = now() + make_interval(mins => minutes + 60) where o.id = tests.made_id(name);
  update public.bookings as b set starts_at = now() + make_interval(mins => minutes),
    ends_at = now() + make_interval(mins => minutes + 60) where b.order_id = tests.made_id(name);
end
$$;
create function tests.says(name text) returns text language sql stable security definer as $$
  select format('%s total %s back %s', o.status, o.total_paise, o.refund_paise) from public.enhanced_orders as o
  where o.id = tests.made_id(name)
$$;
create function tests.count_of(package text) returns text language sql stable security definer as $$
  select string_agg(s.state || ' ' || s.many, ', ' order by s.state) from (select k.state, count(*) as many
    from private.package_sittings as k where k.package_order = tests.made_id(package) group by k.state) as s
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('salon');
insert into tests.made values ('r1', public.save_resource(tests.vendor_id_of('salon'), '{"name": "Anita"}'));
insert into tests.made select n, public.save_service(tests.vendor_id_of('salon'), jsonb_build_object('name', n,
  'minutes', '[60]'::jsonb, 'price_paise', 100000, 'resources', jsonb_build_array(jsonb_build_object('id',
  tests.made_id('r1'))))) from unnest('{massage,cut}'::text[]) as n;
select public.save_booking_terms(tests.vendor_id_of('salon'),
  '{"step_minutes": 30, "notice_minutes": 0, "horizon_days": 120, "deposit_bp": 5000}');
insert into tests.made values ('five', public.save_package(tests.vendor_id_of('salon'), jsonb_build_object('service_id',
  tests.made_id('massage'), 'name', 'Five massages', 'sittings', 5, 'price_paise', 400000, 'valid_days', 90)));
select is(tests.refusal(format('select public.save_package(%L, %L)', tests.vendor_id_of('salon'), jsonb_build_object(
  'service_id', tests.made_id('massage'), 'name', 'Five', 'sittings', 5, 'price_paise', 400000, 'valid_days', 90)
  || more)), 'PT400 request_invalid', 'no package: ' || more::text)
from unnest('{"{\"sittings\": 1}","{\"sittings\": 900}","{\"price_paise\": -5}","{\"valid_days\": null}",
  "{\"name\": \"\"}","{\"sittings\": \"many\"}"}'::jsonb[]) as more;
select is(tests.refusal(format('select public.save_package(%L, ''{"id": "%s", "price_paise": 1}'')',
  tests.vendor_id_of('other'), tests.made_id('five'))), 'PT403 not_your_vendor', 'of another salon');

-- BK-10 Package of five: early and late cancelling, then the rest back ----------------------------------------------
select tests.act_as('asha');
select tests.buy('p1', 'five');
select is(tests.says('p1'), 'in_progress total 400000 back 0', 'BK-10 it is paid at once');
select is(tests.wallet_of('asha'), 600000::bigint, 'as its price says');
select is(tests.sit('s1', 'p1', 7, '12:00'), 'placed', 'BK-10 1');
select is(tests.balance('p1'), 4, 'BK-10 1 balance');
select is((select b.package from public.my_bookings() as b), jsonb_build_object('order_id', tests.made_id('p1'), 'name',
  'Five massages'), 'the visit says what pays it');
select is((select array[p.trade, p.vendor_slug, p.service_name, p.service_id::text] from public.my_packages() as p),
  array['beauty', 'salon', 'massage', tests.made_id('massage')::text], 'and the package where it is used');
select tests.begins_in('s1', 0);
select tests.act_as('salon');
select lives_ok(format('select public.advance_order(%L, ''delivered'')', tests.made_id('s1')), 'BK-10 2');
select tests.act_as('asha');
select is(tests.balance('p1'), 4, 'BK-10 2 balance');
select is(tests.sit('s2', 'p1', 9, '12:00'), 'placed', 'BK-10 3');
select is(tests.balance('p1'), 3, 'BK-10 3 balance');
select tests.begins_in('s2', 120);
select lives_ok(format('select public.cancel_order(%L, ''changed_mind'')', tests.made_id('s2')), 'BK-10 4');
select is(tests.balance('p1'), 4, 'BK-10 4 balance');
select is(tests.sit('s3', 'p1', 9, '15:00'), 'placed', 'BK-10 5');
select is(tests.balance('p1'), 3, 'BK-10 5 balance');
select tests.begins_in('s3', 20);
select lives_ok(format('select public.cancel_order(%L, ''changed_mind'')', tests.made_id('s3')), 'BK-10 6');
select is(tests.balance('p1'), 3, 'BK-10 6 this sitting is used');
select is(tests.count_of('p1'), 'free 3, used 2', 'BK-10 the package before act 7');
select is(tests.wallet_of('asha'), 600000::bigint, 'no money moves when a sitting is booked or cancelled');
select is((select p.back_paise from public.my_packages() as p), 240000::bigint, 'BK-10 7 preview');
select is(public.return_package(tests.made_id('p1')), '{"refund_paise": 240000}', 'BK-10 7');
select is(tests.says('p1'), 'delivered total 400000 back 240000', 'BK-10 money');
select is(tests.wallet_of('asha'), 840000::bigint, 'it is back');
select is(public.return_package(tests.made_id('p1')), '{"refund_paise": 0}', 'once');
select tests.reset();
select is(tests.ledger_balance(tests.vendor_id_of('salon'), 'vendor_payable'), 128000::bigint,
  'the salon earns two sittings less commission');
select is(private.held(tests.made_id('p1')), 0::bigint, 'and nothing is held');
select is((select r.relation from private.order_relations as r where r.from_order = tests.made_id('s1')), 'sitting',
  'a visit names its package');

-- What a sitting is not good for ------------------------------------------------------------------------------------
select tests.act_as('asha');
select tests.buy('p2', 'five');
insert into tests.made values ('cut held', tests.hold('cut', 8, '10:00', 'cut')),
  ('late held', tests.hold('massage', 100, '10:00', 'late'));
select is(tests.quote_sitting(tests.made_id(h), tests.made_id(p)) -> 'problems' -> 0 ->> 'code',
  'package_unavailable', 'no sitting of ' || p || ' for: ' || h)
from (values ('cut held', 'p2'), ('late held', 'p2'), ('late held', 'p1')) as t (h, p);
select is(tests.quote_sitting(tests.made_id('cut held'), null) -> 'totals' ->> 'total_paise', '100000',
  'without one it costs what it costs');
select tests.act_as('ravi');
insert into tests.made values ('ravi held', tests.hold('massage', 8, '14:00', 'ravi'));
select is(tests.quote_sitting(tests.made_id('ravi held'), tests.made_id('p2')) -> 'problems' -> 0 ->> 'code',
  'package_unavailable', 'nor for another customer');
select is(tests.refusal(format('select public.return_package(%L)', tests.made_id('p2'))), 'PT404 package_not_found',
  'who cannot give it back either');
select is((select count(*) from public.bought_packages), 0::bigint, 'or see it');
select public.release_booking(tests.made_id('ravi held'));
select tests.act_as('asha');
select public.release_booking(tests.made_id(h)) from unnest('{cut held,late held}'::text[]) as h;

-- The salon's own fault, and what becomes free after giving back ----------------------------------------------------
select is(tests.sit('t1', 'p2', 10, '10:00') || tests.sit('t2', 'p2', 10, '12:00'), 'placedplaced', 'two are booked');
select is(public.return_package(tests.made_id('p2')), '{"refund_paise": 240000}', 'the other three come back');
select is(tests.says('p2'), 'in_progress total 400000 back 240000', 'and it goes on for the two');
select is(tests.quote_sitting(tests.hold('massage', 11, '10:00', 'closed'), tests.made_id('p2')) -> 'problems' -> 0
  ->> 'code', 'package_unavailable', 'no third one is booked');
select tests.begins_in('t1', 10);
select tests.act_as('salon');
select lives_ok(format('select public.cancel_order(%L, ''professional_absent'')', tests.made_id('t1')),
  'the salon cancels ten minutes before');
select tests.act_as('asha');
select is(tests.says('p2'), 'in_progress total 400000 back 320000', 'that sitting comes back as money');
select tests.begins_in('t2', -10);
select tests.act_as('salon');
select lives_ok(format('select public.cancel_order(%L, ''customer_absent'')', tests.made_id('t2')), 'nobody came');
select is(tests.says('p2'), 'delivered total 400000 back 320000', 'that one is used, and the package over');

-- Its last day ------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select tests.buy('p3', 'five');
select tests.reset();
select is((select t.due_at from private.order_timers as t where t.order_id = tests.made_id('p3') and t.done_at is null),
  tests.at(91, '00:00'), 'a package lasts until the end of its last day');
update private.order_timers set due_at = now() where order_id = tests.made_id('p3');
select private.sweep_timers();
select is(tests.says('p3') || ', ' || tests.count_of('p3'), 'delivered total 400000 back 400000, returned 5',
  'then what nobody used comes back');

-- A balance that holds ----------------------------------------------------------------------------------------------
select tests.act_as('salon');
select public.save_package(tests.vendor_id_of('salon'), jsonb_build_object('id', tests.made_id('five'), 'price_paise',
  99999, 'sittings', 7));
select tests.act_as('asha');
select tests.buy('p' || n, 'five') from generate_series(10, 12) as n;
select tests.reset();
create table tests.broken (step integer, what text);
create function tests.random_acts() returns integer language plpgsql as $$
declare
  n integer := 0;
  booked text[] := '{}';
  one text;
  package text;
begin
  perform setseed(0.27);
  for step in 1 .. 150 loop
    package := 'p' || 10 + floor(random() * 3)::integer;
    begin
      if random() < 0.45 or booked = '{}' then
        one := 'random ' || step;
        perform tests.act_as('asha');
        if tests.sit(one, package, 12 + step / 10, lpad((8 + step % 10)::text, 2, '0') || ':00') = 'placed' then
          booked := booked || one;
          n := n + 1;
        end if;
      elsif random() < 0.04 then
        perform tests.act_as('asha');
        perform public.return_package(tests.made_id(package));
      else
        one := booked[1 + floor(random() * cardinality(booked))::integer];
        perform tests.begins_in(one, (array[200, 60, 10, -5])[1 + floor(random() * 4)::integer]);
        perform tests.act_as(case when random() < 0.5 then 'asha' else 'salon' end);
        if auth.uid() = tests.user_id('asha') then
          perform public.cancel_order(tests.made_id(one), (array['changed_mind', 'visit_skipped'])[1
            + floor(random() * 2)::integer]);
        elsif random() < 0.6 then
          perform public.advance_order(tests.made_id(one), 'delivered');
        else
          perform public.cancel_order(tests.made_id(one), (array['customer_absent', 'too_busy'])[1
            + floor(random() * 2)::integer]);
        end if;
        booked := array_remove(booked, one);
      end if;
    exception when others then
      -- What is refused changes nothing; what is not a refusal is a mistake.
      if sqlstate not like 'PT%' and sqlerrm not like '%quote%' then raise; end if;
    end;
    perform tests.reset();
    insert into tests.broken
    select step, p.name || ' counts' from public.bought_packages as p
    where p.sittings <> (select count(*) from private.package_sittings as k where k.package_order = p.order_id)
    union all
    select step, 'a sitting and its booking disagree' from private.package_sittings as k
    join public.bookings as b on b.order_id = k.booking_order
    where (k.state = 'reserved') <> (b.state in ('pending', 'confirmed', 'in_progress'))
    union all
    select step, 'what is left is not what is held' from public.bought_packages as p
    where private.held(p.order_id) <> (select coalesce(sum(c.amount_paise), 0) from private.package_sittings as k
      join public.order_charges as c on c.order_id = k.package_order and c.position = k.position
      where k.package_order = p.order_id and k.state in ('free', 'reserved'))
      + (select coalesce(sum(c.amount_paise), 0) - coalesce((select sum(s.value_paise) from private.share_values as s
          where s.order_id = p.order_id and s.settled_at is not null), 0)
         from private.package_sittings as k join public.order_charges as c on c.order_id = k.package_order
           and c.position = k.position where k.package_order = p.order_id and k.state = 'used')
      and (select o.status from public.enhanced_orders as o where o.id = p.order_id) = 'in_progress'
    union all
    select step, 'unbalanced' from private.ledger_imbalance();
  end loop;
  return n;
end
$$;
select cmp_ok(tests.random_acts(), '>', 20, 'many sittings are booked, used, cancelled and given back');
select is_empty('select * from tests.broken', 'and at every step sittings = free + reserved + used + returned');
select cmp_ok((select count(*) from private.package_sittings as k where k.state = s
  and k.package_order in (tests.made_id('p10'), tests.made_id('p11'), tests.made_id('p12'))), '>', 0::bigint,
  'some are ' || s) from unnest('{used,returned}'::text[]) as s;

-- Who may what ------------------------------------------------------------------------------------------------------
select tests.act_as('ravi');
select is(tests.refusal(format('select public.save_package(%L, ''{}'')', tests.vendor_id_of('salon'))),
  'PT403 not_your_vendor', 'a customer sells nothing');
select is((public.quote_order(format('{"trade": "beauty", "package_id": "%s"}', p)::jsonb)) -> 'problems' -> 0
  ->> 'code', 'package_unavailable', 'nor buys ' || p) from unnest(array[gen_random_uuid()::text, 'none']) as p;
select is(public.quote_order(format('{"trade": "beauty", "package_id": "%s"}', tests.made_id('five'))::jsonb)
  -> 'payment_methods' ? 'cash', false, 'and pays beforehand');
select matches(tests.refusal(s), '^42501', 'nobody may: ' || s) from unnest(array[
  'update public.bought_packages set sittings = 50', 'update public.service_packages set price_paise = 1',
  'select * from private.package_sittings', format('select private.close_package(%L)', tests.made_id('p2'))]) as s;
select tests.act_as_anon();
select is((select count(*) from public.service_packages), 1::bigint, 'a guest sees what is sold');
select matches(tests.refusal(s), '^42501', 'a guest may not: ' || s) from unnest(array[
  'select * from public.my_packages()', 'select public.return_package(gen_random_uuid())',
  'select public.save_package(gen_random_uuid(), ''{}'')', 'select * from public.bought_packages']) as s;
select tests.act_as('salon');
select isnt_empty('select * from public.bought_packages', 'a salon sees what it sold');
select tests.act_as('other');
select is_empty('select * from public.bought_packages', 'another one does not');
select tests.act_as('asha');
select isnt_empty($$select from jsonb_array_elements(public.export_my_data() -> 'packages')$$, 'one''s own data');
select tests.reset();
select lives_ok(format('select private.forget_packages(%L)', tests.user_id('asha')), 'a closing account');
select is_empty($$select from public.bought_packages where closed_at is null$$, 'gets back what is left');
select is_empty($$select * from private.ledger_imbalance()$$, 'the books are balanced');
select * from finish();
rollback;
