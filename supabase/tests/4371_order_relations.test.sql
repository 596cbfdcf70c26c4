-- Orders that belong together: said once, by the database, and answered to whoever takes part in both.
begin;
select no_plan();
select tests.create_user('asha'), tests.create_user('bala'), tests.create_user('vikram', null, '{vendor}'),
  tests.create_user('vani', null, '{vendor}'), tests.create_user('admin', null, '{admin}'),
    tests.create_user('ravi', null, '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.open_vendor('vendor-two', 'vani'), tests.add_item('vendor-two', 'Idli', 5000),
  tests.add_address('asha'), tests.fund_wallet('asha', 500000), tests.add_courier('ravi');
select tests.order_item('first', 'asha', 'Dosa'), tests.order_item('again', 'asha', 'Dosa'),
  tests.order_item('other', 'asha', 'Idli'),
  tests.order_item('apart', 'asha', 'Idli');
select tests.reset();
select private.relate_orders(tests.order_id('again'), tests.order_id('first'), 'exchange'),
  private.relate_orders(tests.order_id('other'), tests.order_id('first'), 'return_leg');
select is(tests.refusal(format($$ select private.relate_orders(%L, %L, 'exchange') $$, tests.order_id('again'),
  tests.order_id('first'))),
  'allowed', 'what is said twice');
select is((select count(*) from private.order_relations), 2::bigint, 'is said once');
select matches(tests.refusal(format($$ select private.relate_orders(%L, %L, 'nothing_known') $$,
  tests.order_id('again'), tests.order_id('first'))),
  '^23503', 'a relation is a row');
select matches(tests.refusal(format($$ select private.relate_orders(%1$L, %1$L, 'series') $$, tests.order_id('first'))),
  'order_relation_of_two', 'and between two');
select matches(tests.refusal($$ delete from private.order_relations $$), 'append_only', 'nothing of it is taken back');
insert into private.order_relation_kinds (relation, means) values ('rehearsal', 'It is the rehearsal of the other.');
select private.relate_orders(tests.order_id('first'), tests.order_id('again'), 'rehearsal');

create function pg_temp.related(name text) returns text language sql as $$
  select string_agg(concat_ws(' ', r.relation, case r.related_order when r.from_order then 'of it' else 'it is' end),
    ', ' order by r.relation)
  from public.related_orders(tests.order_id(name)) as r
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;
select tests.act_as('asha');
select is(pg_temp.related('first'), 'exchange of it, rehearsal it is, return_leg of it',
  'the customer sees all that belongs to an order, from its side');
select is(pg_temp.related('again'), 'exchange it is, rehearsal of it', 'and from the other');
select is(pg_temp.related('apart'), null, 'an order by itself has none');
select results_eq($$ select r.order_number, r.trade, r.status::text
  from public.related_orders(tests.order_id('other')) as r $$,
  $$ select o.order_number, 'food', o.status::text from public.enhanced_orders as o
    where o.id = tests.order_id('first') $$,
  'with what a list shows of it');
select tests.act_as('vikram');
select is(pg_temp.related('first'), 'exchange of it, rehearsal it is', 'a vendor only what is its own too');
select is(tests.refusal(format($$ select public.related_orders(%L) $$, tests.order_id('other'))),
  'PT404 order_not_found',
  'and nothing from an order of another vendor');
select tests.act_as('vani');
select is(pg_temp.related('other'), null, 'as the other vendor from its own');
select tests.act_as('admin');
select is(pg_temp.related('first'), 'exchange of it, rehearsal it is, return_leg of it', 'an administrator sees all');
select tests.act_as('ravi');
select is(tests.refusal(format($$ select public.related_orders(%L) $$, tests.order_id('first'))),
  'PT404 order_not_found',
  'a courier without a job of it sees none');
select tests.act_as('bala');
select is(tests.refusal(format($$ select public.related_orders(%L) $$, tests.order_id('first'))),
  'PT404 order_not_found', 'nor another customer');
select is(tests.refusal($$ select public.related_orders(null) $$), 'PT404 order_not_found', 'nor of nothing');
select matches(tests.refusal(format($$ select private.relate_orders(%L, %L, 'series') $$, tests.order_id('again'),
  tests.order_id('first'))),
  '^42501', 'nobody relates orders by themselves');
select matches(tests.refusal($$ select from private.order_relations $$), '^42501', 'or reads past the answer');
select tests.act_as_anon();
select matches(tests.refusal(format($$ select public.related_orders(%L) $$, tests.order_id('first'))), '^42501',
  'nor a guest');
select * from finish();
rollback;
