-- Statements and payouts, figure by figure: a shop's and a restaurant's week, debts carried over, a return after the
-- payout, a payout that came back, one at once for a fee, what new payees earn, and a courier's cash.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'), tests.create_user('dev', '+919000000007', '{delivery}');
select tests.open_vendor('o-' || lpad(n::text, 2, '0'), 'vikram') from generate_series(1, 7) as n;
select tests.fund_wallet('asha', 10000000), tests.add_courier('ravi'), tests.add_courier('dev');
select tests.reset();
update public.vendors set commission_bp = 1200, created_at = '2026-07-01T00:00:00+05:30' where slug = 'o-07';
update public.vendors set created_at = now() - interval '1 year' where slug like 'o-0_' and slug <> 'o-07';
update public.couriers set created_at = now() - interval '1 year';
update public.app_settings set setting_value = '100' where setting_key = 'payout_minimum_paise';
insert into public.vendor_registrations (vendor_id, valid_from, gstin, legal_name)
select v.id, '2020-01-01', '36AABCU9603R1ZO', 'Umbra Company' from public.vendors as v
where v.slug in ('o-01', 'o-02', 'o-04');

create function tests.payee_of(whose text) returns uuid language sql stable as $$
  select case whose when 'O-06' then tests.user_id('dev') when 'O-08' then tests.user_id('ravi')
    else tests.vendor_id_of(lower(whose)) end
$$;
create function tests.account_of(whose text) returns public.ledger_account_kind
language sql stable as $$
  select case when whose in ('O-06', 'O-08') then 'courier_payable' else 'vendor_payable'
    end::public.ledger_account_kind
$$;

-- What happens ----------------------------------------------------------------------------------------------------
create function tests.sells(whose text, name text, of jsonb) returns void language plpgsql as $$
declare
  net bigint := (of ->> 'net')::bigint;
  own bigint := coalesce((of ->> 'own')::bigint, 0);
begin
  perform tests.place_part(name, 'asha', jsonb_build_object('kind', 'pickup', 'category', 'food', 'no_cutlery', true,
    'vendor_id', tests.payee_of(whose), 'terms', jsonb_build_object('commission_paise',
      round((net - own) * (of ->> 'commission_bp')::numeric / 10000)),
    'charges', private.with_taxes((select jsonb_agg(c) from (values
      (jsonb_build_object('code', 'items', 'amount_paise', net, 'tax_class', of ->> 'class', 'included', false)),
      (case when own > 0 then jsonb_build_object('code', 'discount', 'amount_paise', -own, 'bearer', 'vendor') end),
      (case when of ? 'coupon' then jsonb_build_object('code', 'discount', 'amount_paise',
        -(of ->> 'coupon')::bigint, 'bearer', 'platform') end)) as v (c) where c is not null))));
  perform tests.move_as(name, g, 'vendor') from unnest('{confirmed,preparing,ready,delivered}'::text[]) as g;
  set constraints all immediate;
  set constraints all deferred;
end
$$;
create function tests.comes_back(name text) returns void language plpgsql as $$
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = tests.order_id(name) for update;
  perform private.refund(o, (select jsonb_agg(jsonb_build_object('position', c.position, 'amount_paise',
    coalesce(c.gross_paise, c.amount_paise))) from public.order_charges as c where c.order_id = o.id
      and c.code = 'items' and c.phase = 'quoted'), 'item_bad', 'vendor', 'wallet', 'return:' || o.id);
  set constraints all immediate;
  set constraints all deferred;
end
$$;
create function tests.earns(whose text, kind text, paise bigint, at timestamptz default now()) returns void
language plpgsql as $$
declare
  t uuid;
begin
  insert into private.ledger_transactions (kind, idempotency_key, at)
  values (earns.kind, gen_random_uuid()::text, earns.at) returning ledger_transactions.id into t;
  insert into private.ledger_entries (transaction_id, account_id, amount_paise) values
    (t, private.account_of(tests.payee_of(whose), tests.account_of(whose)), paise),
    (t, private.account_of(null, 'platform_revenue'), -paise);
