-- From the application of somebody who works at homes to their first free times; a company has its people to add.
begin;
select no_plan();
select tests.create_user('rekha', '+919000000002'), tests.create_user('sai', '+919000000004'),
  tests.create_user('ravi', '+919000000005'), tests.create_user('meera', null, '{admin}');
update public.profiles set full_name = 'Rekha Narsimhulu' where id = tests.user_id('rekha');
create table tests.made (name text primary key, id uuid);
grant all on tests.made to authenticated, anon;
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
create function tests.does(who text, statement text) returns text language plpgsql as $$
declare
  said text;
begin
  perform tests.act_as(who);
  said := tests.refusal(statement);
  perform tests.reset();
  return said;
end
$$;
create function tests.applies(who text, role text) returns void language plpgsql as $$
begin
  perform tests.act_as(who);
  insert into tests.made values (who, public.open_application(role));
  perform public.save_application(tests.made_id(who), jsonb_build_object('name', initcap(who) || ' Electricals',
    'legal_name', initcap(who) || ' Rao', 'address', 'Road No. 2, Banjara Hills', 'lat', 17.43, 'lng', 78.45));
  perform tests.reset();
end
$$;
create function tests.hands_in(who text, requirement text, given jsonb) returns text language plpgsql as $$
declare
  page text := tests.user_id(who) || '/' || gen_random_uuid() || '.jpg';
begin
  insert into storage.objects (bucket_id, name) values ('provider-documents', page);
  return tests.does(who, format('select public.hand_in_document(%L, %L, %L)', tests.made_id(who), requirement,
    given || jsonb_build_object('files', jsonb_build_array(page))));
end
$$;
create function tests.reviews(who text, act text) returns text language sql as $$
  select tests.does('meera', format(act, p.id, p.version)) from public.provider_applications as p
  where p.id = tests.made_id(who)
$$;
create function tests.approves(who text, items text[]) returns setof text language plpgsql as $$
begin
  return next is(tests.does(who, format('select public.submit_application(%L, %s)', tests.made_id(who),
    private.present_terms())), 'allowed', who || ' hands it in');
  return next is(tests.does('meera', format('select public.take_application(%L)', tests.made_id(who))), 'allowed',
    'it is looked at');
  return next is(tests.reviews(who, format('select public.decide_items(%%L, %%s, %L)', (select jsonb_agg(
    jsonb_build_object('requirement', i, 'accepted', true)) from unnest(items) as i))), 'allowed',
    'all of it is right');
  return next is(tests.reviews(who, 'select public.decide_application(%L, %s, true)'), 'allowed', 'and approved');
end
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Somebody who works alone --------------------------------------------------------------------------------------------
select tests.applies('rekha', 'home_professional');
select tests.act_as('rekha');
select is((select string_agg(n ->> 'requirement', ' ')
  from jsonb_array_elements(public.provider_roles() -> 'roles') as r, jsonb_array_elements(r -> 'needs') as n
  where r ->> 'role' = 'home_professional'),
  'pan identity identity_photo bank police_check gstin', 'a professional shows who they are');
select tests.reset();
select is(tests.hands_in('rekha', q.requirement, q.given), 'allowed', 'hands in ' || q.requirement)
from (values ('pan', '{"number": "ABCPK4321M"}'::jsonb), ('identity', '{"number": "234123412346"}'),
  ('identity_photo', '{}'), ('bank', '{"holder": "Rekha", "account_number": "223456789012", "ifsc": "HDFC0001234"}'),
  ('gstin', '{"is_left_out": true}')) as q (requirement, given);
select is(tests.does('rekha', format('select public.submit_application(%L, %s)', tests.made_id('rekha'),
  private.present_terms())), 'PT409 item_missing', 'nobody goes into homes unchecked');
select is(tests.hands_in('rekha', 'police_check', jsonb_build_object('number', 'HYD/26/118', 'valid_until',
  private.today() + 300)), 'allowed', 'with what the police says');
select tests.approves('rekha', '{pan,identity,identity_photo,bank,police_check,gstin}');
insert into tests.made select 'business', p.made from public.provider_applications as p
where p.id = tests.made_id('rekha');
select is((select v.kind || ' ' || string_agg(t.trade, ' ') || ' ' || (v.owner_id = tests.user_id('rekha'))
  from public.vendors as v join public.vendor_trades as t on t.vendor_id = v.id
  where v.id = tests.made_id('business') group by v.id), 'home_service home_service true',
  'approval makes a business that comes home, which is theirs');
select tests.act_as('rekha');
select is((select jsonb_agg(jsonb_build_array(r ->> 'name', r -> 'account' -> 'works_here',
    jsonb_array_length(r -> 'weeks' -> 0 -> 'hours'))) from jsonb_array_elements(
    public.booking_setup(tests.made_id('business')) -> 'resources') as r), '[["Rekha Narsimhulu", true, 12]]'::jsonb,
  'they are whoever is booked, with the usual week');
insert into tests.made select 'fan', public.save_service(tests.made_id('business'), jsonb_build_object('name',
  'Fan fitting', 'type', 'fan-fitting', 'minutes', '[60]'::jsonb, 'price_paise', 39900, 'resources', jsonb_build_array(
    jsonb_build_object('id', public.booking_setup(tests.made_id('business')) #>> '{resources,0,id}'))));
select tests.reset();
select isnt_empty(format($$select 1 from public.free_times(%L, %L, private.today() + 3, 2, 17.43, 78.45)$$,
  tests.made_id('business'), jsonb_build_array(jsonb_build_object('service_id', tests.made_id('fan')))),
  'a service is all that it needs to be booked');
select is_empty(format($$select 1 from public.free_times(%L, %L, private.today() + 3, 2, 17.43, 78.45) as f
  where (f.starts_at at time zone 'Asia/Kolkata')::time < '10:00'$$, tests.made_id('business'),
  jsonb_build_array(jsonb_build_object('service_id', tests.made_id('fan')))), 'and not at night');

-- A company -----------------------------------------------------------------------------------------------------------
select tests.applies('sai', 'home_company');
select is(tests.hands_in('sai', q.requirement, q.given), 'allowed', 'hands in ' || q.requirement)
from (values ('pan', '{"number": "ABCFK4321M"}'::jsonb), ('identity', '{"number": "234123412346"}'),
  ('bank', '{"holder": "Sai", "account_number": "223456789013", "ifsc": "HDFC0001234"}'),
  ('gstin', '{"is_left_out": true}'), ('shop_act', '{"number": "TS/SA/79"}')) as q (requirement, given);
select tests.approves('sai', '{pan,identity,bank,gstin,shop_act}');
select is((select count(*) from public.resources as r join public.provider_applications as p on p.made = r.vendor_id
  where p.id = tests.made_id('sai')), 0::bigint, 'a company says who its people are');

-- Who may not ---------------------------------------------------------------------------------------------------------
select is(tests.does('ravi', format('select public.save_application(%L, ''{}'')', tests.made_id('sai'))),
  'PT404 application_not_found', 'nobody applies for another');
select matches(tests.does('ravi', 'select private.begin_professional(null, null)'), '^42501',
  'nor approves themselves');
select is(tests.does('ravi', format('select public.booking_setup(%L)', tests.made_id('business'))),
  'PT403 not_your_vendor', 'a stranger does not see what is set up');
select tests.act_as_anon();
select matches(tests.refusal('select public.open_application(''home_professional'')'), '^42501',
  'nor does a guest apply');
select tests.reset();
select * from finish();
rollback;
