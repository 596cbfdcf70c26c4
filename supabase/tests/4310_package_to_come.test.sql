-- A package of ten lessons with two teachers, as tutors will sell it. The trade lives in this file only.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('tara', '+919000000002'),
  tests.create_user('tej', '+919000000003'), tests.create_user('bala', '+919000000004');
select tests.fund_wallet('asha', 500000), tests.reset();

-- The trade -----------------------------------------------------------------------------------------------------------
create function tests.clean_package(request jsonb) returns jsonb language sql as $$
  select private.short_values(request, 'lesson_paise')
$$;
create function tests.price_package(caller uuid, request jsonb) returns jsonb language sql as $$
  select jsonb_build_object('problems', '[]'::jsonb, 'address', null, 'orders', jsonb_build_array(jsonb_build_object(
    'trade', 'tutor', 'kind', 'appointment', 'category', 'tutor', 'vendor_name', 'Ten lessons', 'lines', '[]'::jsonb,
    'region_id', (select r.id from public.regions as r where r.slug = 'hyderabad'), 'accept_seconds', 300,
    'minutes_min', 20, 'minutes_max', 30, 'charges',
      (select jsonb_agg(private.charge('lesson', (request ->> 'lesson_paise')::bigint) -> 0)
      from generate_series(1, 10)))))
$$;
create function tests.place_package(o public.enhanced_orders, part jsonb) returns void language plpgsql as $$
begin
  perform private.add_share_of_rows(o.id, 'provider_payable', null,
    round((part -> 'charges' -> 0 ->> 'amount_paise')::numeric * 9 / 10)::bigint,
    array[n::smallint], 'lesson:' || n, 'teacher')
  from generate_series(1, 10) as n;
end
$$;
-- A lesson that was given: confirmed, and paid out, while the package goes on.
create function tests.give_lesson(package uuid, n integer) returns bigint language plpgsql as $$
declare
  o public.enhanced_orders := private.lock_order(package);
begin
  if o.status <> 'in_progress' then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.');
  end if;
  return private.settle_part(o, 'lesson:' || n);
end
$$;
insert into private.party_kinds (role, performs, account_role, path, several)
  values ('teacher', true, null, '/activity', true),
  ('guest', false, null, '/activity', false);
insert into private.trades (trade, clean, price, place)
  values ('tutor', 'tests.clean_package', 'tests.price_package', 'tests.place_package');
insert into private.trade_kinds (trade, kind, takes_schedule) values ('tutor', 'appointment', true);
insert into public.charge_codes (code, position, nature) values ('lesson', 5000, 'fee');
insert into public.order_transition_rules (kind, from_status, to_status, roles) values
  ('appointment', 'pending', 'in_progress', '{teacher}'), ('appointment', 'in_progress', 'delivered', '{system}'),
  ('appointment', 'pending', 'cancelled', '{user,system}')
on conflict do nothing;
insert into private.order_effects (trade, kind, to_status, position, effect) values
  ('tutor', 'appointment', 'delivered', 50, 'private.settle_order'),
    ('tutor', 'appointment', 'cancelled', 50, 'private.unwind_order');

-- What it does --------------------------------------------------------------------------------------------------------
select tests.place_part('lessons', 'asha', jsonb_build_object('kind', 'appointment', 'category', 'tutor', 'charges',
  (select jsonb_agg(jsonb_build_object('code', 'lesson', 'amount_paise', 10000)) from generate_series(1, 10))));
select tests.reset();

-- Two of one part -----------------------------------------------------------------------------------------------------
select private.add_party(tests.order_id('lessons'), 'teacher', tests.user_id('tara'));
select lives_ok($$ select private.add_party(tests.order_id('lessons'), 'teacher', tests.user_id('tej')) $$,
  'a package has two teachers');
select matches(tests.refusal($$ select private.add_party(tests.order_id('lessons'), 'teacher',
  tests.user_id('tej')) $$), '^23505',
  'but nobody twice');
select matches(tests.refusal($$ select private.add_party(tests.order_id('lessons'), 'user', tests.user_id('bala')) $$),
  '^23505',
  'and one customer');
select matches(tests.refusal($$ select private.add_party(tests.order_id('lessons'), 'pirate',
  tests.user_id('bala')) $$), '^23503',
  'a part that nobody knows is refused');
select lives_ok($$ select private.add_party(tests.order_id('lessons'), 'guest', null, null,
  encode(sha256('secret'), 'hex')) $$,
  'somebody without an account takes part by a link');
select matches(tests.refusal($$ select private.add_party(tests.order_id('lessons'), 'guest', null) $$), '^23',
  'nobody takes no part');
select tests.act_as('tej');
select is(public.advance_order(tests.order_id('lessons'), 'in_progress') ->> 'status', 'in_progress',
  'either of them begins it');
