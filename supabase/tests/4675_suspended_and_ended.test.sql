-- Suspended with a reason, an end and an appeal, and ended with notice (field notes 2.17): who may do which act, what
-- takes two, what ends by itself, and what is left of rights on the way.
begin;
select no_plan();
select tests.reviewed('bounds', 'give_notice appeal decide_appeal appeal_page_path');
select tests.runs_on_schedule('sweep-measures', 'select private.sweep_measures()');
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000004', '{vendor}'),
  tests.create_user('sita', '+919000000005', '{vendor}'), tests.create_user('nadia', '+919000000006', '{vendor}'),
  tests.create_user('rahul', '+919000000012', '{delivery}'), tests.create_user('meera', null, '{admin}'),
  tests.create_user('kavya', null, '{admin}'), tests.create_user('deva', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'nadia'),
  tests.open_vendor('vendor-three', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 1000000), tests.add_courier('rahul');
select tests.reset();
insert into public.vendor_staff (vendor_id, user_id, position)
values (tests.vendor_id_of('vendor-one'), tests.user_id('sita'), 'staff');
insert into public.provider_applications (user_id, role, state, made)
values (tests.user_id('vikram'), 'restaurant', 'active', tests.vendor_id_of('vendor-one'));

create function pg_temp.does(who text, statement text) returns text language plpgsql as $$
declare
  said text;
begin
  if who = 'guest' then perform tests.act_as_anon(); else perform tests.act_as(who); end if;
  said := tests.refusal(statement);
  perform tests.reset();
  return said;
end
$$;
create function pg_temp.provider(named text) returns uuid language sql as $$
  select coalesce((select v.id from public.vendors as v where v.slug = named), tests.user_id(named))
$$;
create function pg_temp.suspends(who text, named text, reason text, until timestamptz default null) returns text
language sql as $$
  select pg_temp.does(who, format('select public.suspend_provider(%L, %L, %L, ''As was seen'', %L)',
    case when named like 'vendor%' then 'vendor' else 'courier' end, pg_temp.provider(named), reason, until))
$$;
create function pg_temp.notifies(who text, named text, reason text, ends_at timestamptz default null,
  at_once boolean default false) returns text language sql as $$
  select pg_temp.does(who, format('select public.give_notice(%L, %L, %L, ''As was written'', %L, %L)',
    case when named like 'vendor%' then 'vendor' else 'courier' end, pg_temp.provider(named), reason, ends_at,
    at_once))
$$;
create function pg_temp.measure(named text) returns uuid language sql as $$
  select m.id from private.measures as m where m.provider_id = pg_temp.provider(named)
  order by m.ended_at is not null, m.ended_at desc, m.at desc limit 1
$$;
create function pg_temp.act(who text, named text, call text) returns text language sql as $$
  select pg_temp.does(who, format('select public.' || call, pg_temp.measure(named)))
$$;
create function pg_temp.stands(named text) returns text language sql as $$
  select string_agg(m.kind || ' ' || m.state, ', ' order by m.at, m.kind) from private.measures as m
  where m.provider_id = pg_temp.provider(named)
$$;
create function pg_temp.vendor(named text) returns text language sql as $$
  select concat_ws(' ', v.status, case when v.accepting_orders then 'open' else 'closed' end,
    (select a.state from public.provider_applications as a where a.made = v.id))
  from public.vendors as v where v.slug = named
$$;
create function pg_temp.told(who text, template text) returns bigint language sql as $$
  select count(*) from public.system_notifications as n where n.user_id = tests.user_id(who)
    and n.template = told.template
$$;
create function pg_temp.reads(who text) returns jsonb language plpgsql as $$
declare
  read jsonb;
begin
  perform tests.act_as(who);
  read := public.my_measures();
  perform tests.reset();
  return read;
end
$$;

-- Who may ------------------------------------------------------------------------------------------------------------
select is(pg_temp.suspends(w, 'vendor-one', 'quality'), 'PT403 role_required', w || ' suspends nobody')
from unnest('{asha,vikram,sita,nadia,rahul}'::text[]) as w;
select matches(pg_temp.suspends('guest', 'vendor-one', 'quality'), '^42501', 'nor a guest');
select is(pg_temp.notifies(w, 'rahul', 'quality'), 'PT403 role_required', w || ' ends nobody''s work')
from unnest('{asha,vikram,rahul}'::text[]) as w;
select matches(pg_temp.notifies('guest', 'rahul', 'quality'), '^42501', 'nor a guest');
select is(pg_temp.suspends('meera', 'vendor-one', r), 'PT400 reason_missing', 'not a reason: ' || coalesce(r, 'none'))
from unnest('{area_ends,dislike,NULL}'::text[]) as r;
select is(pg_temp.suspends('meera', 'vendor-one', 'quality', now() + t), 'PT400 until_invalid', 'no end: ' || t)
from unnest('{-1 day,1 minute,2 years}'::interval[]) as t;
select is(pg_temp.suspends('meera', 'vendor-one', 'fraud', now() + interval '2 days'), 'PT400 until_invalid',
  'what is grave has no end of its own');
