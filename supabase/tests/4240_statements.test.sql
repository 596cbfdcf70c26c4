-- Statements: every movement says what it is for, and its parts add up to it.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000004', '{vendor}'),
  tests.create_user('meera', '+919000000031', '{admin}'), tests.create_user('ravi', '+919000000011', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'),
  tests.fund_wallet('asha', 1000000);
select tests.add_courier('ravi');
select tests.order_item('dinner', 'asha', 'Dosa', 2, more => '{"tip_paise": 3000}');
select tests.advance_to('dinner', 'delivered', 'ravi');
select tests.reset();
update public.enhanced_orders set created_at = created_at - interval '1 hour';

select tests.act_as('meera');
select public.refund_order(tests.order_id('dinner'),
  (select jsonb_agg(jsonb_build_object('position', c.position, 'amount_paise', 5000))
  from public.order_charges as c where c.order_id = tests.order_id('dinner') and c.code = 'items'), 'item_bad', 'Cold',
    'key-statement-1');

select tests.act_as('asha');
select is((select s.vendor_name || ': ' || (s.story #>> '{lines,0,quantity}') || ' ' || (s.story #>> '{lines,0,name}')
  from public.wallet_statement() as s where s.kind = 'order_paid'), 'Vendor One: 2 Dosa',
    'a payment says to whom and for what');
select is((select s.story ->> 'reason' from public.wallet_statement() as s where s.kind = 'order_refunded'), 'item_bad',
  'a refund why');
select is((select (s.story #>> '{parts,0,code}') || ' ' || (s.story #>> '{parts,0,amount_paise}')
  from public.wallet_statement() as s
  where s.kind = 'order_refunded'), 'items 5000', 'and of what');
select is((select s.amount_paise from public.wallet_statement() as s where s.kind = 'order_refunded'),
  (select sum((p ->> 'amount_paise')::bigint) from public.wallet_statement() as s,
    jsonb_array_elements(s.story -> 'parts') as p where s.kind = 'order_refunded')::bigint,
  'its parts add up to it');

create function pg_temp.parts(handle text, owner uuid, kind public.ledger_account_kind) returns text language sql as $$
  select string_agg(s.kind || ' ' || s.amount_paise || ' = ' ||
    coalesce((select string_agg((p ->> 'code') || ' ' || (p ->> 'amount_paise'), ' + ')
    from jsonb_array_elements(s.story -> 'parts') as p), ''), '; ' order by s.id)
  from public.earnings_statement(owner, kind) as s
$$;
grant execute on all functions in schema pg_temp to authenticated;
select tests.act_as('vikram');
select matches(pg_temp.parts('vikram', tests.vendor_id_of('vendor-one'), 'vendor_payable'),
  '^order_settled (\d+) = items \d+ \+ packaging \d+ \+ commission -\d+; order_refunded -\d+ = $',
    'a vendor sees goods, packaging and commission');
select is(s.amount_paise, (select sum((p ->> 'amount_paise')::bigint)
  from jsonb_array_elements(s.story -> 'parts') as p)::bigint, 'which add up')
from public.earnings_statement(tests.vendor_id_of('vendor-one'), 'vendor_payable') as s where s.kind = 'order_settled';
select is((select s.story ->> 'reason' from public.earnings_statement(tests.vendor_id_of('vendor-one'),
  'vendor_payable') as s where s.kind = 'order_refunded'),
  'item_bad', 'and why something was taken back');
select is(tests.refusal(format($$ select public.earnings_statement(%L, 'courier_payable') $$, tests.user_id('ravi'))),
  'PT404 earnings_not_found', 'nobody else''s');
select tests.act_as('ravi');
select matches(pg_temp.parts('ravi', tests.user_id('ravi'), 'courier_payable'),
  '^order_settled \d+ = pay \d+ \+ tip 3000$', 'a courier sees pay and tip');
select cmp_ok((s.story ->> 'distance_m')::integer, '>', 1000, 'and the way')
  from public.earnings_statement(tests.user_id('ravi'), 'courier_payable') as s;
select tests.act_as_anon();
select matches(tests.refusal('select public.wallet_statement()'), '^42501', 'guests have no statement');
select * from finish();
rollback;
