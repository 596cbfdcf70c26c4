-- What a business sold, kept as it happens: equal to what its orders, the ledger and its reviews say, whatever came.
begin;
select no_plan();
select tests.reviewed('guests', 'note_visit');
select tests.reviewed('bounds', 'note_visit vendor_figures vendor_earned');
select tests.runs_on_schedule('fold-vendor-figures', 'select private.fold_figures()');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('vani', '+919000000004', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'), tests.create_user('admin', '+919000000005', '{admin}'),
  tests.create_user('staff', '+919000000007', '{vendor}'), tests.create_user('manager', '+919000000008', '{vendor}');
select tests.open_vendor('v-one', 'vikram'), tests.open_vendor('v-two', 'vani'),
  tests.add_item('v-one', 'Dosa', 20000), tests.add_item('v-one', 'Chai', 15000),
  tests.add_item('v-two', 'Naan', 20000), tests.add_address('asha'), tests.add_address('bala'),
  tests.fund_wallet('asha', 9000000), tests.fund_wallet('bala', 9000000), tests.add_courier('ravi', capacity => 3);
select tests.reset();
insert into public.vendor_staff (vendor_id, user_id, position) values
  (tests.vendor_id_of('v-one'), tests.user_id('manager'), 'manager'),
  (tests.vendor_id_of('v-one'), tests.user_id('staff'), 'staff');
create function tests.differences() returns bigint language sql security definer as $$
  select count(*) from public.vendors as v cross join lateral private.figure_differences(v.id) as d
$$;
create function tests.figure(wanted text, slug text default 'v-one') returns bigint language sql security definer as $$
  select coalesce(sum(n.amount), 0)::bigint from private.figures_now as n
  where n.vendor_id = tests.vendor_id_of(slug) and n.measure = wanted
$$;
create function tests.first_page(wanted text) returns bigint language sql as $$
  select count(*) from public.vendor_orders(tests.vendor_id_of('v-one'), 'past', figure => wanted)
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Orders that end in many ways, each chosen by chance, in an order that a seed repeats.
create function tests.random_order(n integer) returns void language plpgsql as $$
declare
  name text := 'order-' || n;
  handle text := case when random() < 0.6 then 'asha' else 'bala' end;
  ending integer := floor(random() * 7);
begin
  perform tests.order_item(name, handle, (array['Dosa', 'Chai', 'Naan'])[1 + floor(random() * 3)::integer],
    1 + floor(random() * 3)::integer);
  case ending
    when 0 then return;
    when 1 then
      perform tests.act_as(handle);
      perform public.cancel_order(tests.order_id(name), 'changed_mind');
    when 2 then
      perform tests.act_as(tests.owner_of(name));
      perform public.cancel_order(tests.order_id(name), 'too_busy');
    when 3 then
      perform tests.advance_to(name, 'ready', 'ravi');
      perform tests.reset();
      perform private.transition(tests.order_id(name), 'cancelled', null, 'system', 'vendor_problem');
    else
      perform tests.advance_to(name, 'delivered', 'ravi');
      perform tests.act_as(handle);
      if ending = 5 then
        perform public.rate_order(tests.order_id(name), 1 + floor(random() * 5)::integer);
      elsif ending = 6 then
        perform tests.act_as('admin');
        perform public.refund_order(tests.order_id(name), jsonb_build_array(jsonb_build_object('position', 1,
          'amount_paise', 100 + floor(random() * 9000)::integer)), 'item_missing', 'One was missing.', 'refund:' || n);
      end if;
  end case;
end
$$;
select setseed(0.42);
select tests.random_order(n) from generate_series(1, 30) as n;
select tests.reset();
select is_empty($$ select v.slug, d.* from public.vendors as v
  cross join lateral private.figure_differences(v.id) as d $$,
  'whatever came, what is kept is what a scan counts');
select cmp_ok(tests.figure('delivered'), '>', 3::bigint, 'orders were delivered');
select cmp_ok(tests.figure('refunded'), '>', 0::bigint, 'and refunded');
select cmp_ok(tests.figure('repeat'), '>', 0::bigint, 'to people who came back');
select is(tests.figure('sales'), (select sum(coalesce(c.gross_paise, c.amount_paise)) from public.order_charges as c
  join public.enhanced_orders as o on o.id = c.order_id where o.vendor_id = tests.vendor_id_of('v-one')
    and o.status = 'delivered' and c.code in ('items', 'packaging') and c.phase <> 'refunded'),
  'sales are the goods and packaging of what was delivered');
select is(tests.figure('earned'), (select sum(e.amount_paise)::bigint from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id where a.owner_id = tests.vendor_id_of('v-one')
    and a.kind = 'vendor_payable'), 'what was earned is the ledger''s');
select cmp_ok(private.fold_figures(), '>', 50, 'what came is added up');
select is(private.fold_figures(), 0, 'once');
select is(tests.differences(), 0::bigint, 'and is the same as before');
select tests.order_item('later', 'asha', 'Dosa', 2);
select tests.advance_to('later', 'delivered', 'ravi');
select tests.act_as('asha');
select public.rate_order(tests.order_id('later'), 4);
select tests.reset();
update public.reviews set stars = 2 where order_id = tests.order_id('later');
select is(tests.differences(), 0::bigint, 'a review that changes counts where it was written');
update public.reviews set state = 'removed' where order_id = tests.order_id('later');
select is(tests.differences(), 0::bigint, 'and one that is removed no more');
select private.fold_figures();

-- Rebuilding.
update private.kept_figures set amount = amount + 7 where measure in ('sales', 'pieces')
  and vendor_id = tests.vendor_id_of('v-one');
delete from private.kept_figures where measure = 'delivered' and vendor_id = tests.vendor_id_of('v-one');
select cmp_ok(tests.differences(), '>=', 3::bigint, 'what is wrong is found');
select cmp_ok(private.rebuild_figures(tests.vendor_id_of('v-one')), '>=', 3, 'and put right');
select is(tests.differences(), 0::bigint, 'so that nothing differs');
select is(private.rebuild_figures(tests.vendor_id_of('v-one')), 0, 'a second time there is nothing to do');

-- The day is India's, as in the ledger.
select private.note_facts(tests.vendor_id_of('v-two'), ('2026-03-31T18:29:59Z', 'sales', null, null,
  5)::private.figure_fact, ('2026-03-31T18:30:00Z', 'sales', null, null, 7)::private.figure_fact);
select results_eq(format($$ select day::text, hour::integer, amount from private.figures_now where vendor_id = %L
    and day between '2026-03-31' and '2026-04-01' order by day $$, tests.vendor_id_of('v-two')),
  $$ values ('2026-03-31', 23, 5::bigint), ('2026-04-01', 0, 7) $$, 'a minute before midnight is the day before');
select results_eq($$ select first_day::text, last_day::text, compared_first::text, compared_last::text
  from private.figure_span('month', '2026-03-31') $$,
  $$ values ('2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28') $$, 'a month is compared with the one before');
select results_eq($$ select first_day, compared_first, compared_last
  from private.figure_span('week', private.today()) $$,
  $$ select date_trunc('week', private.today())::date, date_trunc('week', private.today())::date - 7,
    private.today() - 7 $$, 'and one that is not over with as many days');

-- Visits.
select tests.act_as_anon();
select public.note_visit(tests.vendor_id_of('v-one'), 'search');
select tests.act_as('asha');
select public.note_visit(tests.vendor_id_of('v-one'));
select is(tests.refusal(format($$ select public.note_visit(%L, 'elsewhere') $$, tests.vendor_id_of('v-one'))),
  'PT400 request_invalid', 'a visit comes from a search or otherwise');
select tests.act_as('vikram');
select public.note_visit(tests.vendor_id_of('v-one'));
select public.note_visit(gen_random_uuid());
select is(tests.figure('visit_page') || ' ' || tests.figure('visit_search'), '1 1',
  'guests and customers are counted, the business''s own people are not');
select tests.reset();
insert into private.figure_changes (vendor_id, day, hour, measure, amount)
  select tests.vendor_id_of('v-one'), private.today(), 1, 'visit_page', 1 from generate_series(1, 600);
select tests.act_as_anon();
select public.note_visit(tests.vendor_id_of('v-one'));
select is(tests.figure('visit_page'), 601::bigint, 'a flood ends');

-- Reading.
select tests.act_as('vikram');
create table pg_temp.read as select public.vendor_figures(tests.vendor_id_of('v-one'), p) as f, p
  from unnest(array['day', 'week', 'month']) as p;
select is((f #>> '{now,sales}')::bigint, tests.figure('sales'), p || ': sales are the kept ones') from pg_temp.read;
select is(jsonb_array_length(f -> 'hours') || ' ' || (f ->> 'visits_since'), '24 ' || tests.today(),
  p || ': by the hour, and visits since they are counted') from pg_temp.read;
select is((select sum((d #>> '{sums,sales}')::bigint) from jsonb_array_elements(f -> 'days') as d)::bigint,
  (f #>> '{now,sales}')::bigint, p || ': the days add up') from pg_temp.read;
select is((select sum((b ->> 'pieces')::bigint) from jsonb_array_elements(f -> 'best') as b)::bigint,
  (f #>> '{now,pieces}')::bigint, p || ': so do the items') from pg_temp.read;
select is((f -> 'now') ? 'earned', false, p || ': what was earned is not among them') from pg_temp.read;
select is((public.vendor_earned(tests.vendor_id_of('v-one'), 'day') ->> 'now_paise')::bigint, tests.figure('earned'),
  'it is read by whoever has the money');
select is(tests.refusal(format($$ select public.vendor_figures(%L, %L) $$, tests.vendor_id_of('v-one'), p)),
  'PT400 period_invalid', 'no period: ' || coalesce(p, 'null')) from unnest(array['year', '', null]) as p;
select is(tests.refusal(format($$ select public.vendor_figures(%L, 'week', 'infinity') $$,
  tests.vendor_id_of('v-one'))), 'PT400 request_invalid', 'no day: infinity');

-- Each figure opens its orders.
select is(tests.first_page(w), tests.figure(w), w || ' opens as many orders as it counts')
from unnest(array['delivered', 'repeat', 'prepared_late']) as w;
select is(tests.first_page('cancelled'), (select sum(tests.figure('cancelled_' || m))::bigint
  from unnest(array['customer', 'vendor', 'platform', 'courier', 'nobody', 'unforeseen']) as m),
  'cancelled opens all that were');
select is(tests.first_page('cancelled_customer'), tests.figure('cancelled_customer'), 'or those by whose fault');
select is((select count(*) from public.vendor_orders(tests.vendor_id_of('v-one'), 'all', figure => 'placed')),
  tests.figure('placed'), 'placed opens those that are under way too');
select is((select sum(c) from (select tests.first_page('refunded') as c) as x) > 0, true, 'refunded opens some');
select is(tests.first_page('anything'), 0::bigint, 'what is no figure opens none');
select is((select count(*) from public.vendor_orders(tests.vendor_id_of('v-one'), 'past', figure => 'delivered',
  first_day => tests.today() - 9, last_day => tests.today() - 1)), 0::bigint, 'of those days alone');
select tests.reset();
select is((select count(distinct f.fault) from private.cancellation_faults as f) > 1, true,
  'who was at fault is kept as it was decided');

-- Who may not.
select is(tests.refusal(format(c, tests.vendor_id_of('v-one'))), 'PT403 not_your_vendor', h || ' may not: ' || c)
from unnest(array['vani', 'asha', 'ravi']) as h, unnest(array['select public.vendor_figures(%L)',
  'select public.vendor_earned(%L)']) as c, tests.act_as(h);
select tests.act_as('staff');
select is(tests.refusal(format(c, tests.vendor_id_of('v-one'))), 'PT403 not_allowed', 'staff may not: ' || c)
from unnest(array['select public.vendor_figures(%L)', 'select public.vendor_earned(%L)']) as c;
select tests.act_as('manager');
select is(tests.refusal(format($$ select public.vendor_figures(%L) $$, tests.vendor_id_of('v-one'))), 'allowed',
  'a manager sees what was sold');
select is(tests.refusal(format($$ select public.vendor_earned(%L) $$, tests.vendor_id_of('v-one'))),
  'PT403 not_allowed', 'and not what was earned');
select tests.act_as_anon();
select matches(tests.refusal(c), '^42501', 'guests may not: ' || c) from unnest(array[
  'select public.vendor_figures(gen_random_uuid())', 'select public.vendor_earned(gen_random_uuid())',
  'select public.vendor_hub()', 'select * from private.kept_figures', 'select * from private.figure_changes']) as c;
select tests.act_as('vikram');
select matches(tests.refusal(c), '^42501', 'nobody reads or writes behind the functions: ' || c) from unnest(array[
  'select * from private.kept_figures', 'select * from private.figures_now', 'select private.fold_figures()',
  'insert into private.figure_changes (vendor_id, day, hour, measure, amount) values (gen_random_uuid(), now(), 1, '
    '''sales'', 1)', 'select * from private.cancellation_faults',
  'select private.rebuild_figures(gen_random_uuid())']) as c;
select * from finish();
rollback;
