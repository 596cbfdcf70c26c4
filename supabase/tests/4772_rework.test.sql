-- Work that is done again under warranty: BK-11 first, then who does it, and claims of what is not under warranty.
begin;
select no_plan();
select tests.create_user('customer', '+919000000001'), tests.create_user('stranger', '+919000000005'),
  tests.create_user('r1', '+919000000002', '{vendor}');
select tests.open_home_service('clean-one', 'r1', '{Ravi,Sita}'), tests.fund_wallet('customer', 1000000), tests.reset();
create table tests.made (name text primary key, id uuid);
create table tests.answers (step text primary key, said text);
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
insert into tests.made select 'home', tests.add_address('customer');
create function tests.code(refusal text) returns text language sql immutable as $$
  select case refusal when 'PT409 warranty_over' then 'warranty_over' else refusal end
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
create function tests.finish(name text) returns void language plpgsql as $$
declare
  code text;
begin
  perform tests.reset();
  perform tests.begin_soon(tests.made_id(name));
  code := tests.start_code(tests.made_id(name));
  perform tests.act_as('r1');
  perform public.advance_order(tests.made_id(name), 'in_progress', code);
  perform public.advance_order(tests.made_id(name), 'delivered');
  perform tests.reset();
end
$$;
-- The clock of a transaction stands still: the work was done so many days earlier instead.
create function tests.done(name text, days integer) returns void language sql security definer as $$
  update public.enhanced_orders as o set status_since = tests.days_on(-days, '12:00')
  where o.id = tests.made_id(name)
$$;
create function tests.claim(name text, of_order text, days integer default 2, other boolean default false)
returns void language sql as $$
  insert into tests.made values (name, public.claim_rework(tests.made_id(of_order), tests.days_on(days, '10:00'),
    'The kitchen is not clean', 'key-of-' || name, other))
$$;
create function tests.who(name text) returns text language sql security definer as $$
  select string_agg(r.name, ' ') from private.booking_parts as p join public.bookings as b on b.id = p.booking_id
  join public.resources as r on r.id = p.resource_id where b.order_id = tests.made_id(who.name)
$$;
grant all on tests.made, tests.answers to authenticated;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('customer');
insert into tests.made select 'j1', tests.book_visit('clean-one', 'Cleaning of a home', tests.made_id('home'),
  tests.days_on(3, '10:00'), 'wallet', 'j1');
select is(tests.refusal($$select tests.claim('early', 'j1')$$), 'PT409 no_warranty',
  'nothing is mended before it is done');
select tests.finish('j1');

-- BK-11 Rework on the last day of the warranty ------------------------------------------------------------------------
select tests.done('j1', 30);
select tests.act('customer', 'BK-11 1', $$select tests.claim('j2', 'j1')$$);
select tests.done('j1', 31);
select tests.act('customer', 'BK-11 2', $$select tests.claim('j3', 'j1')$$);
-- Ten minutes before the rework, by steps that keep everything then.
insert into private.cancellation_steps (trade, vendor_id, minutes_before, charge_bp)
values ('home_service', tests.vendor_id_of('clean-one'), 120, 5000), ('home_service', tests.vendor_id_of('clean-one'),
  30, 10000);
select tests.begin_soon(tests.made_id('j2'));
update public.enhanced_orders set scheduled_for = now() + interval '10 minutes' where id = tests.made_id('j2');
select tests.act_as('customer');
select is(public.preview_cancellation(tests.made_id('j2')) ->> 'charge_paise', '0', 'BK-11 preview');
select tests.reset();
select tests.act('customer', 'BK-11 3', $$select public.cancel_order(tests.made_id('j2'), 'changed_mind')$$);
select is((tests.booking(tests.made_id(j))).state, case j when 'j1' then 'completed' else 'cancelled' end,
  'BK-11 ' || j)
from unnest('{j1,j2}'::text[]) as j;
select is((tests.booking(tests.made_id('j2'))).rework_of, tests.made_id('j1'), 'BK-11 rework of j1');
select is(tests.who('j2'), tests.who('j1'), 'BK-11 by whoever did it');
select is((select (o.total_paise, coalesce(o.charge_paise, 0), o.refund_paise)::text from public.enhanced_orders as o
  where o.id = tests.made_id('j2')), '(0,0,0)', 'BK-11 money of j2');
select is((select (o.total_paise, o.refund_paise)::text from public.enhanced_orders as o
  where o.id = tests.made_id('j1')), '(120000,0)', 'BK-11 money of j1');
select is(a.said, case a.step when 'BK-11 2' then 'warranty_over' else 'ok' end, a.step)
from tests.answers as a order by a.step;

-- Claims --------------------------------------------------------------------------------------------------------------
select tests.done('j1', 3);
select tests.act_as('stranger');
select is(tests.refusal($$select tests.claim('theirs', 'j1')$$), 'PT404 order_not_found', 'nobody claims for another');
select tests.act_as('customer');
select is(tests.refusal($$select public.claim_rework(tests.made_id('j1'), tests.days_on(2, '10:00'), '',
  'key-of-nothing')$$), 'PT400 request_invalid', 'a claim says what is wrong');
select is(tests.refusal($$select public.claim_rework(tests.made_id('j1'), now() - interval '1 day', 'Dirty',
  'key-of-past')$$), 'PT400 schedule_past', 'for a time to come');
select isnt_empty($$select 1 from public.rework_times(tests.made_id('j1'),
  (now() at time zone 'Asia/Kolkata')::date + 2, 1, true)$$, 'somebody else is free');
select tests.claim('j4', 'j1', 2, true);
select is(public.claim_rework(tests.made_id('j1'), tests.days_on(2, '10:00'), 'The kitchen is not clean',
  'key-of-j4', true), tests.made_id('j4'), 'a claim that is sent twice is one');
select is(tests.refusal($$select tests.claim('j5', 'j1', 3)$$), 'PT409 rework_waits', 'one visit at a time');
select lives_ok('set constraints all immediate', 'it costs nothing, which its charges and payments say too');
set constraints all deferred;
select is((select r.relation || ' ' || (r.to_order = tests.made_id('j1'))
  from public.related_orders(tests.made_id('j4')) as r), 'warranty true',
  'the customer sees that they belong together');
select tests.reset();
select isnt(tests.who('j4'), tests.who('j1'), 'somebody else comes');
select is((select o.address ->> 'line' from public.enhanced_orders as o where o.id = tests.made_id('j4')),
  'Flat 4, Lakeview Residency', 'to where the work was done');
select tests.finish('j4');
select tests.act_as('customer');
select is(tests.refusal($$select tests.claim('j6', 'j4')$$), 'PT409 no_warranty',
  'a rework has no warranty of its own');
select tests.claim('j7', 'j1', 4);
select is(public.order_tracking(tests.made_id('j7')) #>> '{detail,booking,rework_of}', tests.made_id('j1')::text,
  'what is still not right is claimed again');
select tests.reset();
select is_empty($$select * from private.ledger_imbalance()$$, 'the books are balanced');
select * from finish();
rollback;