select is(pg_temp.does('meera', format('select public.suspend_provider(''house'', %L, ''quality'', ''As seen'')',
  pg_temp.provider('vendor-one'))), 'PT400 request_invalid', 'of what is not known');
select is(pg_temp.does('meera', format('select public.suspend_provider(''vendor'', %L, ''quality'', %L)',
  pg_temp.provider('vendor-one'), repeat('a', 10000000))), 'PT413 request_too_large', 'not ten million letters');

-- Until a time, and by itself ----------------------------------------------------------------------------------------
select is(pg_temp.suspends('meera', 'vendor-one', 'quality', now() + interval '2 days'), 'allowed', 'suspended');
select is(pg_temp.vendor('vendor-one'), 'suspended closed suspended', 'the application goes the same way');
select is(private.sweep_measures(), 0, 'it lasts');
select is((select concat_ws(' ', m ->> 'reason', m ->> 'state', m ->> 'may_appeal') from jsonb_array_elements(
  pg_temp.reads(w)) as m), x, w || ' reads it') from (values ('vikram', 'quality in_force true'),
  ('sita', 'quality in_force false'), ('nadia', null), ('asha', null), ('meera', null)) as q (w, x);
-- A paper expires meanwhile: it goes on with the new one, not before.
insert into private.work_stops (made, application_id, requirement, was_working)
select a.made, a.id, 'fssai', false from public.provider_applications as a where a.user_id = tests.user_id('vikram');
update private.measures as m set until = now() - interval '1 second' where m.id = pg_temp.measure('vendor-one');
select is(private.sweep_measures(), 1, 'its time is over');
select is(pg_temp.vendor('vendor-one'), 'active closed active', 'without the paper it stays closed');
select is((select s.was_working from private.work_stops as s), true, 'and opens with it');
delete from private.work_stops where true;
update public.vendors as v set accepting_orders = true where v.slug = 'vendor-one';
select is(pg_temp.told('vikram', 'provider_suspended_until') || ' ' || pg_temp.told('vikram', 'provider_resumed'),
  '1 1', 'both were told');
select is(pg_temp.act('meera', 'vendor-one', 'lift_measure(%L, true)'), 'PT409 measure_over', 'it is over');
select is(pg_temp.act('vikram', 'vendor-one', 'appeal(%L, ''It was not our fault'')'), 'PT409 measure_over',
  'and not appealed against');

-- What is grave, and its appeal --------------------------------------------------------------------------------------
select is(pg_temp.suspends('meera', 'vendor-one', 'fraud'), 'allowed', 'suspended for what is grave');
select is(pg_temp.act(w, 'vendor-one', 'appeal(%L, ''It was not our fault'')'), 'PT404 measure_not_found',
  w || ' cannot appeal') from unnest('{asha,sita,nadia,rahul,meera}'::text[]) as w;
select matches(pg_temp.act('guest', 'vendor-one', 'appeal(%L, ''It was not our fault'')'), '^42501', 'nor a guest');
select is(pg_temp.act('vikram', 'vendor-one', 'appeal(%L, ''No'')'), 'PT400 appeal_invalid', 'too short');
select is(pg_temp.act('vikram', 'vendor-one', format('appeal(%%L, %L)', repeat('అ', 4000000))),
  'PT413 request_too_large', 'twelve million bytes');
select is(pg_temp.act('vikram', 'vendor-one', format('appeal(%%L, ''It was not our fault'', %L)',
  array[tests.user_id('nadia') || '/a.jpg'])), 'PT400 pages_invalid', 'pages of somebody else');
select is(pg_temp.act('vikram', 'vendor-one', format('appeal(%%L, ''It was not our fault'', %L)',
  array[tests.user_id('vikram') || '/none.jpg'])), 'PT400 pages_invalid', 'pages that are not there');
select is(pg_temp.act('nadia', 'vendor-one', 'appeal_page_path(%L, ''jpg'')'), 'PT404 measure_not_found',
  'nobody else has a place for pages');
select is(pg_temp.act('vikram', 'vendor-one', 'appeal_page_path(%L, ''html'')'), 'PT400 picture_invalid',
  'nor a script');
