-- Numbers that change after the start: new papers give a business its GST number and FSSAI licence, and a courier the
-- plate. Nothing changes before somebody else has approved it.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000005', '{delivery}'), tests.create_user('meera', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_courier('ravi');
select tests.reset();
update public.restaurants as k set fssai_number = '13621001000111'
where k.vendor_id = tests.vendor_id_of('vendor-one');
create temporary table apps (name text primary key, id uuid);
grant all on apps to authenticated;
with one as (insert into public.provider_applications (user_id, role, state, made, profile, decided_at)
  select tests.user_id(q.who), q.role, 'active', q.made, jsonb_build_object('legal_name', 'Vikram Foods', 'name',
    'Vikram', 'address', 'Road No. 1, Banjara Hills', 'area', '', 'about', '', 'vehicle_kind', 'bike', 'lat', 17.43,
    'lng', 78.45, 'state_code', '36'), now()
  from (values ('vikram', 'restaurant', tests.vendor_id_of('vendor-one')), ('ravi', 'courier', tests.user_id('ravi')))
    as q (who, role, made) returning role, id)
insert into apps select one.role, one.id from one;
insert into private.provider_documents (user_id, application_id, requirement, subject, number_kept, number_masked,
  valid_until, is_left_out, state)
select tests.user_id(q.who), a.id, q.requirement, q.subject, q.number, q.number, private.today() + q.days,
  q.number is null, 'accepted'
from (values ('vikram', 'restaurant', 'pan', 'person', 'ABCPK4321M', null),
  ('vikram', 'restaurant', 'fssai', 'place', '13621001000111', 20),
  ('vikram', 'restaurant', 'gstin', 'place', null, null),
  ('ravi', 'courier', 'vehicle', 'person', 'TS09AB1234', 20)) as q (who, role, requirement, subject, number, days)
join apps as a on a.name = q.role;

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
create function pg_temp.renews(who text, named text) returns void language plpgsql as $$
begin
  perform tests.act_as(who);
  insert into apps select 'renewal', public.renew_documents(a.id) from apps as a where a.name = named
  on conflict (name) do update set id = excluded.id;
  perform tests.reset();
end
$$;
create function pg_temp.hands_in(who text, requirement text, given jsonb) returns text language plpgsql as $$
declare
  page text := tests.user_id(who) || '/' || gen_random_uuid() || '.jpg';
begin
  insert into storage.objects (bucket_id, name) values ('provider-documents', page);
  return pg_temp.does(who, format('select public.hand_in_document(%L, %L, %L)', (select a.id from apps as a
    where a.name = 'renewal'), requirement, given || jsonb_build_object('files', jsonb_build_array(page))));
end
$$;
create function pg_temp.submits(who text) returns text language sql as $$
  select pg_temp.does(who, format('select public.submit_application(%L, %s)', a.id, private.present_terms()))
  from apps as a where a.name = 'renewal'
$$;
create function pg_temp.decides(approve boolean, variadic names text[]) returns text language sql as $$
  select concat_ws(', ', pg_temp.does('meera', format('select public.take_application(%L)', p.id)),
    pg_temp.does('meera', format('select public.decide_items(%L, %s, %L)', p.id, p.version,
      (select jsonb_agg(jsonb_build_object('requirement', n, 'accepted', true)) from unnest(names) as n))),
    pg_temp.does('meera', format('select public.decide_application(%L, %s, %L, %L)', p.id, p.version, approve,
      'not_genuine')))
  from apps as a join public.provider_applications as p on p.id = a.id where a.name = 'renewal'
$$;
create function pg_temp.printed() returns text language sql as $$
  select concat_ws(' ', coalesce(i.says ->> 'gstin', 'none'), i.says ->> 'fssai_number', i.says ->> 'name')
  from (select private.vendor_for_invoice(tests.vendor_id_of('vendor-one')) as says) as i
$$;

-- A GST number that came later ---------------------------------------------------------------------------------------
select is(pg_temp.does('asha', format('select public.renew_documents(%L)', a.id)), 'PT404 application_not_found',
  'nobody renews another''s') from apps as a where a.name = 'restaurant';