select tests.reset();
select private.end_party(tests.order_id('lessons'), 'teacher', now(), tests.user_id('tej')::text);
select tests.act_as('tej');
select is(tests.refusal(format($$ select public.advance_order(%L, 'delivered') $$, tests.order_id('lessons'))),
  'PT404 order_not_found', 'one who leaves hears no more');
select tests.act_as('tara');
select is(tests.refusal(format($$ select public.advance_order(%L, 'delivered') $$, tests.order_id('lessons'))),
  'PT409 order_transition_not_allowed', 'the other one stays');
select tests.reset();

-- Four taught, six refunded -------------------------------------------------------------------------------------------
select is(sum(tests.give_lesson(tests.order_id('lessons'), n)), 36000::numeric, 'four lessons are taught and paid')
from generate_series(1, 4) as n;
select is(sum(tests.give_lesson(tests.order_id('lessons'), n)), 0::numeric, 'and are not paid again')
  from generate_series(1, 4) as n;
select is(private.refund(o, (select jsonb_agg(jsonb_build_object('position', n, 'amount_paise', 10000))
  from generate_series(5, 10) as n), 'other', 'vendor', 'wallet', 'refund:lessons'), 60000::bigint,
    'six come back to the customer')
from public.enhanced_orders as o where o.id = tests.order_id('lessons');
select is(tests.ledger_balance(tests.user_id('tara'), 'provider_payable'), 36000::bigint,
  'and the teacher keeps every rupee of the four');
select is(tests.wallet_of('asha'), 460000::bigint, 'the customer paid four');
select is((select sum(s.value_paise) from private.share_values as s where s.order_id = tests.order_id('lessons')),
  36000::numeric,
  'what was refunded is nobody''s any more');
select
  matches(
  tests.refusal($$ select private.refund(o, '[{"position": 5, "amount_paise": 1}]', 'other', 'vendor', 'wallet', 'more')
  from public.enhanced_orders as o where o.id = tests.order_id('lessons') $$), '^23514|allowed',
  'no lesson is refunded twice');
select is(private.refund(o, '[{"position": 1, "amount_paise": 10000}]', 'other', 'vendor', 'wallet', 'refund:lessons'),
  0::bigint,
  'nor anything else under a key that was used') from public.enhanced_orders as o
    where o.id = tests.order_id('lessons');
select is((select refund_paise from public.enhanced_orders where id = tests.order_id('lessons')), 60000,
  'and the bill stays as it is');
select is(tests.wallet_of('asha'), 460000::bigint, 'to the paisa');
select tests.move_as('lessons', 'delivered', 'system'), tests.reset();
select is(private.held(tests.order_id('lessons')), 0::bigint, 'nothing stays behind when the package ends');
select is_empty($$ select * from private.ledger_imbalance() $$, 'the books are balanced');

select matches(tests.refusal($$ select tests.give_lesson(tests.order_id('lessons'), 5) $$),
  'order_transition_not_allowed',
  'and no lesson is given after it');
create function tests.ask_package() returns jsonb language sql as $$
  select public.quote_order('{"trade": "tutor", "lesson_paise": 9950}')
$$;
grant execute on function tests.ask_package() to authenticated;
select tests.act_as('asha');
select is(tests.ask_package() -> 'totals' ->> 'total_paise', '99500', 'an app asks for it as for any other trade');
select tests.reset();

-- A payee of a new sort -----------------------------------------------------------------------------------------------
create function tests.save_account(handle text) returns text language sql as $$
  select
    tests.refusal(
    format($f$ select public.save_payout_account(%L, 'provider_payable', '{"method": "upi", "holder": "Tara Rao",
    "upi_id": "tara@okbank"}') $f$, tests.user_id(handle)))
$$;
grant execute on function tests.save_account(text) to authenticated, anon;
select tests.act_as('tara');
select is(tests.save_account('tara'), 'PT404 earnings_not_found', 'what nobody is paid from has no account');
select tests.reset();
create function tests.never_stops(owner_id uuid) returns boolean language sql as $$ select false $$;
insert into private.payees (account, owns, stopped) values ('provider_payable', 'private.owns_as_self',
  'tests.never_stops');
select tests.act_as('tara');
select is(tests.save_account('tara'), 'allowed', 'with a row its payees say where they are paid');
select is(tests.save_account('tej'), 'PT404 earnings_not_found', 'each for themselves');
select is(tests.refusal(format($$ select public.request_payout(%L, 'provider_payable', 'payout-key-0001') $$,
  tests.user_id('tej'))),
  'PT404 earnings_not_found', 'and ask for nobody else''s money');
select tests.act_as_anon();
select matches(tests.save_account('tara'), '^42501', 'a guest for nobody');
select tests.act_as('asha');
select matches(tests.refusal($$ select * from private.payees $$), '^42501', 'nobody reads the rows');
select tests.reset();
select * from finish();
rollback;