select is(pg_temp.act('vikram', 'vendor-one', 'appeal_page_path(%L, ''jpg'')'), 'allowed', 'the owner has');
insert into storage.objects (bucket_id, name)
values ('provider-documents', tests.user_id('vikram') || '/bill.jpg');
select is(pg_temp.act('vikram', 'vendor-one', format('appeal(%%L, %L, %L)', U&'It was \202enot our fault',
  array[tests.user_id('vikram') || '/bill.jpg'])), 'allowed', 'the owner appeals');
select is((select m.appeal from private.measures as m where m.id = pg_temp.measure('vendor-one')),
  'It was not our fault', 'without the mark that turns letters round');
select is(pg_temp.act('vikram', 'vendor-one', 'appeal(%L, ''And another thing'')'), 'PT409 appealed_already', 'once');
select is(pg_temp.act(w, 'vendor-one', 'open_appeal_page(%L, 1)'), x, w || ' and the page')
from (values ('vikram', 'allowed'), ('kavya', 'allowed'), ('meera', 'PT404 document_not_found'),
  ('sita', 'PT404 document_not_found'), ('nadia', 'PT404 document_not_found'),
  ('asha', 'PT404 document_not_found')) as q (w, x);
select matches(pg_temp.act('guest', 'vendor-one', 'open_appeal_page(%L, 1)'), '^42501', 'nor a guest');
select is(pg_temp.act('kavya', 'vendor-one', 'open_appeal_page(%L, 2)'), 'PT404 document_not_found', 'nor another');
select is(jsonb_array_length(pg_temp.reads('vikram') -> 0 -> 'openings'), 1, 'who appealed sees who looked');
select is(pg_temp.act(w, 'vendor-one', 'decide_appeal(%L, true, ''Fine by us'')'), x, w || ' and the appeal')
from (values ('vikram', 'PT403 role_required'), ('asha', 'PT403 role_required'),
  ('meera', 'PT403 second_person_needed')) as q (w, x);
select is(pg_temp.act('kavya', 'vendor-one', 'decide_appeal(%L, true, '' '')'), 'PT400 reason_missing', 'with a word');
select is(pg_temp.act('kavya', 'vendor-one', 'decide_appeal(%L, true, ''We believe you'')'), 'allowed', 'accepted');
select is(pg_temp.act('kavya', 'vendor-one', 'open_appeal_page(%L, 1)'), 'PT404 document_not_found',
  'whoever has decided looks no more');
select is(pg_temp.vendor('vendor-one'), 'suspended closed suspended', 'one alone lifts nothing grave');
select is(pg_temp.act('kavya', 'vendor-one', 'lift_measure(%L, true)'), 'PT403 second_person_needed', 'nor twice');
select is(pg_temp.act('kavya', 'vendor-one', 'decide_appeal(%L, true, ''We believe you'')'), 'PT409 measure_over',
  'an appeal is answered once');
select is(pg_temp.act('deva', 'vendor-one', 'lift_measure(%L, false)'), 'allowed', 'another one keeps it');
select is(pg_temp.act('deva', 'vendor-one', 'lift_measure(%L, true)'), 'allowed', 'thinks again, and asks');
select is(pg_temp.stands('vendor-one'), 'suspension ended, suspension in_force', 'which is one voice');
select is(pg_temp.act('meera', 'vendor-one', 'lift_measure(%L, true)'), 'allowed', 'the second lifts it');
select is(pg_temp.vendor('vendor-one'), 'active open active', 'and it sells as before');

-- Notice -------------------------------------------------------------------------------------------------------------
select is(pg_temp.notifies('meera', 'vendor-one', 'papers'), 'PT400 reason_missing', 'what is mended ends nothing');
select is(pg_temp.notifies('meera', 'vendor-one', 'quality', now() + interval '29 days'), 'PT400 notice_too_short',
  'thirty days at least');
select is(pg_temp.notifies('meera', 'vendor-one', 'quality', null, true), 'PT400 notice_needed',
  'at once for what is grave only');
select is(pg_temp.notifies('meera', 'asha', 'quality'), 'PT404 provider_not_found', 'a customer has no work to end');
select is(pg_temp.notifies('meera', 'vendor-one', 'quality'), 'allowed', 'notice is given');
select is((select m.until - m.at from private.measures as m where m.id = pg_temp.measure('vendor-one')),
  interval '30 days', 'of thirty days');
select is(pg_temp.vendor('vendor-one') || ' ' || pg_temp.told('vikram', 'provider_notice'), 'active open active 1',
  'until then everything goes on, and its people know');