select pg_temp.renews('vikram', 'restaurant');
select is(pg_temp.hands_in('vikram', 'pan', '{"number": "ACUPA7085R"}'), 'PT400 request_invalid',
  'the person stays who they are');
select is(pg_temp.hands_in('vikram', 'gstin', '{"number": "36ABCPK4312M1ZP"}'), 'PT400 number_invalid',
  'a wrong check digit');
select is(pg_temp.hands_in('vikram', 'gstin', '{"number": "36ACUPA7085R1ZM"}'), 'allowed', 'good by itself');
select is(pg_temp.submits('vikram'), 'PT409 number_misfit', 'but of another PAN');
select is(pg_temp.hands_in('vikram', 'gstin', '{"number": "36ABCPK4321M1ZP"}'), 'allowed', 'their own');
select is(pg_temp.hands_in('vikram', 'fssai', jsonb_build_object('number', '13621001000222', 'valid_until',
  private.today() + 400)), 'allowed', 'and the new licence');
select is(pg_temp.submits('vikram'), 'allowed', 'handed in');
select is(pg_temp.printed(), 'none 13621001000111 Vendor One', 'nothing changes by handing in');
select is(pg_temp.decides(true, 'gstin', 'fssai'), 'allowed, allowed, allowed', 'looked at and approved');
select is(pg_temp.printed(), '36ABCPK4321M1ZP 13621001000222 Vikram Foods', 'from today on both are printed');
select is((select count(*) from public.vendor_registrations as r where r.vendor_id =
  tests.vendor_id_of('vendor-one')), 1::bigint, 'one registration');
select is((select count(*) from public.vendors as v), 1::bigint, 'and no second business');

-- No longer registered -----------------------------------------------------------------------------------------------
update public.vendor_registrations as r set valid_from = r.valid_from - 30;
select pg_temp.renews('vikram', 'restaurant');
select is(pg_temp.hands_in('vikram', 'gstin', '{"is_left_out": true}'), 'allowed', 'there is none any more');
select is(pg_temp.submits('vikram'), 'allowed', 'handed in');
select is(pg_temp.decides(true, 'gstin'), 'allowed, allowed, allowed', 'approved');
select is(pg_temp.printed(), 'none 13621001000222 Vikram Foods', 'from today on none is printed');
select is((select string_agg(concat_ws(' ', private.today() - r.valid_from, coalesce(r.gstin, 'none')), ', '
  order by r.valid_from) from public.vendor_registrations as r), '30 36ABCPK4321M1ZP, 0 none',
  'and what was before stays known');

-- What is turned down ------------------------------------------------------------------------------------------------
select pg_temp.renews('vikram', 'restaurant');
select is(pg_temp.hands_in('vikram', 'fssai', jsonb_build_object('number', '13621001000333', 'valid_until',
  private.today() + 400)), 'allowed', 'one more licence');
select is(pg_temp.submits('vikram'), 'allowed', 'handed in');
select is(pg_temp.does('meera', format('select public.take_application(%L)', a.id)) || ', '
  || pg_temp.does('meera', format('select public.decide_application(%L, %s, false, ''not_genuine'')', a.id, p.version)),
  'allowed, allowed', 'turned down')
from apps as a join public.provider_applications as p on p.id = a.id where a.name = 'renewal';
select is(pg_temp.printed(), 'none 13621001000222 Vikram Foods', 'changes nothing');

-- Another vehicle ----------------------------------------------------------------------------------------------------
select pg_temp.renews('ravi', 'courier');
select is(pg_temp.hands_in('ravi', 'gstin', '{"is_left_out": true}'), 'PT400 request_invalid',
  'a courier is asked for no tax number');
select is(pg_temp.hands_in('ravi', 'vehicle', jsonb_build_object('number', 'TS 08 CD 5678', 'valid_until',
  private.today() + 400)), 'allowed', 'another vehicle');
select is(pg_temp.submits('ravi'), 'allowed', 'handed in');
select is(pg_temp.decides(true, 'vehicle'), 'allowed, allowed, allowed', 'approved');
select is((select c.plate from public.couriers as c where c.user_id = tests.user_id('ravi')), 'TS08CD5678',
  'customers see its plate');
select * from finish();
rollback;
