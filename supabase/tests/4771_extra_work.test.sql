-- Work that nobody had booked: proposed at the home, approved by the customer or not. BK-08 first, then what else can
-- go wrong with it, and a visit whose fee is set against the work.
begin;
select no_plan();
select tests.create_user('neighbour'), tests.create_user('customer', '+919000000001'),
  tests.create_user('poor', '+919000000004'), tests.create_user('r1', '+919000000002', '{vendor}');
select tests.open_home_service('clean-one', 'r1'), tests.fund_wallet('customer', 49900),
  tests.fund_wallet('poor', 19900), tests.reset();
update public.services set price_paise = 49900 where name = 'Cleaning of a home';
create table tests.made (name text primary key, id uuid);
create table tests.answers (step text primary key, said text);
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
insert into tests.made select 'home of ' || n, tests.add_address(n) from unnest('{customer,poor}'::text[]) as n;
create function tests.code(refusal text) returns text language sql immutable as $$
  select case refusal when 'PT404 order_not_found' then 'not_yours' when 'PT409 extra_work_over'
    then 'already_completed' else refusal end
$$;
create function tests.act(who text, step text, statement text) returns void language plpgsql as $$
declare
  said text := 'ok';
  code text;
begin
  perform tests.act_as(who);
  begin
    execute statement;
  exception when others then
    get stacked diagnostics code = pg_exception_detail;
    said := tests.code(sqlstate || ' ' || code);
  end;
  perform tests.reset();
  insert into tests.answers values (step, said);
end
$$;
create function tests.send(name text, of_order text, paise integer, key text default null) returns void
language sql as $$
  insert into tests.made values (name, public.propose_extra_work(tests.made_id(of_order), jsonb_build_array(
    jsonb_build_object('name', 'Oven and fridge', 'amount_paise', paise)), 'They are dirty too', coalesce(key,
    'key-of-' || name)))