select tests.order_item('last', 'asha', 'Dosa');
select tests.reset();
update private.measures as m set until = now() where m.id = pg_temp.measure('vendor-one');
select is(private.sweep_measures(), 1, 'the day comes');
select is(pg_temp.vendor('vendor-one'), 'terminated closed terminated', 'nothing new any more');
select is(pg_temp.does('vikram', format('select public.set_accepting_orders(%L, true)',
  pg_temp.provider('vendor-one'))), 'PT403 vendor_suspended', 'nobody opens it');
select tests.act_as('vikram');
select is((select string_agg(r, ' ') from unnest('{orders,catalogue,prices,money,people}'::text[]) as r
  where private.may(tests.vendor_id_of('vendor-one'), r)), 'orders money', 'rights end but for what is open');
select is(tests.refusal(format('select public.invite_staff(%L, ''+919000000077'', ''staff'')',
  tests.vendor_id_of('vendor-one'))), 'PT403 not_allowed', 'nobody new comes');
select is((select public.advance_order(tests.order_id('last'), 'confirmed') ->> 'outcome'), 'moved',
  'what was ordered before is finished');
select tests.act_as('asha');
select matches(tests.refusal(format($$ select public.add_to_cart(%L, '{}', 1) $$, tests.item_id('Dosa'))), '^PT409',
  'and nothing ordered');
select tests.reset();
select is(private.sweep_measures(), 0, 'with an order in hand the role stays');
select tests.advance_to('last', 'delivered', 'rahul');
select tests.reset();
update private.measures as m set at = now() - interval '40 days', until = now() - interval '10 days'
where m.id = pg_temp.measure('vendor-one');
select cmp_ok(private.balance_of(pg_temp.provider('vendor-one'), 'vendor_payable'), '>', 0::bigint, 'money is owed');
select is(private.sweep_measures(), 0, 'with money to come it stays too');
update private.measures as m set until = now() - interval '91 days' where m.id = pg_temp.measure('vendor-one');
select is(private.sweep_measures(), 1, 'but not for ever');
select is((select string_agg(h, ' ' order by h) from unnest('{vikram,sita}'::text[]) as h join public.user_roles as r
  on r.user_id = tests.user_id(h) and r.role = 'vendor'), 'vikram', 'the role goes with the last business');
select is((select count(*) from public.vendor_staff as s where s.vendor_id = pg_temp.provider('vendor-one')),
  0::bigint, 'and every place in it');
select cmp_ok(private.run_payouts(now(), 200), '>=', 0, 'payouts go on');
select is(pg_temp.act('meera', 'vendor-one', 'lift_measure(%L, true)'), 'PT409 measure_over', 'it is over');

-- At once, by two ----------------------------------------------------------------------------------------------------
select is(pg_temp.notifies('meera', 'rahul', 'safety', null, true), 'allowed', 'asked for by one');
select is(pg_temp.reads('rahul') || to_jsonb(pg_temp.told('rahul', 'provider_ended')), '[0]', 'which nobody is told');
select is(pg_temp.act('rahul', 'rahul', 'appeal(%L, ''It was not my fault'')'), 'PT404 measure_not_found',
  'or appeals against');
select is(pg_temp.act(w, 'rahul', 'decide_termination(%L, true)'), x, w || ' agrees')
from (values ('rahul', 'PT403 role_required'), ('asha', 'PT403 role_required'),
  ('meera', 'PT403 second_person_needed'), ('kavya', 'allowed'), ('kavya', 'PT409 measure_over')) as q (w, x);
select is(pg_temp.does('rahul', 'select public.set_courier_online(true, 17.43, 78.45)'), 'PT403 courier_suspended',
  'no shift any more');
select is(private.sweep_measures(), 0, 'with an appeal to come the role stays');
select is(pg_temp.act('rahul', 'rahul', 'appeal(%L, ''It was not my fault'')'), 'allowed', 'an appeal');
update private.measures as m set appeal_files = '{a.jpg}' where m.id = pg_temp.measure('rahul');
select is(pg_temp.act(w, 'rahul', 'open_appeal_page(%L, 1)'), x, w || ' opens a page of it')
from (values ('meera', 'PT404 document_not_found'), ('kavya', 'PT404 document_not_found'),
  ('deva', 'allowed')) as q (w, x);
select is(pg_temp.act(w, 'rahul', 'decide_appeal(%L, true, ''We believe you'')'), x, w || ' answers')
from (values ('meera', 'PT403 second_person_needed'), ('kavya', 'PT403 second_person_needed'),
  ('deva', 'allowed')) as q (w, x);
