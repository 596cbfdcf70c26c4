-- Memberships as customers use them: a price with benefits, what it saves, who pays for it, buying and trying, pausing,
-- family, the card, and everybody who may not.
begin;
select no_plan();
select tests.reviewed('bounds', 'payment_of');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('chandra', '+919000000003'), tests.create_user('mail', null),
  tests.create_user('vikram', '+919000000004', '{vendor}'), tests.create_user('carl', '+919000000005', '{delivery}'),
  tests.create_user('franz', '+919000000006', '{franchise}'), tests.create_user('admin', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 25000),
  tests.add_item('vendor-one', 'Idli', 5000), tests.add_address('asha'), tests.add_address('bala');
update public.regions set franchise_owner_id = tests.user_id('franz')
where id = (select v.region_id from public.vendors as v where v.slug = 'vendor-one');
select tests.fund_wallet('asha', 500000), tests.fund_wallet('bala', 500000);

create function tests.plan_id_of(handle text) returns uuid language sql security definer as $$
  select m.plan_id from private.memberships as m where m.user_id = tests.user_id(handle) and m.closed_at is null
$$;
create function tests.invitation(name text) returns uuid language sql security definer as $$
  select f.id from private.membership_people as f where f.name = invitation.name
$$;
create function tests.booked(kind public.ledger_account_kind) returns bigint language sql as $$
  select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id where a.kind = booked.kind
$$;
grant execute on function tests.invitation to public;

-- Everybody sees the plans, nobody the tables -------------------------------------------------------------------------
select tests.act_as_anon();
select is((select array_agg(p ->> 'code') from jsonb_array_elements(public.membership_plans()) as p),
  array['plus_month', 'plus_year'], 'guests see the plans');
select is(public.membership_plans() -> 0 -> 'benefits' -> 0, '{"code": "delivery", "off_bp": 10000, "from_paise": 19900,
  "within_m": 5000, "trade": null}'::jsonb, 'with their benefits');
select is(tests.refusal(format('select public.%s', c)), '42501 permission denied for function '
  || split_part(c, '(', 1), 'guests may not call ' || c)
