-- Rules of a reserve: who makes them, from when on they hold, and what takes two persons.
begin;
select no_plan();
select tests.reviewed('bounds', 'propose_reserve_rule');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('admin', '+919000000005', '{admin}'), tests.create_user('second', '+919000000009', '{admin}');
select tests.open_vendor('vendor-one', 'vikram');

create function tests.proposes(more jsonb, key text default gen_random_uuid()::text) returns text language sql as $$
  select public.propose_reserve_rule(jsonb_build_object('account_kind', 'vendor_payable', 'from_age_days', 0,
    'valid_from', private.today(), 'share_bp', 500, 'release_days', 14, 'note', 'Many refunds lately') || more, key)
    ->> 'state'
$$;
create function tests.refused(more jsonb) returns text language sql as $$
  select tests.refusal(format('select tests.proposes(%L)', more))
$$;
create function tests.newest() returns uuid language sql security definer set search_path = '' as $$
  select r.id from private.reserve_rules as r order by r.asked_at desc, r.state = 'waiting' desc limit 1
$$;
grant execute on all functions in schema tests to anon, authenticated;
grant execute on function private.today() to anon, authenticated;

-- Nobody else --------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(tests.refused('{}'), 'PT403 role_required', 'a customer makes no rule');
select is(tests.refusal('select public.admin_reserve_rules()'), 'PT403 role_required', 'and reads none');
select tests.act_as('vikram');
select is(tests.refused('{}'), 'PT403 role_required', 'nor does a vendor make one');
select is(tests.refusal('select public.admin_reserve_rules()'), 'PT403 role_required', 'or read them all');
select is(tests.refusal('select public.decide_reserve_rule(gen_random_uuid(), true)'), 'PT403 role_required',
  'or decide one');
select tests.reset();
select is(has_function_privilege('anon', f, 'execute'), false, 'a guest calls no ' || f)
from unnest('{public.propose_reserve_rule(jsonb\,text),public.decide_reserve_rule(uuid\,boolean),
  public.admin_reserve_rules()}'::text[]) as f;
select is(has_table_privilege(r, t, 'select'), false, format('%s does not read %s', r, t))
from unnest('{anon,authenticated}'::text[]) as r,
  unnest('{private.reserve_rules,private.payout_reserves}'::text[]) as t;

-- What is no rule ----------------------------------------------------------------------------------------------------
select tests.act_as('admin');
select is(tests.refused(wrong), 'PT400 reserve_rule_invalid', wrong::text) from unnest(array[
  '{"share_bp": 5001}', '{"share_bp": -1}', '{"share_bp": null}', '{"refund_days": 30}', '{"share_bp": "x"}',
  '{"share_bp": null, "refund_days": 3}', '{"release_days": 0}', '{"release_days": 400}', '{"from_age_days": -1}',
  '{"note": "no"}', '{"note": null}', '{"account_kind": "customer_wallet"}', '{"account_kind": "nothing"}',
  '{"valid_from": "2020-01-01"}', '{"valid_from": null}', '{"valid_from": "soon"}']::jsonb[]) as wrong;
select is(public.admin_reserve_rules(), '[]'::jsonb, 'nothing of that is kept');

-- One person, and two ------------------------------------------------------------------------------------------------
select is(tests.proposes('{"share_bp": 1000}', 'rule-key:one'), 'active', 'a small share one person decides');
select is(tests.proposes('{"share_bp": 1000}', 'rule-key:one'), 'active', 'once per key');
select is(jsonb_array_length(public.admin_reserve_rules()), 1, 'which made one rule');
select is(public.admin_reserve_rules() -> 0 -> 'holds', 'true'::jsonb, 'that holds today');
select is(tests.proposes('{"share_bp": 1001}'), 'waiting', 'a larger one waits');
select is(tests.refusal(format('select public.decide_reserve_rule(%L, true)', tests.newest())),
  'PT403 second_person_needed', 'and not who asked agrees');
select is(tests.refusal(format('select public.decide_reserve_rule(%L, null)', tests.newest())), 'PT400 request_invalid',
  'nor nobody');
select is(tests.refusal('select public.decide_reserve_rule(gen_random_uuid(), true)'), 'PT404 reserve_rule_not_found',
  'to what is not there');
select tests.act_as('second');
select is(public.decide_reserve_rule(tests.newest(), true), '{"state": "active"}'::jsonb, 'a second person does');
select is(tests.refusal(format('select public.decide_reserve_rule(%L, false)', tests.newest())),
  'PT409 adjustment_decided', 'once');
select tests.act_as('admin');
select is(tests.proposes('{"share_bp": null, "refund_days": 30}'), 'waiting',
  'what follows refunds has no bound: it waits');
select is(public.decide_reserve_rule((public.admin_reserve_rules() #>> '{0,id}')::uuid, false),
  '{"state": "refused"}'::jsonb, 'who asked may take it back');
select tests.reset();
select is((select count(*) from public.audit_log where action in ('propose_reserve_rule', 'decide_reserve_rule')),
  5::bigint, 'each act is on the audit log');
select is((private.reserve_rule('vendor_payable', 0, private.today())).share_bp, 1001,
  'the latest that was decided holds');
select * from finish();
rollback;