select is(pg_temp.act('kavya', 'rahul', 'lift_measure(%L, true)'), 'allowed', 'and another agrees');
select is(pg_temp.does('rahul', 'select public.set_courier_online(true, 17.43, 78.45)'), 'allowed', 'back at work');
select is(pg_temp.notifies('meera', 'rahul', 'conduct') || ', ' || pg_temp.suspends('kavya', 'rahul', 'conduct'),
  'allowed, allowed', 'notice, and a pause meanwhile');
update private.measures as m set until = now(), at = now() - interval '40 days'
where m.provider_id = tests.user_id('rahul') and m.state = 'notice';
select is(private.sweep_measures(), 1, 'the day comes');
select is(pg_temp.stands('rahul'), 'termination ending, suspension ended, termination lifted',
  'one end is enough');
select is(pg_temp.does('rahul', 'select public.set_courier_online(true, 17.43, 78.45)'), 'PT403 courier_suspended',
  'no shift');
update private.measures as m set until = now() - interval '91 days' where m.state = 'ending';
select is(private.sweep_measures(), 1, 'what is open is closed');
select is((select count(*) from public.user_roles as r where r.user_id = tests.user_id('rahul')
  and r.role = 'delivery'), 0::bigint, 'and the role is gone');
select is(pg_temp.suspends('meera', 'rahul', 'conduct'), 'PT404 courier_not_found', 'there is nobody to suspend');

-- An end that takes the place of a grave suspension -------------------------------------------------------------------
update public.vendors set status = 'active' where id = pg_temp.provider('vendor-one');
insert into public.vendor_staff (vendor_id, user_id, position)
values (pg_temp.provider('vendor-one'), tests.user_id('vikram'), 'owner');
select is(pg_temp.notifies('meera', 'vendor-one', 'conduct') || ', ' || pg_temp.suspends('kavya', 'vendor-one',
  'fraud'), 'allowed, allowed', 'notice, and a grave suspension meanwhile');
update private.measures as m set until = now() where m.provider_id = pg_temp.provider('vendor-one')
  and m.state = 'notice';
select is(private.sweep_measures(), 1, 'the day comes');
select is(pg_temp.act('meera', 'vendor-one', 'lift_measure(%L, true)'), 'allowed', 'one asks to withdraw it');
select is((select v.status from public.vendors as v where v.id = pg_temp.provider('vendor-one')), 'terminated',
  'which alone is no way round the second person');
select is(pg_temp.act('kavya', 'vendor-one', 'lift_measure(%L, true)'), 'allowed', 'the second agrees');
select is((select v.status from public.vendors as v where v.id = pg_temp.provider('vendor-one')), 'active',
  'it goes on');

-- The desk, and the accounts -----------------------------------------------------------------------------------------
select is(pg_temp.suspends('deva', 'vendor-two', 'rules'), 'allowed', 'one more');
update private.measures as m set at = now() - interval '15 days' where m.id = pg_temp.measure('vendor-two');
select is(pg_temp.act('nadia', 'vendor-two', 'appeal(%L, ''It was not our fault'')'), 'PT409 appeal_too_late',
  'after fourteen days it is too late');
select is(pg_temp.does(w, 'select public.admin_measures()'), x, w || ' and the desk') from (values
  ('asha', 'PT403 role_required'), ('nadia', 'PT403 role_required'), ('meera', 'allowed')) as q (w, x);
select matches(pg_temp.does('guest', 'select public.admin_measures()'), '^42501', 'nor a guest');
select tests.act_as('meera');
select is((select string_agg(concat_ws(' ', m ->> 'name', m ->> 'state', m ->> 'by'), ', ')
  from jsonb_array_elements(public.admin_measures()) as m), 'Vendor Two in_force Deva',
  'what is open is on the desk');
select tests.reset();
select is((select string_agg(distinct a.action, ' ' order by a.action) from public.audit_log as a
  where a.action ~ '(measure|suspen|terminat|appeal|notice|_lift)'),
  'appeal ask_to_lift_suspension ask_to_lift_termination decide_appeal give_notice keep_suspension suspend_provider '
  'suspension_lift suspension_run_out termination_agree termination_finish termination_lift termination_settle',
  'each act is in the audit log');
select is((select string_agg(m ->> 'appeal', ', ') from jsonb_array_elements(private.measure_data(
  tests.user_id('rahul')) -> 'measures') as m), 'It was not my fault', 'what is stored is exported');
select lives_ok(format('select private.forget_measures(%L)', tests.user_id('rahul')), 'and forgotten');
select is(private.measure_data(tests.user_id('rahul')), '{"measures": []}', 'with the account');
select * from finish();
rollback;