end
$$;
create function tests.has_account(whose text) returns void language sql as $$
  update private.payout_accounts set replaced_at = now()
  where owner_id = tests.payee_of(whose) and replaced_at is null;
  insert into private.payout_accounts (owner_id, kind, method, holder, upi_id, masked, usable_from, check_state)
  values (tests.payee_of(whose), tests.account_of(whose), 'upi', 'Umbra Company', 'umbra@okaxis', 'um•••@okaxis', now(),
    'verified')
$$;
create function tests.is_told(whose text, said text, reason text default null) returns text language sql as $$
  select public.payout_record(jsonb_build_object('provider_payout_id', 'pout_' || left(p.id::text, 8),
    'reference_id', p.id, 'amount_paise',
    p.amount_paise, 'status', said, 'utr', 'UTR 1234', 'reason', reason)) ->> 'outcome'
  from public.payouts as p where p.owner_id = tests.payee_of(whose) order by p.requested_at, p.status desc limit 1
$$;
create function tests.shown(statement uuid) returns jsonb language sql as $$
  select jsonb_build_object('opening', s.opening_paise, 'lines', (select coalesce(jsonb_agg(jsonb_build_array(l.code,
    l.amount_paise) order by l.code), '[]') from public.payout_statement_lines as l where l.statement_id = s.id),
    'sum', s.lines_paise, 'closing', s.closing_paise, 'held', s.held_paise, 'payout', s.payout_paise, 'carried',
    s.carried_paise) from public.payout_statements as s where s.id = statement
$$;
create function tests.pays_at_once(whose text) returns jsonb language plpgsql as $$
declare
  terms jsonb;
begin
  perform tests.act_as('dev');
  terms := public.my_earnings() #> '{0,instant}';
  perform public.request_payout(tests.payee_of(whose), tests.account_of(whose), 'instant:' || gen_random_uuid(),
    (terms ->> 'payout_paise')::bigint);
  perform tests.reset();
  update public.payouts set status = 'paid', reference = 'UTR 1234' where owner_id = tests.payee_of(whose);
  return tests.shown((select s.id from public.payout_statements as s where s.owner_id = tests.payee_of(whose)
    and s.cycle = 'instant' order by s.made_at desc limit 1));
end
$$;

-- One case after the other: each step does something or shows a statement.
create function tests.step(whose text, what jsonb) returns jsonb language plpgsql as $$
declare
  key text := (select k from jsonb_object_keys(what) as k where k <> 'at');
  run_at timestamptz := coalesce((what ->> 'run')::timestamptz, clock_timestamp());
