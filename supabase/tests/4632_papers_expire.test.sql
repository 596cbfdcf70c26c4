-- Papers that expire: cases ON-06 and ON-07. Reminders come once each, work stops at midnight in India, what is under
-- way is finished, and it goes on by itself once the new paper is accepted.
begin;
select no_plan();
select tests.create_user('ravi', '+919000000005'), tests.create_user('asha', '+919000000001'),
  tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('meera', null, '{admin}');

-- ON-06 --------------------------------------------------------------------------------------------------------------
select is((select string_agg(to_char(private.reminder_at('2027-01-06', n) at time zone 'Asia/Kolkata',
    'YYYY-MM-DD HH24:MI'), ', ' order by n desc) from unnest(private.reminder_days()) as n),
  '2026-12-07 09:00, 2026-12-22 09:00, 2026-12-30 09:00, 2027-01-05 09:00', 'reminders at nine in India');

create temporary table made (name text primary key, id uuid);
grant all on made to authenticated;
create function pg_temp.does(who text, statement text) returns text language plpgsql as $$
declare
  said text;
begin
  perform tests.act_as(who);
  said := tests.refusal(statement);
  perform tests.reset();
  return said;
end
$$;
create function pg_temp.hands_in(who text, application uuid, requirement text, given jsonb) returns text
language plpgsql as $$
declare
  page text := tests.user_id(who) || '/' || gen_random_uuid() || '.jpg';
begin
  insert into storage.objects (bucket_id, name) values ('provider-documents', page);
  return pg_temp.does(who, format('select public.hand_in_document(%L, %L, %L)', application, requirement,
    given || jsonb_build_object('files', jsonb_build_array(page))));
end
$$;
create function pg_temp.decides(application uuid, variadic names text[]) returns text language sql as $$
  select pg_temp.does('meera', format('select public.take_application(%L)', application)) || ', '
    || pg_temp.does('meera', format('select public.decide_items(%L, %s, %L)', application, p.version,
      (select jsonb_agg(jsonb_build_object('requirement', n, 'accepted', true)) from unnest(names) as n))) || ', '
    || pg_temp.does('meera', format('select public.decide_application(%L, %s, true)', application, p.version))
  from public.provider_applications as p where p.id = application
$$;
create function pg_temp.online(wanted boolean) returns text language sql as $$
  select pg_temp.does('ravi', format('select public.set_courier_online(%L, 17.43, 78.45)', wanted))
$$;
create function pg_temp.told(template text) returns bigint language sql as $$
  select count(*) from public.system_notifications as n where n.user_id = tests.user_id('ravi')
    and n.template = told.template
$$;

-- A courier, by application -------------------------------------------------------------------------------------------
select tests.act_as('ravi');
insert into made values ('courier', public.open_application('courier'));
select public.save_application((select m.id from made as m), '{"name": "Ravi", "vehicle_kind": "bike", "lat": 17.43,
  "lng": 78.45}');
select is(tests.refusal(format('select public.save_application(%L, ''{"vehicle_kind": "rocket"}'')', m.id)),
  'PT400 profile_invalid', 'on a vehicle that carries') from made as m;
select tests.reset();
select is(pg_temp.online(true), 'PT403 role_required', 'before approval there is no shift');
select is(pg_temp.hands_in('ravi', m.id, q.requirement, q.given), 'allowed', 'hands in ' || q.requirement)
from made as m, (values ('identity', '{"number": "234123412346"}'::jsonb), ('identity_photo', '{}'),
  ('pan', '{"number": "ACUPA7085R"}'),
  ('bank', '{"holder": "Ravi", "account_number": "323456789012", "ifsc": "HDFC0001234"}'),
  ('licence', jsonb_build_object('number', 'TS0820110012345', 'valid_until', private.today() + 40)),
  ('vehicle', jsonb_build_object('number', 'TS 08 AB 1234', 'valid_until', private.today() + 400)),
  ('insurance', jsonb_build_object('number', 'POL/77123', 'valid_until', private.today() + 400)))
  as q (requirement, given);
select is(pg_temp.does('ravi', format('select public.submit_application(%L, (select max(v.version)
  from public.policy_versions as v where v.policy = ''terms''))', m.id)), 'allowed', 'handed in') from made as m;
select is(pg_temp.decides(m.id, 'identity', 'identity_photo', 'pan', 'bank', 'licence', 'vehicle', 'insurance'),
  'allowed, allowed, allowed', 'looked at and approved') from made as m;
select is((select concat_ws(' ', c.name, c.vehicle_kind, c.plate, c.verified, c.online) from public.couriers as c
  where c.user_id = tests.user_id('ravi')), 'Ravi bike TS08AB1234 t f', 'a courier, offline');
select is(pg_temp.online(true), 'allowed', 'the first shift begins');

-- Reminders -----------------------------------------------------------------------------------------------------------
create function pg_temp.valid_for(days integer, handed_in_before integer) returns void language sql as $$
  update private.provider_documents as d set valid_until = private.today() + days,
    handed_in_at = now() - make_interval(days => handed_in_before)
  where d.user_id = tests.user_id('ravi') and d.requirement = 'licence' and d.state = 'accepted'
$$;
select pg_temp.valid_for(29, 60);
select is(private.watch_papers(), 1, 'a reminder is due');
select is(private.watch_papers(), 0, 'and sent once');
select pg_temp.valid_for(5, 60);
select is(private.watch_papers(), 1, 'of two that are due the nearer is sent');
select is(private.watch_papers(), 0, 'once');
select pg_temp.valid_for(5, 0);
select is(private.watch_papers(), 0, 'nobody is reminded of what was to come before the paper was handed in');
select is(pg_temp.told('document_expires'), 2::bigint, 'two in all');

-- ON-07: the last day, and the day after
  -----------------------------------------------------------------------------
select pg_temp.valid_for(0, 60);
select is(private.watch_papers(), 1, 'the last day has its last reminder');
select is((select c.online from public.couriers as c where c.user_id = tests.user_id('ravi')), true,
  'on its last day it is valid');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 60000),
  tests.add_address('asha'),
  tests.fund_wallet('asha', 200000);