$$;
create function tests.bill(name text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', c.code, c.phase, c.amount_paise), ', ' order by c.position)
  from public.order_charges as c where c.order_id = tests.made_id(name)
$$;
create function tests.money(name text) returns text language sql security definer as $$
  select format('total %s paid %s due %s back %s', o.total_paise, (select sum(p.amount_paise)
    from public.payments as p where p.order_id = o.id and p.collected_at is not null), (select
    coalesce(sum(p.amount_paise), 0) from public.payments as p where p.order_id = o.id and p.status = 'created'),
    o.refund_paise) from public.enhanced_orders as o where o.id = tests.made_id(name)
$$;
create function tests.told(template text) returns bigint language sql security definer as $$
  select count(*) from public.system_notifications as n where n.template = told.template
$$;
create function tests.start(name text) returns void language plpgsql as $$
declare
  code text;
begin
  perform tests.reset();
  perform tests.begin_soon(tests.made_id(name));
  code := tests.start_code(tests.made_id(name));
  perform tests.act_as('r1');
  perform public.advance_order(tests.made_id(name), 'in_progress', code);
end
$$;
grant all on tests.made, tests.answers to authenticated;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('customer');
insert into tests.made select 'b1', tests.book_visit('clean-one', 'Cleaning of a home',
  tests.made_id('home of customer'), tests.days_on(3, '10:00'), 'wallet', 'b1');
select tests.reset();

-- BK-08 Extra work approved twice, by somebody else, after the end ---------------------------------------------------
select tests.act('r1', 'BK-08 before the start', $$select tests.send('X0', 'b1', 100)$$);
select tests.start('b1');
select tests.act('r1', 'BK-08 X1', $$select tests.send('X1', 'b1', 45000)$$),
  tests.act('neighbour', 'BK-08 1', $$select public.decide_order_change(tests.made_id('X1'), true)$$),
  tests.act('neighbour', 'BK-08 1 preview', $$select public.preview_order_change(tests.made_id('X1'))$$),
  tests.act('customer', 'BK-08 2', $$select public.decide_order_change(tests.made_id('X1'), true, 'cash')$$),
  tests.act('customer', 'BK-08 3', $$select public.decide_order_change(tests.made_id('X1'), true, 'cash')$$),
  tests.act('customer', 'BK-08 4', $$select public.decide_order_change(tests.made_id('X1'), true)$$);
select is(tests.money('b1'), 'total 94900 paid 49900 due 45000 back 0', 'BK-08 4 one approval, whatever the key');
select tests.act('r1', 'BK-08 5', $$select public.advance_order(tests.made_id('b1'), 'delivered')$$),
  tests.act('r1', 'BK-08 6', $$select tests.send('X2', 'b1', 20000)$$);
select is((tests.booking(tests.made_id('b1'))).state, 'completed', 'BK-08 booking');
select is(tests.bill('b1'), 'service quoted 49900, extra_work added 45000', 'BK-08 charges');
select is(tests.money('b1'), 'total 94900 paid 94900 due 0 back 0', 'BK-08 money');
select is(tests.told('extra_work_asked'), 1::bigint, 'BK-08 the customer is asked once');
select is(tests.told('vendor_change_approved'), 1::bigint, 'BK-08 r1 is told once');
select is((select n.params ->> 'amount' from public.system_notifications as n where n.template = 'visit_done'),
  private.rupees(94900), 'BK-08 the bill');
select is(tests.ledger_balance(tests.vendor_id_of('clean-one'), 'vendor_payable'),
  (39920 + 36000 - 45000)::bigint, 'the vendor has the cash of it, and earns both less commission');
select is(a.said, case a.step when 'BK-08 before the start' then 'already_completed' when 'BK-08 1' then 'not_yours'
  when 'BK-08 1 preview' then 'not_yours' when 'BK-08 6' then 'already_completed' else 'ok' end, a.step)
from tests.answers as a order by a.step;

-- A fee that is set against the work ----------------------------------------------------------------------------------
select tests.act_as('poor');
insert into tests.made select 'visit', tests.book_visit('clean-one', 'A look at it', tests.made_id('home of poor'),
  tests.days_on(3, '13:00'), 'wallet', 'visit');
select tests.start('visit');
select is(tests.refusal($$select public.propose_extra_work(tests.made_id('visit'),
  '[{"name": "Wire", "amount_paise": 99}]', 'More work', 'key-of-paise')$$), 'PT400 extra_work_invalid',
  'a line is a rupee at least');
select is(tests.refusal($$select public.propose_extra_work(tests.made_id('visit'),
  '[{"name": "Wire", "amount_paise": 100.5}]', 'More work', 'key-of-paise')$$), 'PT400 extra_work_invalid',
  'in whole paise');
select is(tests.refusal($$select public.propose_extra_work(tests.made_id('visit'),
  '[{"name": "", "amount_paise": 10000}]', 'More work', 'key-of-paise')$$), 'PT400 extra_work_invalid', 'with a name');
select tests.send('Y1', 'visit', 50000);
select is(public.propose_extra_work(tests.made_id('visit'), '[]', 'Again', 'key-of-Y1'), tests.made_id('Y1'),
  'sent twice it is one proposal');
select is(tests.refusal($$select tests.send('Y2', 'visit', 60000)$$), 'PT409 extra_work_waits',
  'one proposal at a time');
select tests.act_as('poor');
select is(public.preview_order_change(tests.made_id('Y1')),
  '{"now_paise": 19900, "is_paid": true, "at_once_paise": null, "in_cash_paise": 50000}'::jsonb,
  'the sheet says what it comes to, and that the wallet does not cover it');
select is(public.order_changes_of(tests.made_id('visit')) #>> '{0,charges,0,name}', 'Oven and fridge', 'and for what');
select tests.reset();
select is(tests.money('visit'), 'total 19900 paid 19900 due 0 back 0', 'looking changes nothing');
select tests.act_as('poor');
select is(tests.refusal($$select public.decide_order_change(tests.made_id('Y1'), true)$$), 'PT409 wallet_too_low',
  'what a wallet does not hold is not taken');
select is(public.decide_order_change(tests.made_id('Y1'), true, 'cash') ->> 'state', 'approved', 'approved in cash');
select tests.reset();
select is(tests.money('visit'), 'total 50000 paid 19900 due 30100 back 0', 'the visit is set against the work');
select tests.act_as('r1');
select tests.send('Y3', 'visit', 10000);
select lives_ok($$select public.withdraw_extra_work(tests.made_id('Y3'))$$, 'a proposal is taken back');
select tests.act_as('poor');
select is(tests.refusal($$select public.decide_order_change(tests.made_id('Y3'), true)$$), 'PT409 change_decided',
  'which nobody approves then');
select tests.act_as('r1');
select tests.send('Y4', 'visit', 10000);
select tests.act_as('poor');
select is(public.decide_order_change(tests.made_id('Y4'), false) ->> 'state', 'declined', 'or declined');
select tests.reset();
select is(tests.told('vendor_change_declined'), 1::bigint, 'of which the vendor is told');
select is(tests.refusal($$select tests.act_as('r1'), public.withdraw_extra_work(tests.made_id('Y4'))$$),
  'PT409 change_decided', 'what is decided stays');
select tests.act_as('r1');
select tests.send('Y5', 'visit', 10000);
select tests.reset();
select private.end_extra_work(tests.made_id('visit'), t) from private.order_timers as t
where t.order_id = tests.made_id('visit') and t.action = 'end_extra_work' and t.done_at is null;
select is((select c.state from private.order_changes as c where c.id = tests.made_id('Y5')), 'withdrawn',
  'nobody waits for longer than half an hour');
select tests.act_as('r1');
select tests.send('Y6', 'visit', 10000);
select is(public.advance_order(tests.made_id('visit'), 'delivered') ->> 'outcome', 'moved', 'done without an answer');
select tests.act_as('poor');
select is(tests.refusal($$select public.decide_order_change(tests.made_id('Y6'), true)$$), 'PT409 change_decided',
  'after which nothing is approved');
select tests.reset();
select is(tests.money('visit'), 'total 50000 paid 50000 due 0 back 0', 'the bill is what was approved');
select is_empty($$select * from private.ledger_imbalance()$$, 'the books are balanced');
select * from finish();
rollback;