from unnest(array['my_membership()', 'membership_savings()', 'choose_membership(''plus_month'', true)',
  'buy_membership(gen_random_uuid())', 'start_membership_trial(''plus_month'')', 'cancel_membership()',
  'keep_membership()', 'pause_membership()', 'resume_membership()', 'invite_to_membership(''9000000002'', ''B'')',
  'remove_from_membership(gen_random_uuid())', 'join_membership(gen_random_uuid())', 'leave_membership()',
  'membership_card()', 'read_membership_card('''')']) as c;
select tests.act_as('asha');
select is(left(tests.refusal('select * from private.' || t), 5), '42501', 'customers do not read ' || t)
from unnest(array['membership_plans', 'membership_benefits', 'memberships', 'membership_terms', 'membership_offers',
  'membership_trials', 'membership_people', 'membership_savings']) as t;

-- A price without, and with -----------------------------------------------------------------------------------------
select public.add_to_cart(tests.item_id('Dosa')::text, '{}', 1);
create temporary table quotes (name text primary key, quote jsonb);
grant all on quotes to public;
insert into quotes values ('without', tests.quote('asha'));
select is((q.quote -> 'membership') - 'missing', '{"is_member": false, "saving_paise": 3150}'::jsonb,
  'who is no member sees what members save: ₹29 and half of ₹5') from quotes as q;
select is(public.my_membership() -> 'trial_available', 'true'::jsonb, 'and may try it');
select is(public.start_membership_trial('plus_month') -> 'membership' ->> 'state', 'trial', 'with one tap');
insert into quotes values ('with', tests.quote('asha'));
select is((w.quote -> 'totals' ->> 'total_paise')::bigint - (q.quote -> 'totals' ->> 'total_paise')::bigint,
  3150::bigint, 'the price is lower by that, to the paisa') from quotes as w, quotes as q
where w.name = 'without' and q.name = 'with';
select is(q.quote -> 'membership', '{"is_member": true, "saving_paise": 3150, "missing": []}'::jsonb,
  'the quote says what is saved') from quotes as q where q.name = 'with';
select is((select jsonb_agg(c - array['amount_paise', 'tax_class', 'included'] order by c ->> 'code')
    from jsonb_array_elements(q.quote -> 'totals' -> 'charges') as c where c ? 'benefit_paise'),
  '[{"code": "delivery", "benefit_paise": 2900}, {"code": "platform", "benefit_paise": 250,
    "gross_paise": 250}]'::jsonb, 'each charge shows what was taken off, and what is left')
from quotes as q where q.name = 'with';
select is((select count(*) from jsonb_array_elements(q.quote -> 'totals' -> 'charges') as c
  where c ->> 'code' = 'tax' and c ->> 'tax_class' = 'delivery'
    and (c ->> 'amount_paise')::integer > 152), 0::bigint,
  'no tax is left on a delivery that is free') from quotes as q where q.name = 'with';

-- Placed: kept with the order, borne by the platform alone ----------------------------------------------------------
select tests.reset();
delete from public.unified_cart_items;
select tests.order_item('dear', 'bala', 'Dosa', 1, 'wallet'), tests.order_item('free', 'asha', 'Dosa', 1, 'wallet');
select tests.reset();
create function tests.share_of(name text, account public.ledger_account_kind) returns bigint language sql as $$
  select private.shared(tests.order_id(name), account)
$$;
select is(tests.share_of('free', k), tests.share_of('dear', k), k || ' is the same with and without the membership')
from unnest(array['vendor_payable', 'courier_payable', 'franchise_payable']::public.ledger_account_kind[]) as k;
select isnt(tests.share_of('dear', 'vendor_payable'), 0::bigint, 'and is not nothing');
select is(tests.wallet_of('bala') + 3150, tests.wallet_of('asha'), 'the wallets differ by what was saved');
select tests.act_as('asha');
select is(public.my_membership() -> 'saved_paise', '3150'::jsonb, 'the meter says what was saved');
select results_eq($$ select s.order_id, s.saving_paise from public.membership_savings() as s $$,
  $$ select tests.order_id('free'), 3150 $$, 'and on which order');
select is((select sum(c.benefit_paise) from public.order_charges as c where c.order_id = tests.order_id('free')),
  3150::bigint, 'its charges keep it');
select tests.act_as('bala');
select is(public.my_membership() -> 'saved_paise', '0'::jsonb, 'nobody else sees it');
select is_empty($$ select * from public.membership_savings() $$, 'nor the orders');
select is((select count(*) from public.order_charges as c where c.order_id = tests.order_id('free')), 0::bigint,
  'nor the charges');
select tests.act_as('asha');
select public.cancel_order(tests.order_id('free'), 'changed_mind');
select is(public.my_membership() -> 'saved_paise', '0'::jsonb, 'an order that is cancelled has saved nothing');
select tests.reset();
select is(tests.wallet_of('asha'), 500000::bigint, 'what was paid for it comes back, and no more');
select is((select count(*) from private.ledger_imbalance()), 0::bigint, 'the books are balanced');

-- The seller's own offer lowers the basket, a coupon of the platform does not ---------------------------------------
insert into public.coupons (code, kind, value, title, per_user_limit, funded_by, vendor_id, minimum_paise)
select 'OWN60', 'flat', 6000, 'Own', 9, 'vendor', v.id, 0 from public.vendors as v
where v.slug = 'vendor-one';
insert into public.coupons (code, kind, value, title, per_user_limit, funded_by, minimum_paise)
values ('OURS60', 'flat', 6000, 'Ours', 9, 'platform', 0);
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('Dosa')::text, '{}', 1);
select is(tests.quote('asha', '{"coupon_code": "OWN60"}') -> 'membership',
  '{"is_member": true, "saving_paise": 250, "missing": [{"code": "delivery", "more_paise": 900}]}'::jsonb,
  'the seller''s own offer leaves ₹9 missing');
select is(tests.quote('asha', '{"coupon_code": "OURS60"}') -> 'membership' -> 'saving_paise', '3150'::jsonb,
  'the platform''s coupon does not');
select tests.reset();
delete from public.unified_cart_items;

-- Buying: shown before it is paid, paid once --------------------------------------------------------------------------
select tests.act_as('bala');
create temporary table offer as select public.choose_membership('plus_month', true) as o;
grant select on offer to public;
select is(o -> 'price_paise', '19900'::jsonb, 'the price') from offer;
select is((o ->> 'until')::timestamptz, ((private_today.d + 30)::timestamp at time zone 'Asia/Kolkata'), 'and the end')
from offer, (select (now() at time zone 'Asia/Kolkata')::date as d) as private_today;
select is(public.choose_membership('plus_month', true) ->> 'id', o ->> 'id', 'the same for every tab') from offer;
select tests.act_as('asha');
select is(tests.refusal(format('select public.buy_membership(%L)', o ->> 'id')), 'PT404 plan_not_found',
  'nobody pays for somebody else') from offer;
select tests.act_as('bala');
select is(public.buy_membership((o ->> 'id')::uuid) -> 'membership' ->> 'state', 'active', 'paid from the wallet')
from offer;
select is(public.buy_membership((o ->> 'id')::uuid) -> 'membership' ->> 'state', 'active', 'told again') from offer;
select tests.reset();
select is((select n.params ->> 'until' from public.system_notifications as n
    where n.template = 'membership_started' and n.user_id = tests.user_id('bala')),
  to_char((now() at time zone 'Asia/Kolkata')::date + 29, 'DD/MM/YYYY'), 'the last day is told as days are in India');
select is((tests.booked('deferred_revenue'), (select count(*) from private.membership_terms)),
  (16864::bigint, 1::bigint),
  'paid once: ₹168.64 deferred, the tax due at once');
select is((select e.amount_paise from private.ledger_entries as e join private.ledger_accounts as a on
  a.id = e.account_id join private.ledger_transactions as t on t.id = e.transaction_id
  where t.kind = 'membership' and a.kind = 'tax_payable'), 3036::bigint, 'CGST and SGST of ₹15.18 each');
select tests.act_as('bala');
select is(tests.refusal($$ select public.choose_membership('plus_year', true) $$), 'PT409 membership_exists',
  'one membership for each person');
select is(tests.refusal($$ select public.start_membership_trial('plus_year') $$), 'PT409 membership_exists',
  'also by a trial');
select is(tests.refusal($$ select public.choose_membership('gone', true) $$), 'PT404 plan_not_found', 'no such plan');
select is(tests.refusal($$ select public.choose_membership(repeat('x', 100000), true) $$), 'PT404 plan_not_found',
  'nor one of any length');
select tests.act_as('chandra');
select is(tests.refusal(format('select public.buy_membership(%L)',
  public.choose_membership('plus_month', false) ->> 'id')), 'PT409 wallet_too_low', 'an empty wallet buys nothing');
select is(tests.refusal('select public.' || f), 'PT404 membership_not_found', f || ' needs a membership')
from unnest(array['cancel_membership()', 'keep_membership()', 'pause_membership()', 'resume_membership()',
  'membership_card()', 'invite_to_membership(''9000000001'', ''A'')', 'remove_from_membership(gen_random_uuid())'])
  as f;
select tests.act_as('mail');
select is(tests.refusal($$ select public.start_membership_trial('plus_month') $$), 'PT409 trial_needs_phone',
  'a trial needs a number');
-- A trial that is paid for runs to its end first.
select tests.act_as('asha');
select is((public.buy_membership((public.choose_membership('plus_month', false) ->> 'id')::uuid)
    -> 'membership' ->> 'ends_at')::timestamptz,
  ((now() at time zone 'Asia/Kolkata')::date + 44)::timestamp at time zone 'Asia/Kolkata', '14 free days and 30');

-- Cancelled in the minute of renewal --------------------------------------------------------------------------------
select tests.reset();
update private.memberships set ends_at = now() - interval '5 minutes', next_try_at = now() - interval '1 second'
where user_id = tests.user_id('bala');
savepoint minute;
select tests.act_as('bala');
select is(public.cancel_membership() -> 'membership', 'null'::jsonb, 'cancelled before the try: it has ended');
select tests.reset();
select private.run_memberships();
select is((select count(*) from private.membership_terms as t join private.memberships as m on m.id = t.membership_id
  where m.user_id = tests.user_id('bala')), 1::bigint, 'and nothing is charged');
rollback to minute;
select private.run_memberships();
select tests.act_as('bala');
select is(public.cancel_membership() -> 'membership' ->> 'state', 'active', 'cancelled after it: it runs to its end');
select is(public.my_membership() -> 'membership' -> 'renews', 'false'::jsonb, 'and is not renewed again');
select is(public.keep_membership() -> 'membership' -> 'renews', 'true'::jsonb, 'unless that is taken back');
select tests.reset();
select is((select count(*) from private.membership_terms as t join private.memberships as m on m.id = t.membership_id
  where m.user_id = tests.user_id('bala')), 2::bigint, 'charged once');
rollback to minute;

-- Pausing -----------------------------------------------------------------------------------------------------------
update private.memberships as m set ends_at = private.india_midnight(private.today() + 30), next_try_at = null
where m.user_id = tests.user_id('bala');
select tests.act_as('bala');
select is(public.pause_membership() -> 'membership' ->> 'state', 'paused', 'paused');
select public.add_to_cart(tests.item_id('Dosa')::text, '{}', 1);
select is(tests.quote('bala') -> 'membership' -> 'is_member', 'false'::jsonb, 'without benefits');
select is(tests.refusal($$ select public.membership_card() $$), 'PT404 membership_not_found', 'nor a card');
select tests.reset();
select private.earn_memberships(private.today() + 9);
select is((select t.earned_days from private.membership_terms as t join private.memberships as m
  on m.id = t.membership_id and m.user_id = tests.user_id('bala')), 1::smallint, 'a pause earns nothing');
update private.memberships set paused_on = private.today() - 11 where user_id = tests.user_id('bala');
update private.membership_terms as t set from_day = private.today() - 11 from private.memberships as m
where m.id = t.membership_id and m.user_id = tests.user_id('bala');
select tests.act_as('bala');
select is((public.resume_membership() -> 'membership' ->> 'ends_at')::timestamptz,
  private_until.at, 'ten days are added at the end')
from (select ((now() at time zone 'Asia/Kolkata')::date + 40)::timestamp at time zone 'Asia/Kolkata' as at)
  as private_until;
select is(public.my_membership() -> 'membership' ->> 'state', 'active', 'and it runs');

-- Family --------------------------------------------------------------------------------------------------------------
select is((public.invite_to_membership('90000 00003', ' Chandra ') -> 'membership' -> 'family' -> 0) - 'id',
  '{"name": "Chandra", "phone_end": "0003", "joined_at": null}'::jsonb, 'invited by number');
select is(tests.refusal($$ select public.invite_to_membership('9000000002', 'Me') $$), 'PT409 family_is_yourself',
  'not oneself');
select is(tests.refusal($$ select public.invite_to_membership('12', 'Chandra') $$), 'PT400 phone_not_indian',
  'not by what is no number');
select is(tests.refusal($$ select public.invite_to_membership('9000000077', '  ') $$), 'PT400 family_name_invalid',
  'not without a name');
select is(tests.refusal($$ select public.invite_to_membership(repeat('9', 5000), 'x') $$), 'PT413 request_too_large',
  'nor by a book');
select is(jsonb_array_length(public.invite_to_membership('9000000078', 'Nobody') -> 'membership' -> 'family'), 2,
  'whether or not the number has an account');
select is(tests.refusal($$ select public.invite_to_membership('9000000079', 'More') $$), 'PT409 family_full',
  'as many as the plan says');
select tests.act_as('asha');
select is(tests.refusal($$ select public.join_membership(tests.invitation('Chandra')) $$),
  'PT404 invitation_not_found', 'another number may not accept it');
select is(tests.refusal($$ select public.remove_from_membership(tests.invitation('Chandra')) $$),
  'PT404 invitation_not_found', 'nor take it back');
select tests.act_as('chandra');
select is(public.my_membership() -> 'invitations' -> 0 ->> 'from', 'Bala', 'the number that was invited sees it');
select is(public.join_membership(tests.invitation('Chandra')) -> 'membership' -> 'is_owner', 'false'::jsonb,
  'and joins');
select public.join_membership(tests.invitation('Chandra'));
select is(public.membership_card() ->> 'name', 'Chandra', 'with a card');
select is(tests.refusal($$ select public.cancel_membership() $$), 'PT404 membership_not_found',
  'whoever shares it does not cancel it');
select is(public.my_membership() -> 'membership' -> 'family', 'null'::jsonb, 'nor sees the others');
select is((public.leave_membership() -> 'membership'), 'null'::jsonb, 'and may leave');
select tests.act_as('bala');
select is(jsonb_array_length(public.remove_from_membership(tests.invitation('Nobody')) -> 'membership' -> 'family'), 0,
  'the member takes an invitation back');

select tests.reset();
-- At the gateway ------------------------------------------------------------------------------------------------------
select tests.act_as('chandra');
create temporary table online as select (public.choose_membership('plus_month', false) ->> 'id')::uuid as id;
grant select on online to public;
select is(public.payment_of('membership', id) ->> 'state', 'waiting', 'an offer can be paid there') from online;
select tests.act_as('asha');
select is(tests.refusal(format('select public.payment_of(''membership'', %L)', id)), 'PT404 checkout_not_found',
  'by nobody else') from online;
select is(tests.refusal(format('select public.payment_of(repeat(''membership'', 1000), %L)', id)),
  'PT404 checkout_not_found', 'nor by another purpose') from online;
select tests.reset();
create temporary table asked as select public.gateway_start(tests.user_id('chandra'), id,
  'membership') as a from online;
select is(a -> 'amount_paise', '19900'::jsonb, 'its price is asked for') from asked;
select is(public.gateway_order_made((a ->> 'id')::uuid, 'order_member'), 'order_member', 'at the gateway') from asked;
select is(tests.reports('pay_less', 'order_member', 100), 'refunding', 'less than its price goes back');
select is(tests.reports('pay_member', 'order_member', 19900), 'captured', 'its price pays it');
select is(tests.reports('pay_member', 'order_member', 19900), 'duplicate', 'told again it changes nothing');
select is(tests.reports('pay_twice', 'order_member', 19900), 'refunding', 'paid twice it goes back');
select is((select private.membership_state(m) from private.memberships as m
  where m.user_id = tests.user_id('chandra') and m.closed_at is null), 'active', 'it runs');
select tests.act_as('chandra');
select is(public.payment_of('membership', id) ->> 'state', 'paid', 'and is paid') from online;
select tests.reset();
update private.memberships set closed_at = now() where user_id = tests.user_id('chandra');

-- Support answers members sooner ------------------------------------------------------------------------------------
insert into private.support_tickets (user_id, topic) values (tests.user_id('bala'), 'other'),
  (tests.user_id('chandra'), 'other');
select is((select array_agg(t.acknowledge_by <= now() + interval '4 hours'
    order by t.user_id = tests.user_id('chandra'))
  from private.support_tickets as t), '{true,false}'::boolean[], 'a member is answered within four hours');

-- A closed account --------------------------------------------------------------------------------------------------
select is(private.membership_data(tests.user_id('bala')) -> 'memberships' -> 0 ->> 'plan', 'plus_month',
  'a copy of one''s data has it');
select private.forget_memberships(tests.user_id('bala'));
select is((select count(*) from private.memberships where user_id = tests.user_id('bala') and closed_at is null),
  0::bigint, 'and it ends with the account');
select is((select count(*) from private.ledger_imbalance()), 0::bigint, 'the books are balanced');

-- A price that changes: who renews late pays what was agreed, and nobody an offer of long ago.
select tests.reset();
select tests.create_user('dev', '+919000000011'), tests.create_user('esha', '+919000000012'),
  tests.fund_wallet('dev', 100000), tests.fund_wallet('esha', 100000);
create function tests.chosen() returns uuid language sql as $$
  select (public.choose_membership('plus_month', false) ->> 'id')::uuid
$$;
create table tests.old_offer (id uuid);
grant all on tests.old_offer to authenticated;
grant execute on function tests.chosen to public;
select tests.act_as('dev');
select public.buy_membership(tests.chosen());
select public.keep_membership();
select tests.act_as('esha');
insert into tests.old_offer values (tests.chosen());
select tests.reset();
update private.memberships set ends_at = now() - interval '1 hour', next_try_at = null
where user_id = tests.user_id('dev');
update private.membership_offers set made_at = now() - interval '1 day' where paid_at is null;
insert into private.membership_plans (code, position, price_paise, days, valid_from)
values ('plus_month', 1, 29900, 30, now() - interval '1 minute');
select tests.act_as('dev');
select is(public.choose_membership('plus_month', true) ->> 'price_paise', '19900', 'in grace it costs what was agreed');
select is(public.buy_membership(tests.chosen()) #>> '{membership,state}', 'active', 'and goes on');
select tests.act_as('esha');
select is(tests.refusal('select public.buy_membership((select id from tests.old_offer))'), 'PT404 plan_not_found',
  'an offer that was kept is not sold for its old price');
select is(public.choose_membership('plus_month', false) ->> 'price_paise', '29900', 'but for the new one');
select is(public.buy_membership(tests.chosen()) #>> '{membership,state}', 'active', 'which is taken');

select * from finish();
rollback;
