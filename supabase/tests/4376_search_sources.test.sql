-- A kind of result that a trade brings: found near, under its own tab, by who may see it.
begin;
select no_plan();
select tests.create_user('asha'), tests.create_user('binu'), tests.create_user('vikram', null, '{vendor}');
select tests.open_vendor('kitchen', 'vikram'), tests.add_item('kitchen', 'Cardamom Tea', 2000);

-- Doctors of no trade yet: rows, and functions for what they show, what comes later, and who may find them.
create table private.test_doctors (
  slug text primary key, name text, said jsonb not null default '{}', field text, state text, fee_paise integer,
  lat double precision, lng double precision, only_for uuid
);
create function private.doctor_row(document_id uuid, item_id uuid, vendor_id uuid, open_now boolean,
  language text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.target_row(document_id, item_id, vendor_id, open_now, language)
    || jsonb_build_object('fee_paise', t.fee_paise, 'field', t.field)
  from private.search_documents as d join private.test_doctors as t on d.target = 'doctor/' || t.slug
    where d.id = document_id
$$;
create function private.doctor_weights(document_ids uuid[], lat double precision, lng double precision)
returns table (document_id uuid, is_elsewhere boolean, farther_m integer)
language sql stable security definer set search_path = '' as $$
  select d.id, t.state <> 'Telangana', 0
  from private.search_documents as d join private.test_doctors as t on d.target = 'doctor/' || t.slug
    where d.id = any (document_ids)
$$;
create function private.doctors_seen(document_ids uuid[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select d.id from private.search_documents as d join private.test_doctors as t on d.target = 'doctor/' || t.slug
  where d.id = any (document_ids) and (t.only_for is null or t.only_for = auth.uid())
$$;
create function private.index_doctor() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from private.search_documents as d where d.target = 'doctor/' || old.slug;
  else
    perform private.index_target('doctor', 'doctor/' || new.slug, new.name, new.said, new.field, new.lat, new.lng);
  end if;
  return null;
end
$$;
create trigger doctors_are_found after insert or update or delete on private.test_doctors
  for each row execute function private.index_doctor();
insert into private.search_sources (kind, tab, suggested, within_m, show, weigh, visible) values
  ('doctor', 'care', 2, 8000, 'private.doctor_row', 'private.doctor_weights', 'private.doctors_seen');
insert into private.test_doctors (slug, name, said, field, state, fee_paise, lat, lng, only_for) values
  ('near', 'Kardioro Rao', '{"te": "కార్డియోరో రావు"}', 'heart cardiology', 'Telangana', 50000, 17.45, 78.45, null),
  ('nearer', 'Kardioro Iyer', '{}', 'heart', 'Karnataka', 60000, 17.441, 78.45, null),
  ('far', 'Kardioro Das', '{}', 'heart', 'Telangana', 40000, 17.55, 78.45, null),
  ('own', 'Kardioro Privat', '{}', 'heart', 'Telangana', 0, 17.44, 78.451, tests.user_id('asha'));

create function pg_temp.found(query text, tab text default 'care', lat double precision default 17.44,
  lng double precision default 78.45)
returns text[] language sql as $$
  select array_agg(h ->> 'target' order by n)
  from jsonb_array_elements(public.search_market(query, lat, lng, 'te', tab) -> 'hits') with ordinality as x (h, n)
$$;
create function pg_temp.suggested(query text) returns text[] language sql as $$
  select array_agg(s.kind || ' ' || s.target) from public.suggest(query, 17.44, 78.45, 'en') as s
    where s.kind <> 'service'
$$;
grant execute on function pg_temp.found(text, text, double precision, double precision),
  pg_temp.suggested(text) to anon, authenticated;

select tests.act_as_anon();
select is(pg_temp.found('kardioro'), '{doctor/near,doctor/nearer}',
  'found near, and first what its own function puts first');
select is((pg_temp.found('కార్డియోరో రావు'))[1], 'doctor/near', 'in another script');
select is((pg_temp.found('kardioro rao'))[1], 'doctor/near', 'first by all of its words');
select is(pg_temp.found('cardiology'), '{doctor/near}', 'and by what more is said of it');
select is(pg_temp.found('kardioro', lat => 17.55), '{doctor/far}', 'each where it is');
select is(pg_temp.found('kardioro', lat => 18.9), null, 'and nowhere else');
select bag_eq($$ select unnest(pg_temp.found('kardioro', lat => null, lng => null))
  $$, $$ values ('doctor/near'), ('doctor/nearer'), ('doctor/far') $$,
  'without a place, wherever it is');
select is((public.search_market('kardioro rao', 17.44, 78.45, 'te', 'care') -> 'hits' -> 0)
    - '{id,matched,in_name,distance_m,is_open,minutes_min,minutes_max,delivers_here}'::text[],
  '{"kind": "doctor", "title": "కార్డియోరో రావు", "target": "doctor/near",
    "lat": 17.45, "lng": 78.45, "fee_paise": 50000, "field": "heart cardiology"}'::jsonb,
  'and shown as its own function says');
select is(public.search_market('kardioro', 17.44, 78.45) -> 'counts',
  '{"item": 0, "vendor": 0, "service": 0, "place": 0, "care": 2}'::jsonb,
  'counted under its tab by every tab');
select is(pg_temp.found('kardioro', 'service'), null, 'not shown under another');
select is(pg_temp.suggested('kardi'), '{doctor doctor/near,doctor doctor/nearer}', 'suggested while it is typed');
select is(tests.refusal($$ select pg_temp.found('kardioro', 'doctor') $$), 'PT400 request_invalid',
  'its kind is no tab');
select is(public.search_market('cardamom tea', 17.44, 78.45) -> 'hits' -> 0 ->> 'title', 'Cardamom Tea',
  'items are found beside it');

-- Who may find it.
select tests.act_as('asha');
select bag_eq($$ select unnest(pg_temp.found('kardioro'))
  $$, $$ values ('doctor/near'), ('doctor/nearer'), ('doctor/own') $$, 'who may find one finds it');
select is((public.search_market('kardioro', 17.44, 78.45) -> 'counts' ->> 'care')::integer, 3, 'and it is counted');
select is(cardinality(pg_temp.suggested('kardi')), 2, 'suggested as often as its row allows');
select tests.act_as('binu');
select is(pg_temp.found('kardioro'), '{doctor/near,doctor/nearer}', 'nobody else does');
select is(pg_temp.found('privat'), null, 'nor by its own name');
select is(pg_temp.found('privat', lat => null, lng => null), null, 'nor without a place');
select is((public.search_market('privat', 17.44, 78.45) -> 'counts' ->> 'care')::integer, 0, 'nor is it counted');
select is(pg_temp.suggested('privat'), null, 'or suggested');
select tests.act_as('asha');
select is(pg_temp.suggested('privat'), '{doctor doctor/own}', 'as it is to who may find it');

-- Kept current by its own triggers.
select tests.reset();
update private.test_doctors set name = 'Zilphora Rao', said = '{}', lat = 17.55 where slug = 'near';
select is(pg_temp.found('zilphora'), null, 'one that moved away is found there');
select is(pg_temp.found('zilphora', lat => 17.55), '{doctor/near}', 'by its new name');
delete from private.test_doctors where slug = 'nearer';
select is(pg_temp.found('iyer'), null, 'one that is gone is not found');

-- Several kinds under one tab, and one that is found everywhere.
insert into private.search_sources (kind, tab, suggested, show) values ('hotline', 'care', 1, 'private.target_row');
select private.index_target('hotline', 'hotline/' || n, 'Kardioro Line ' || n, null, null, null, null)
  from generate_series(1, 2) as n;
select bag_eq($$ select unnest(pg_temp.found('kardioro', lat => 17.55))
  $$, $$ values ('doctor/far'), ('hotline/1'), ('hotline/2') $$, 'kinds may share a tab');
select is(pg_temp.suggested('kardioro line'), '{hotline hotline/1}', 'each is suggested so often');
select bag_eq($$ select unnest(pg_temp.found('kardioro', lat => 18.9))
  $$, $$ values ('hotline/1'), ('hotline/2') $$, 'what is near nowhere is found everywhere');
create function private.hotlines_seen(document_ids uuid[]) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select d.id from private.search_documents as d where d.id = any (document_ids) and d.target = 'hotline/2'
$$;
update private.search_sources set visible = 'private.hotlines_seen' where kind = 'hotline';
select is(pg_temp.found('kardioro', lat => 18.9), '{hotline/2}',
  'where its row says who may see it, not by everybody');

-- What a row and a document must be.
select matches(tests.refusal(call), wanted, call) from (values
  ($$ select private.index_target('nothing', 'nothing/1', 'Nothing', null, null, null, null) $$,
    'search_documents_kind_fkey'),
  ($$ insert into private.search_documents (kind, words, title) values ('doctor', '{}', 'x') $$,
    'search_document_of_one_thing'),
  ($$ insert into private.search_documents (kind, words, item_id) values ('item', '{}',
    tests.item_id('Cardamom Tea')) $$, 'search_document_of_one_thing'),
  ($$ insert into private.search_sources (kind, tab, suggested, show) values ('No kind', 'care', 1, 'x') $$,
    'search_source_kind'),
  ($$ insert into private.search_sources (kind, tab, suggested, within_m, show) values ('x', 'care', 1, 90000,
    'x') $$, 'search_source_within'),
  ($$ delete from private.search_sources where kind = 'hotline' $$, 'search_documents_kind_fkey')) as t (call,
    wanted);

-- Nobody reads or writes the rows, or asks past the search.
select tests.act_as(who), matches(tests.refusal(call), '^42501', who || ': ' || call)
from unnest('{asha,vikram}'::text[]) as who, unnest(array['select * from private.search_sources',
  $$ update private.search_sources set visible = null
    $$, $$ insert into private.search_sources values ('x', 'x', 1, null, 'x', null, null) $$,
  $$ select private.index_target('place', 'x', 'x', null, null, null, null) $$, $$ select *
    from private.search_rows('{}', '{}', '{}', '{}', '{}', 'en') $$,
  $$ select * from private.search_weights('{}', 17, 78)
    $$, $$ select private.target_row(gen_random_uuid(), null, null, null, 'en') $$]) as call;
select tests.act_as_anon();
select matches(tests.refusal(call), '^42501', 'nor guests: ' || call)
from unnest(array['select * from private.search_sources',
  $$ select private.index_target('place', 'x', 'x', null, null, null, null) $$]) as call;
select * from finish();
rollback;