select tests.order_item('d1', 'asha', 'Dosa');
select tests.advance_to('d1', 'out_for_delivery', 'ravi');
select tests.reset();
select pg_temp.valid_for(-1, 60);
select lives_ok('select private.watch_papers()', 'midnight has passed');
select lives_ok('select private.watch_papers()', 'twice is once');
select is((select c.online from public.couriers as c where c.user_id = tests.user_id('ravi')), false, 'no new jobs');
select is((select count(*) from private.courier_shifts as s where s.user_id = tests.user_id('ravi')
  and s.ended_at is null), 0::bigint, 'the shift has ended');
select is(pg_temp.told('document_expired'), 1::bigint, 'and why is told once');
select tests.act_as('ravi');
select is(tests.refusal(format('select public.advance_order(%L, ''delivered'', %L)', tests.order_id('d1'),
  tests.code_of('d1', 'drop'))), 'allowed', 'what is under way is handed over');
select tests.reset();
select is(tests.status_of('d1'), 'delivered', 'and paid as usual');
select is(pg_temp.online(true), 'PT403 document_expired', 'nobody goes online with it');
select tests.act_as('ravi');
insert into made values ('renewal', public.renew_documents((select m.id from made as m where m.name = 'courier')));
select tests.reset();
select is(pg_temp.hands_in('ravi', m.id, 'licence', jsonb_build_object('number', 'TS0820110012345', 'valid_until',
  private.today() + 3650)), 'allowed', 'the new licence') from made as m where m.name = 'renewal';
select is(pg_temp.online(true), 'PT403 document_expired', 'is not handed in yet');
select is(pg_temp.does('ravi', format('select public.submit_application(%L, (select max(v.version)
  from public.policy_versions as v where v.policy = ''terms''))', m.id)), 'allowed', 'handed in')
from made as m where m.name = 'renewal';
select is(pg_temp.online(true), 'PT403 document_under_review', 'it counts when it has been looked at');
select is(pg_temp.decides(m.id, 'licence'), 'allowed, allowed, allowed', 'it is') from made as m
where m.name = 'renewal';
select is((select c.online from public.couriers as c where c.user_id = tests.user_id('ravi')), true,
  'and the courier is back by himself');
select is(pg_temp.told('document_renewed'), 1::bigint, 'and told so');
select is((select count(*) from private.provider_documents as d where d.user_id = tests.user_id('ravi')
  and d.requirement = 'licence' and d.state = 'accepted'), 1::bigint, 'one licence is present');

-- Who went offline himself stays so ----------------------------------------------------------------------------------
select is(pg_temp.online(false), 'allowed', 'the courier ends the day');
select pg_temp.valid_for(-1, 60);
select lives_ok('select private.watch_papers()', 'it expires once more');
select pg_temp.valid_for(90, 0);
select private.check_papers(p) from public.provider_applications as p where p.made = tests.user_id('ravi');
select is((select c.online from public.couriers as c where c.user_id = tests.user_id('ravi')), false,
  'nobody is sent to work');
select lives_ok('select private.watch_papers()', 'once more, while the courier is at work') from (
  select pg_temp.online(true), pg_temp.valid_for(-1, 60)) as at_work;
delete from public.user_roles as r where r.user_id = tests.user_id('ravi') and r.role = 'delivery';
select pg_temp.valid_for(90, 0);
select private.check_papers(p) from public.provider_applications as p where p.made = tests.user_id('ravi');
select is((select c.online from public.couriers as c where c.user_id = tests.user_id('ravi')), false,
  'whose role was taken meanwhile does not go on');
select is(pg_temp.does('asha', format('select public.renew_documents(%L)', m.id)), 'PT404 application_not_found',
  'nobody renews another''s papers') from made as m where m.name = 'courier';

-- An account that closes ---------------------------------------------------------------------------------------------
select is((select string_agg(a ->> 'role', ' ') from jsonb_array_elements(
    private.application_data(tests.user_id('ravi')) -> 'applications') as a), 'courier courier',
  'applications are in what one can export');
select is(private.application_data(tests.user_id('ravi'))::text ~ 'ACUPA7085R|323456789012', false,
  'with masked numbers');
select private.forget_trades(tests.user_id('ravi'));
select is((select count(*) from public.provider_applications as p where p.user_id = tests.user_id('ravi'))
  + (select count(*) from private.provider_documents as d where d.user_id = tests.user_id('ravi')), 0::bigint,
  'nothing of them is kept');

select * from finish();
rollback;