begin
  case key
    when 'sale' then perform tests.sells(whose, what -> 'sale' ->> 'name', what -> 'sale');
    when 'return' then perform tests.comes_back(what ->> 'return');
    when 'earn' then perform tests.earns(whose, 'adjustment', (what ->> 'earn')::bigint);
    when 'delivered' then perform tests.earns(whose, 'order_settled', (what ->> 'delivered')::bigint,
      (what ->> 'at')::timestamptz);
    when 'account' then perform tests.has_account(whose);
    when 'told' then return to_jsonb(tests.is_told(whose, what #>> '{told,0}', what #>> '{told,1}'));
    when 'balance' then return to_jsonb(private.balance_of(tests.payee_of(whose), tests.account_of(whose)));
    when 'run' then return tests.shown(private.make_statement(tests.payee_of(whose), tests.account_of(whose), run_at));
    when 'instant' then return tests.pays_at_once(whose);
    when 'refused' then
      return to_jsonb(tests.refusal(format('select tests.pays_at_once(%L)', whose)));
  end case;
  return null;
end
$$;
grant execute on all functions in schema tests to anon, authenticated;

create table tests.steps (id text, n serial, what jsonb, expected jsonb);
insert into tests.steps (id, what, expected) values
  ('O-01', '{"account": true}', null),
  ('O-01', '{"sale": {"name": "o1a", "net": 84746, "class": "goods_18", "commission_bp": 1200}}', null),
  ('O-01', '{"sale": {"name": "o1b", "net": 42373, "class": "goods_18", "commission_bp": 1200, "coupon": 5000}}', null),
  ('O-01', '{"sale": {"name": "o1c", "net": 127119, "class": "goods_18", "commission_bp": 1200}}', null),
  ('O-01', '{"run": null}', '{"opening": 0, "lines": [["commission", -30509], ["gst_collected_for_the_seller", 45764],
    ["gst_on_commission", -5492], ["sales", 254238], ["tcs_section_52", -1272], ["tds_ecommerce", -254]],
    "sum": 262475, "closing": 262475, "held": 0, "payout": 262475, "carried": 0}'),
  ('O-02', '{"account": true}', null),
  ('O-02', '{"sale": {"name": "o2a", "net": 38000, "class": "restaurant", "commission_bp": 2000}}', null),
  ('O-02', '{"sale": {"name": "o2b", "net": 52550, "own": 5000, "class": "restaurant", "commission_bp": 2000}}', null),
  ('O-02', '{"sale": {"name": "o2c", "net": 29995, "coupon": 7500, "class": "restaurant", "commission_bp": 2000}}',
    null),
  ('O-02', '{"sale": {"name": "o2d", "net": 61200, "class": "restaurant", "commission_bp": 2000}}', null),
  ('O-02', '{"run": null}', '{"opening": 0, "lines": [["commission", -35349], ["gst_on_commission", -6362],
    ["sales", 176745], ["tds_ecommerce", -177]], "sum": 134857, "closing": 134857, "held": 0, "payout": 134857,
    "carried": 0}'),
  ('O-03', '{"account": true}', null),
  ('O-03', '{"earn": -18350}', null),
  ('O-03', '{"run": null}', '{"opening": 0, "lines": [["adjustment", -18350]], "sum": -18350, "closing": -18350,
    "held": 0, "payout": 0, "carried": -18350}'),
  ('O-03', '{"earn": 12000}', null),
  ('O-03', '{"run": null}', '{"opening": -18350, "lines": [["adjustment", 12000]], "sum": 12000, "closing": -6350,
    "held": 0, "payout": 0, "carried": -6350}'),
  ('O-03', '{"earn": 30000}', null),
  ('O-03', '{"run": null}', '{"opening": -6350, "lines": [["adjustment", 30000]], "sum": 30000, "closing": 23650,
    "held": 0, "payout": 23650, "carried": 0}'),
  ('O-04', '{"account": true}', null),
  ('O-04', '{"sale": {"name": "o4a", "net": 60000, "class": "goods_18", "commission_bp": 1200}}', null),
  ('O-04', '{"run": null}', '{"opening": 0, "lines": [["commission", -7200], ["gst_collected_for_the_seller", 10800],
    ["gst_on_commission", -1296], ["sales", 60000], ["tcs_section_52", -300], ["tds_ecommerce", -60]],
    "sum": 61944, "closing": 61944, "held": 0, "payout": 61944, "carried": 0}'),
  ('O-04', '{"told": ["processed"]}', '"paid"'),
  ('O-04', '{"sale": {"name": "o4b", "net": 90000, "class": "goods_18", "commission_bp": 1200}}', null),
  ('O-04', '{"return": "o4a"}', null),
  ('O-04', '{"run": null}', '{"opening": 0, "lines": [["commission", -10800], ["commission_back", 7200],
    ["gst_collected_for_the_seller", 16200], ["gst_on_commission", -1944], ["gst_on_commission_back", 1296],
    ["returned_gst", -10800], ["returned_sales", -60000], ["sales", 90000], ["tcs_section_52", -150],
    ["tds_ecommerce", -30]], "sum": 30972, "closing": 30972, "held": 0, "payout": 30972, "carried": 0}'),
  ('O-05', '{"account": true}', null),
  ('O-05', '{"earn": 240000}', null),
  ('O-05', '{"run": null}', '{"opening": 0, "lines": [["adjustment", 240000]], "sum": 240000, "closing": 240000,
    "held": 0, "payout": 240000, "carried": 0}'),
  ('O-05', '{"balance": true}', '0'),
  ('O-05', '{"told": ["processed"]}', '"paid"'),
  ('O-05', '{"told": ["reversed", "beneficiary account closed"]}', '"returned"'),
  ('O-05', '{"told": ["reversed", "beneficiary account closed"]}', '"duplicate"'),
  ('O-05', '{"told": ["processed"]}', '"duplicate"'),
  ('O-05', '{"balance": true}', '240000'),
  ('O-05', '{"earn": 50000}', null),
  ('O-05', '{"run": null}', '{"opening": 240000, "lines": [["adjustment", 50000]], "sum": 50000, "closing": 290000,
    "held": 290000, "payout": 0, "carried": 290000}'),
  ('O-05', '{"account": true}', null),
  ('O-05', '{"earn": 10000}', null),
  ('O-05', '{"run": null}', '{"opening": 290000, "lines": [["adjustment", 10000]], "sum": 10000, "closing": 300000,
    "held": 0, "payout": 300000, "carried": 0}'),
  ('O-06', '{"account": true}', null),
  ('O-06', '{"earn": 183000}', null),
  ('O-06', '{"instant": true}', '{"opening": 183000, "lines": [["gst_on_instant_fee", -330], ["instant_fee", -1830]],
    "sum": -2160, "closing": 180840, "held": 0, "payout": 180840, "carried": 0}'),
  ('O-06', '{"earn": 12000}', null),
  ('O-06', '{"instant": true}', '{"opening": 12000, "lines": [["gst_on_instant_fee", -90], ["instant_fee", -500]],
    "sum": -590, "closing": 11410, "held": 0, "payout": 11410, "carried": 0}'),
  ('O-06', '{"earn": 900000}', null),
  ('O-06', '{"instant": true}', '{"opening": 900000, "lines": [["gst_on_instant_fee", -900], ["instant_fee", -5000]],
    "sum": -5900, "closing": 894100, "held": 0, "payout": 894100, "carried": 0}'),
  ('O-06', '{"earn": 550}', null),
  ('O-06', '{"refused": true}', '"PT409 payout_fee_too_high"'),
  ('O-06', '{"run": null}', '{"opening": 0, "lines": [["adjustment", 1095550], ["gst_on_instant_fee", -1320],
    ["instant_fee", -7330], ["paid_instantly", -1086350]], "sum": 550, "closing": 550, "held": 0, "payout": 550,
    "carried": 0}'),
  ('O-07', '{"account": true}', null),
  ('O-07', '{"delivered": 40000, "at": "2026-07-02T12:00:00+05:30"}', null),
  ('O-07', '{"delivered": 25000, "at": "2026-07-06T05:59:00+05:30"}', null),
  ('O-07', '{"run": "2026-07-06T06:00:00+05:30"}', '{"opening": 0, "lines": [["earned", 65000]], "sum": 65000,
    "closing": 65000, "held": 65000, "payout": 0, "carried": 65000}'),
  ('O-07', '{"run": "2026-07-13T06:00:00+05:30"}', '{"opening": 65000, "lines": [], "sum": 0, "closing": 65000,
    "held": 0, "payout": 65000, "carried": 0}'),
  ('O-07', '{"told": ["processed"]}', '"paid"'),
  ('O-07', '{"delivered": 31000, "at": "2026-07-14T23:30:00+05:30"}', null),
  ('O-07', '{"delivered": 17000, "at": "2026-07-15T00:10:00+05:30"}', null),
  ('O-07', '{"run": "2026-07-20T06:00:00+05:30"}', '{"opening": 0, "lines": [["earned", 48000]], "sum": 48000,
    "closing": 48000, "held": 31000, "payout": 17000, "carried": 31000}'),
  ('O-07', '{"run": "2026-07-20T06:00:00+05:30"}', null);

