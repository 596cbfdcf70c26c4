-- Refunds at one's own cost: a business gives back what it has here, its reserve included, and not a rupee on credit.
-- What is right all the same, the administration, customers and time decide.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('admin', '+919000000005', '{admin}'), tests.open_vendor('vendor-one', 'vikram'),
  tests.fund_wallet('asha', 10000000);
select tests.reset();
update public.vendors set commission_bp = 0, created_at = now() - interval '1 year';

create function tests.sells(name text, net bigint) returns void language plpgsql as $$
begin
  perform tests.place_part(name, 'asha', jsonb_build_object('kind', 'pickup', 'category', 'food', 'no_cutlery', true,
    'vendor_id', tests.vendor_id_of('vendor-one'), 'terms', '{"commission_paise": 0}'::jsonb, 'charges',
    private.with_taxes(jsonb_build_array(jsonb_build_object('code', 'items', 'amount_paise', net, 'tax_class',
      'restaurant', 'included', false)))));
  perform tests.move_as(name, g, 'vendor') from unnest('{confirmed,preparing,ready,delivered}'::text[]) as g;
  set constraints all immediate;
  set constraints all deferred;
end
$$;
-- Gives back so much of an order's items, as whoever acts.
create function tests.gives_back(name text, paise bigint, reason text default 'item_bad') returns text
language plpgsql security definer set search_path = '' as $$
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = tests.order_id(name) for update;
  perform private.refund(o, (select jsonb_build_array(jsonb_build_object('position', c.position, 'amount_paise', paise))
    from public.order_charges as c where c.order_id = o.id and c.code = 'items' and c.phase = 'quoted'), reason,
    'customer', 'wallet', gen_random_uuid()::text);
  return 'given back';
exception when others then
  return sqlstate || ' ' || (select coalesce(nullif(split_part(sqlerrm, E'\n', 1), ''), ''));
end
$$;
create function tests.owed() returns bigint language sql security definer set search_path = '' as $$
  select private.balance_of(tests.vendor_id_of('vendor-one'), 'vendor_payable')
$$;
create function tests.takes_away(paise bigint) returns void language sql security definer set search_path = '' as $$
  select private.post('adjustment', null, gen_random_uuid()::text, array[(tests.vendor_id_of('vendor-one'),
    'vendor_payable', -paise)::private.movement, (null, 'platform_revenue', paise)::private.movement])
$$;
create function tests.keeps(paise bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  rule uuid;
  made uuid;
begin
  insert into private.reserve_rules (account_kind, from_age_days, valid_from, share_bp, release_days, note, state,
    asked_by) values ('vendor_payable', 0, private.today(), 100, 14, 'Many refunds', 'refused', tests.user_id('admin'))
  returning id into rule;
  insert into public.payout_statements (owner_id, account_kind, cycle, run_at) values
    (tests.vendor_id_of('vendor-one'), 'vendor_payable', 'weekly', now()) returning id into made;
  insert into private.payout_reserves (owner_id, account_kind, statement_id, rule_id, amount_paise, left_paise,
    release_at) values (tests.vendor_id_of('vendor-one'), 'vendor_payable', made, rule, paise, paise,
    now() + interval '14 days');
  perform private.move_reserve('reserve-kept:' || made, tests.vendor_id_of('vendor-one'), 'vendor_payable', -paise);
end
$$;
grant execute on all functions in schema tests to anon, authenticated;

select tests.sells('one', 20000), tests.sells('two', 20000);
select is(tests.owed(), 40000::bigint, 'two orders were earned');
select tests.takes_away(35000);
select tests.act_as('vikram');
select is(tests.gives_back('one', 5000), 'given back', 'a business gives back all that it has here');
select is(tests.gives_back('one', 1), 'PT409 Your earnings here do not cover this refund. Support can decide it.',
  'and then not a paisa more');
select is(tests.owed(), 0::bigint, 'so that it owes nothing');
select is(tests.gives_back('one', 100, 'bottles_returned'), 'given back', 'a deposit goes back in any case');
select is(tests.gives_back('one', 100, 'missed_delivery'), 'given back',
  'nor does a report wait that a business agrees to, and that time would pay');
select is(tests.owed(), -200::bigint, 'also into a debt');
select is(tests.gives_back('one', 100, 'goodwill'), 'PT409 Your earnings here do not cover this refund. Support can '
  'decide it.', 'an apology does not');
select tests.act_as('asha');
select is(tests.gives_back('one', 200), 'given back', 'what a customer reports within their limits is refunded');
select tests.act_as('admin');
select is(tests.gives_back('one', 300), 'given back', 'and what the administration decides');
select tests.reset();
select is(tests.gives_back('one', 400), 'given back', 'and what time decides');
select is(tests.owed(), -1100::bigint, 'into a debt, which what is earned next pays');

-- The reserve covers too ----------------------------------------------------------------------------------------------
select tests.takes_away(-11100);
select tests.keeps(10000);
select is(tests.owed(), 0::bigint, 'all of it is kept');
select tests.act_as('vikram');
select is(tests.gives_back('two', 9000), 'given back', 'the reserve covers a refund');
select is(tests.gives_back('two', 1001), 'PT409 Your earnings here do not cover this refund. Support can decide it.',
  'once');
select is(tests.gives_back('two', 1000), 'given back', 'to its end');
select tests.reset();
select is((private.make_statement(tests.vendor_id_of('vendor-one'), 'vendor_payable', now() + interval '1 minute'))
  is not null, true, 'the week ends');
select is(tests.owed(), 0::bigint, 'and the reserve has paid for it, after the taxes that returns give back');
select is(private.reserve_of(tests.vendor_id_of('vendor-one'), 'vendor_payable'), 10000 - l.amount_paise,
  'as its statement says') from public.payout_statement_lines as l where l.code = 'reserve_taken';
select * from finish();
rollback;
