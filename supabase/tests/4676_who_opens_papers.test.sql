-- Who opens a paper, and who does what with an application: each role at each step of its life, and what the steps
-- after approval change of it. Papers have no other way out: their bucket has no policies.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('ravi', '+919000000004', '{delivery}'),
  tests.create_user('meera', null, '{admin}'), tests.create_user('nisha', null, '{admin}'),
  tests.create_user('deva', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram');
select tests.reset();

create temporary table made (name text primary key, id uuid);
grant all on made to authenticated, anon;
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
-- Everybody's way to the same page: who may is named, in order.
create function pg_temp.openers() returns text language sql as $$
  select coalesce(string_agg(w, ' ' order by w), 'nobody')
  from unnest('{asha,bala,vikram,ravi,meera,nisha,deva,guest}'::text[]) as w
  where pg_temp.does(w, format('select public.open_document(%L, 1)', (select d.id from private.provider_documents as d
    where d.user_id = tests.user_id('asha') and d.requirement = 'pan' order by d.handed_in_at desc, d.id limit 1)))
    = 'allowed'
$$;
create function pg_temp.acts(who text, call text) returns text language sql as $$
  select pg_temp.does(who, format('select public.' || call, (select m.id from made as m where m.name = 'shop')))
$$;
create function pg_temp.decides(who text, rest text) returns text language sql as $$
  select pg_temp.does(who, format('select public.decide_application(%L, %s, %s)', p.id, p.version, rest))
  from public.provider_applications as p where p.id = (select m.id from made as m where m.name = 'shop')
$$;

-- A draft ------------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
insert into made values ('shop', public.open_application('shop'));
select tests.reset();
select is(pg_temp.acts(w, 'save_application(%L, ''{}'')'), 'PT404 application_not_found', w || ' writes nothing in it')
from unnest('{bala,vikram,ravi,meera}'::text[]) as w;
select is(pg_temp.acts('asha', format('save_application(%%L, %L)', '{"name": "Road Two", "legal_name": "Road Two",
  "address": "Road No. 2, Banjara Hills", "lat": 17.43, "lng": 78.45}')), 'allowed', 'whose it is does');
select is(pg_temp.hands_in('asha', m.id, q.requirement, q.given), 'allowed', 'hands in ' || q.requirement)
from made as m, (values ('pan', '{"number": "ABCPK4321M"}'::jsonb), ('identity', '{"number": "234123412346"}'),
  ('bank', '{"holder": "Asha", "account_number": "223456789012", "ifsc": "HDFC0001234"}'),
  ('gstin', '{"number": "36ABCPK4321M1ZP"}'), ('shop_act', '{"number": "TS/SA/78"}')) as q (requirement, given);
select is(pg_temp.hands_in('bala', m.id, 'pan', '{"number": "ACUPA7085R"}'), 'PT404 application_not_found',
  'nobody hands in for another') from made as m;
select is(pg_temp.openers(), 'asha', 'of a draft nobody else opens a paper');

-- Who acts -----------------------------------------------------------------------------------------------------------
select is(pg_temp.acts(w, call), 'PT404 application_not_found', w || ': ' || call)
from unnest('{bala,vikram,ravi,meera}'::text[]) as w, unnest(array['withdraw_application(%L)', 'begin_work(%L)',
  'submit_application(%L, 1)', 'renew_documents(%L)', 'document_page_path(%L, ''jpg'')']) as call;
select is(pg_temp.acts(w, call), 'PT403 role_required', w || ': ' || call)
from unnest('{asha,bala,vikram,ravi}'::text[]) as w, unnest(array['take_application(%L)', 'admin_application(%L)',
  'decide_items(%L, 1, ''[]'')', 'decide_application(%L, 1, true)']) as call;
select is((select string_agg(p.proname, ' ' order by p.proname) from pg_catalog.pg_proc as p
  where p.pronamespace = 'public'::regnamespace and (p.proname ~ '(application|measure|appeal|document)'
    or p.proname in ('suspend_provider', 'give_notice', 'decide_termination', 'decide_items', 'begin_work',
      'provider_roles')) and has_function_privilege('anon', p.oid, 'execute')), null, 'guests do none of it');
select is(pg_temp.does(w, format('select public.document_openings(%L)', d.id)), 'PT404 document_not_found',
  w || ' does not read who has looked') from private.provider_documents as d,
  unnest('{bala,vikram,ravi,meera}'::text[]) as w where d.requirement = 'pan';

-- Handed in, and looked at by one after the other ---------------------------------------------------------------------
select is(pg_temp.acts('asha', format('submit_application(%%L, %s)', private.present_terms())), 'allowed', 'handed in');
select is(pg_temp.openers(), 'asha', 'before anybody is assigned nobody else opens one');
select is(pg_temp.acts('meera', 'take_application(%L)'), 'allowed', 'a reviewer takes it');
select is(pg_temp.openers(), 'asha meera', 'who reviews it');
select is(pg_temp.acts('nisha', 'take_application(%L)'), 'allowed', 'another one takes it over');
select is(pg_temp.openers(), 'asha nisha', 'and the first looks no more');
select is(pg_temp.does('meera', format('select public.revoke_role(%L, ''admin'')', tests.user_id('nisha'))), 'allowed',
  'the reviewer is dismissed');
select is(pg_temp.openers(), 'asha', 'and opens nothing from then on');
select is(pg_temp.acts('nisha', 'admin_application(%L)'), 'PT403 role_required', 'or reads');
select is(pg_temp.decides('nisha', 'true'), 'PT403 role_required', 'or decides');
select is(pg_temp.acts('deva', 'take_application(%L)'), 'allowed', 'somebody else goes on');
select is(pg_temp.decides('deva', 'false, ''not_served'''), 'allowed', 'and rejects it');
select is(pg_temp.openers(), 'asha', 'after a rejection whose it is');
select is(pg_temp.acts(w, 'take_application(%L)'), 'PT409 decided_meanwhile', w || ' takes it no more')
from unnest('{meera,deva}'::text[]) as w;

-- Approved, suspended, ended ------------------------------------------------------------------------------------------
delete from made where true;
select tests.act_as('asha');
insert into made values ('shop', public.open_application('shop'));
select tests.reset();
select is(pg_temp.acts('asha', format('save_application(%%L, %L)', '{"name": "Road Two", "legal_name": "Road Two",
  "address": "Road No. 2, Banjara Hills", "lat": 17.43, "lng": 78.45}')), 'allowed', 'once more');
select is(pg_temp.hands_in('asha', m.id, q.requirement, q.given), 'allowed', 'hands in ' || q.requirement)
from made as m, (values ('pan', '{"number": "ABCPK4321M"}'::jsonb), ('identity', '{"number": "234123412346"}'),
  ('bank', '{"holder": "Asha", "account_number": "223456789012", "ifsc": "HDFC0001234"}'),
  ('gstin', '{"number": "36ABCPK4321M1ZP"}'), ('shop_act', '{"number": "TS/SA/78"}')) as q (requirement, given);
select is(pg_temp.acts('asha', format('submit_application(%%L, %s)', private.present_terms())) || ', '
  || pg_temp.acts('meera', 'take_application(%L)'), 'allowed, allowed', 'handed in and taken');
select is(pg_temp.does('meera', format('select public.decide_items(%L, %s, %L)', p.id, p.version,
  (select jsonb_agg(jsonb_build_object('requirement', n, 'accepted', true))
    from unnest('{pan,identity,bank,gstin,shop_act}'::text[]) as n))), 'allowed', 'accepted')
from public.provider_applications as p where p.id = (select m.id from made as m);
select is(pg_temp.decides('meera', 'true'), 'allowed', 'and approved');
select is(pg_temp.openers(), 'asha', 'after an approval whose it is');
create temporary table business as select p.made as id from public.provider_applications as p
where p.id = (select m.id from made as m);
select is(pg_temp.does('meera', format('select public.suspend_provider(''vendor'', %L, ''fraud'', ''As was seen'')',
  b.id)), 'allowed', 'suspended') from business as b;
select is(pg_temp.openers(), 'asha', 'a suspension opens nothing to anybody');
select is(pg_temp.acts('asha', 'begin_work(%L)'), 'PT409 application_closed', 'and does not end by a visit');
select is(pg_temp.does('meera', format('select public.give_notice(''vendor'', %L, ''fraud'', ''As was seen'', null,
  true)', b.id)), 'allowed', 'its end is asked for') from business as b;
select is(pg_temp.does('deva', format('select public.decide_termination(%L, true)', m.id)), 'allowed',
  'and agreed to') from private.measures as m where m.state = 'waiting';
select is((select p.state from public.provider_applications as p where p.id = (select m.id from made as m)),
  'terminated', 'ended');
select is(pg_temp.openers(), 'asha', 'after the end whose it is');
select is(pg_temp.acts('asha', call), 'PT409 application_closed', 'nothing brings it back: ' || call)
from unnest(array['begin_work(%L)', 'withdraw_application(%L)', 'renew_documents(%L)',
  'save_application(%L, ''{}'')']) as call;

-- By no other way -----------------------------------------------------------------------------------------------------
create function pg_temp.reaches(who text) returns text language plpgsql as $$
declare
  said text;
begin
  if who = 'guest' then perform tests.act_as_anon(); else perform tests.act_as(who); end if;
  said := concat_ws(' ', (select count(*) from storage.objects as o where o.bucket_id = 'provider-documents'),
    tests.touched($q$ update storage.objects set name = name || 'x' where bucket_id = 'provider-documents' $q$),
    tests.touched($q$ delete from storage.objects where bucket_id = 'provider-documents' $q$),
    tests.refusal(format($q$ insert into storage.objects (bucket_id, name)
      values ('provider-documents', '%s/a.jpg') $q$,
      coalesce(tests.user_id(nullif(who, 'guest'))::text, 'a'))) = 'allowed',
    tests.refusal('select 1 from private.provider_documents') = 'allowed',
    tests.refusal('select 1 from private.measures') = 'allowed',
    (select count(*) from public.provider_applications as p where p.user_id is distinct from auth.uid()));
  perform tests.reset();
  return said;
end
$$;
select is(pg_temp.reaches(w), '0 0 0 f f f 0', w || ' reads, changes and stores nothing beside the functions')
from unnest('{asha,bala,vikram,ravi,meera,deva}'::text[]) as w;
select matches(pg_temp.does('guest', 'select 1 from public.provider_applications'), '^42501', 'nor a guest');
select * from finish();
rollback;