create table tests.answers as
select s.id, s.n, s.what, s.expected, tests.step(s.id, s.what) as got from (
  select * from tests.steps as t order by t.n) as s;
select is(a.got, a.expected, a.id || ': ' || a.what::text) from tests.answers as a
where a.expected is not null order by a.n;
select is((select a.got from tests.answers as a where a.id = 'O-07' order by a.n desc limit 1), null,
  'a run makes one statement of a payee, however often it is started');
update public.payouts set status = 'paid', reference = 'UTR 1234' where owner_id = tests.payee_of('O-07')
  and status = 'requested';
select is((tests.shown(private.make_statement(tests.payee_of('O-07'), 'vendor_payable', '2026-07-27T06:00:00+05:30'))
  ->> 'payout')::bigint, 31000::bigint, 'O-07: 14 July and seven days is the 21st: paid on the 27th');
select is((select p.note from public.payouts as p where p.owner_id = tests.payee_of('O-05') and p.status = 'returned'),
  'beneficiary account closed', 'O-05: the reason is kept');
select is((select count(*) from public.system_notifications as n where n.template = 'payout_returned'), 1::bigint,
  'and told once');

-- O-08: cash in hand and earnings are two accounts that meet in a statement.
select tests.place_part('o8', 'asha', jsonb_build_object('kind', 'pickup', 'category', 'food', 'no_cutlery', true,
  'vendor_id', tests.vendor_id_of('o-03'), 'terms', '{"commission_paise": 0}'::jsonb, 'charges',
  private.with_taxes('[{"code": "items", "amount_paise": 10000, "tax_class": "restaurant", "included": false},
    {"code": "tip", "amount_paise": 15000}]')));
select private.add_share(tests.order_id('o8'), 'courier_payable', tests.user_id('ravi'), 325000, '{tip}');
select tests.move_as('o8', g, 'vendor') from unnest('{confirmed,preparing,ready,delivered}'::text[]) as g;
select tests.earns('O-08', 'incentive', 40000), tests.has_account('O-08');
select private.post('order_settled', null, 'o8-cash', array[
  (tests.user_id('ravi'), 'cash_with_courier', -420000)::private.movement,
  (null, 'platform_revenue', 420000)::private.movement]),
  private.post('cash_deposit', null, 'o8-deposit', array[
  (tests.user_id('ravi'), 'cash_with_courier', 100000)::private.movement,
  (null, 'gateway_clearing', -100000)::private.movement]);
select is(private.cash_in_hand(tests.user_id('ravi')), 320000::bigint, 'O-08: cash in hand, above the limit of 300000');
select is(tests.shown(private.make_statement(tests.user_id('ravi'), 'courier_payable', clock_timestamp())),
  '{"opening": 0, "lines": [["cash_in_hand_netted", -320000], ["earned", 310000], ["incentive", 40000],
    ["tips", 15000]], "sum": 45000, "closing": 45000, "held": 0, "payout": 45000, "carried": 0}',
  'O-08: cash is set off, and the rest paid');
select is(private.cash_in_hand(tests.user_id('ravi')), 0::bigint, 'O-08: and no cash is left in hand');

-- All of it.
select is_empty('select * from private.statement_differences()', 'statements are what the ledger has');
select is_empty('select * from private.ledger_imbalance()', 'and the books are balanced');
select is((select count(*) from private.payout_statement_entries), (select count(distinct c.entry_id)
  from private.payout_statement_entries as c), 'nothing is in two statements');
select is(private.last_payout_run('2026-07-06T00:29:59Z'), '2026-06-29T00:30:00Z'::timestamptz,
  'a run is due on Monday at six in India');
select is(private.last_payout_run('2026-07-06T00:30:00Z'), '2026-07-06T00:30:00Z'::timestamptz, 'and not before');

select * from finish();
rollback;
