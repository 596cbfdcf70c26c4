-- Applications under hostile hands: emptied or bent while they are reviewed, withdrawn to hide a number, and papers of
-- an approved application that a reviewer of another one sends back.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('ravi', '+919000000005'), tests.create_user('meera', null, '{admin}');

create temporary table made (name text primary key, id uuid);
grant all on made to authenticated;
create function pg_temp.app(named text) returns uuid language sql as $$
  select m.id from made as m where m.name = named
$$;
grant execute on function pg_temp.app(text) to authenticated;
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
create function pg_temp.opens(who text, named text, role text, profile jsonb default '{}') returns text
language plpgsql as $$
begin
  perform tests.act_as(who);
  insert into made values (named, case when role = 'renewal' then public.renew_documents(pg_temp.app('courier'))
    else public.open_application(role) end);
  perform tests.reset();
  return case when role = 'renewal' then 'allowed'
    else pg_temp.does(who, format('select public.save_application(%L, %L)', pg_temp.app(named),
      '{"name": "Road Two", "legal_name": "Road Two Trading", "address": "Road No. 2, Banjara Hills", "lat": 17.43,
        "lng": 78.45}'::jsonb || profile)) end;
end
$$;
create function pg_temp.hands_in(who text, named text, requirement text, given jsonb) returns text
language plpgsql as $$
declare
  page text := tests.user_id(who) || '/' || gen_random_uuid() || '.jpg';
begin
  insert into storage.objects (bucket_id, name) values ('provider-documents', page);
  return pg_temp.does(who, format('select public.hand_in_document(%L, %L, %L)', pg_temp.app(named), requirement,
    given || jsonb_build_object('files', jsonb_build_array(page))));
end
$$;
create function pg_temp.submits(who text, named text) returns text language sql as $$
  select pg_temp.does(who, format('select public.submit_application(%L, %s)', pg_temp.app(named),
    private.present_terms()))
$$;
create function pg_temp.takes(named text) returns text language sql as $$
  select pg_temp.does('meera', format('select public.take_application(%L)', pg_temp.app(named)))
$$;
create function pg_temp.decides(named text, decisions jsonb) returns text language sql as $$
  select pg_temp.does('meera', format('select public.decide_items(%L, %s, %L)', p.id, p.version, decisions))
  from public.provider_applications as p where p.id = pg_temp.app(named)
$$;
create function pg_temp.accepts(named text, variadic names text[]) returns text language sql as $$
  select pg_temp.decides(named, (select jsonb_agg(jsonb_build_object('requirement', n, 'accepted', true))
    from unnest(names) as n))
$$;
create function pg_temp.sends_back(named text, requirement text) returns text language sql as $$
  select pg_temp.decides(named, jsonb_build_array(jsonb_build_object('requirement', requirement, 'accepted', false,
    'reason', 'not_readable')))
$$;
create function pg_temp.approves(named text) returns text language sql as $$
  select pg_temp.does('meera', format('select public.decide_application(%L, %s, true)', p.id, p.version))
  from public.provider_applications as p where p.id = pg_temp.app(named)
$$;
-- A day passes: what was handed in and decided so far lies before what comes.
create function pg_temp.passes() returns void language sql as $$
  update private.provider_documents as d set handed_in_at = d.handed_in_at - interval '1 day',
    reviewed_at = d.reviewed_at - interval '1 day'
$$;
create function pg_temp.present(who text, requirement text) returns text language sql as $$
  select string_agg(concat_ws(' ', d.number_kept, m.name), ', ') from private.provider_documents as d
  left join made as m on m.id = d.application_id
  where d.user_id = tests.user_id(who) and d.requirement = present.requirement and d.state = 'accepted'
$$;

-- Emptied, or bent, while it is reviewed -----------------------------------------------------------------------------
select is(pg_temp.opens('asha', 'shop', 'shop'), 'allowed', 'an application');
select is(pg_temp.does('asha', format('select public.save_application(%L, %L)', pg_temp.app('shop'),
  jsonb_build_object('lat', w, 'lng', 78.45))), 'allowed', 'no place on earth is no place: ' || w)
from unnest('{NaN,Infinity,1e300,-91}'::text[]) as w;
select is(pg_temp.does('asha', format('select public.save_application(%L, %L)', pg_temp.app('shop'),
  '{"name": "Road Two", "legal_name": "Road Two Trading", "address": "Road No. 2, Banjara Hills", "lat": 17.43,
    "lng": 78.45}')), 'allowed', 'a place in town');
select is(pg_temp.does('asha', format('select public.hand_in_document(%L, ''pan'', %L)', pg_temp.app('shop'), w)),
  'PT400 pages_invalid', 'no pages: ' || w)
from unnest(array['{"number": "ABCPK4321M", "files": null}', '{"number": "ABCPK4321M", "files": "a"}',
  '{"number": "ABCPK4321M", "files": {}}', '{"number": "ABCPK4321M", "files": [{}]}']) as w;
select is(pg_temp.hands_in('asha', 'shop', q.requirement, q.given), 'allowed', 'hands in ' || q.requirement)
from (values ('pan', '{"number": "ABCPK4321M"}'::jsonb), ('identity', '{"number": "234123412346"}'),
  ('bank', '{"holder": "Asha", "account_number": "223456789012", "ifsc": "HDFC0001234"}'),
  ('gstin', '{"number": "36ABCPK4321M1ZP"}'), ('shop_act', '{"number": "TS/SA/78"}')) as q (requirement, given);
select is(pg_temp.submits('asha', 'shop'), 'allowed', 'handed in');
select is(pg_temp.takes('shop'), 'allowed', 'and looked at');
select is(pg_temp.does('asha', format('select public.save_application(%L, ''{}'')', pg_temp.app('shop'))),
  'PT400 profile_invalid', 'what waits is not emptied');
select is(pg_temp.does('asha', format('select public.save_application(%L, %L)', pg_temp.app('shop'),
  '{"name": "Road Three", "legal_name": "Road Two Trading", "address": "Road No. 3, Banjara Hills", "lat": 17.43,
    "lng": 78.45}')), 'allowed', 'corrected it is');
select is(pg_temp.hands_in('asha', 'shop', 'gstin', '{"number": "36ACUPA7085R1ZM"}'), 'allowed',
  'a GST number of another PAN, after all was compared');
select is(pg_temp.accepts('shop', 'pan', 'identity', 'bank', 'gstin', 'shop_act'), 'allowed', 'slips through');
select is(pg_temp.approves('shop'), 'PT409 number_misfit', 'and makes no business');
select is(pg_temp.sends_back('shop', 'gstin'), 'allowed', 'it is sent back');

-- Withdrawn, and the number with it ----------------------------------------------------------------------------------
select is(pg_temp.opens('bala', 'first', 'shop'), 'allowed', 'another applicant');
select is(pg_temp.hands_in('bala', 'first', q.requirement, q.given), 'allowed', 'hands in ' || q.requirement)
from (values ('pan', '{"number": "ACUPA7085R"}'::jsonb), ('identity', '{"number": "234123412346"}'),
  ('bank', '{"holder": "Bala", "account_number": "223456789013", "ifsc": "HDFC0001234"}'),
  ('gstin', '{"is_left_out": true}'), ('shop_act', '{"number": "TS/SA/79"}')) as q (requirement, given);
select is(pg_temp.submits('bala', 'first') || ', ' || pg_temp.takes('first') || ', '
  || pg_temp.accepts('first', 'pan', 'identity', 'bank'), 'allowed, allowed, allowed', 'whose papers are accepted');
select is(pg_temp.does('bala', format('select public.withdraw_application(%L)', pg_temp.app('first'))), 'allowed',
  'withdraws');
select is(pg_temp.accepts('first', 'gstin'), 'PT404 application_not_found', 'what is withdrawn is not decided');
select is(pg_temp.approves('first'), 'PT404 application_not_found', 'or approved');
select is(pg_temp.opens('bala', 'second', 'shop'), 'allowed', 'and applies again');
select is(pg_temp.hands_in('bala', 'second', q.requirement, q.given), 'allowed', 'with ' || q.requirement)
from (values ('gstin', '{"is_left_out": true}'::jsonb), ('shop_act', '{"number": "TS/SA/80"}')) as q (requirement,
  given);
select is(pg_temp.submits('bala', 'second') || ', ' || pg_temp.takes('second') || ', '
  || pg_temp.accepts('second', 'gstin', 'shop_act') || ', ' || pg_temp.approves('second'),
  'allowed, allowed, allowed, allowed', 'which is approved');
select is(pg_temp.opens('ravi', 'courier', 'courier', '{"vehicle_kind": "bike"}'), 'allowed', 'a third person');
select is(pg_temp.hands_in('ravi', 'courier', q.requirement, q.given), 'allowed', 'hands in ' || q.requirement)
from (values ('identity', '{"number": "234123412346"}'::jsonb), ('identity_photo', '{}'),
  ('pan', '{"number": "ACUPA7085R"}'),
  ('bank', '{"holder": "Ravi", "account_number": "323456789012", "ifsc": "HDFC0001234"}'),
  ('licence', jsonb_build_object('number', 'TS0820110012345', 'valid_until', private.today() + 40)),
  ('vehicle', jsonb_build_object('number', 'TS 08 AB 1234', 'valid_until', private.today() + 400)),
  ('insurance', jsonb_build_object('number', 'POL/77123', 'valid_until', private.today() + 400)))
  as q (requirement, given);
select is(pg_temp.submits('ravi', 'courier') || ', ' || pg_temp.takes('courier') || ', '
  || pg_temp.accepts('courier', 'identity', 'identity_photo', 'pan', 'bank', 'licence', 'vehicle', 'insurance'),
  'allowed, allowed, allowed', 'and is looked at');
select tests.act_as('meera');
select is((select string_agg(concat_ws(' ', f ->> 'requirement', f ->> 'name', f ->> 'state'), ', ')
  from jsonb_array_elements(public.admin_application(pg_temp.app('courier')) -> 'duplicates') as f),
  'pan Bala approved', 'the number that was accepted with a withdrawn application is somebody''s still');
select tests.reset();
select is(pg_temp.approves('courier'), 'PT409 duplicate_needs_reason', 'which is not approved without a word');
select is(pg_temp.does('meera', format('select public.decide_application(%L, %s, true, null, ''Seen them'')', p.id,
  p.version)), 'allowed', 'with one it is') from public.provider_applications as p where p.id = pg_temp.app('courier');

-- Papers of an approved application ----------------------------------------------------------------------------------
select pg_temp.passes();
select is(pg_temp.opens('ravi', 'own shop', 'shop'), 'allowed', 'the courier sells too');
select is(pg_temp.hands_in('ravi', 'own shop', q.requirement, q.given), 'allowed', 'with ' || q.requirement)
from (values ('gstin', '{"is_left_out": true}'::jsonb), ('shop_act', '{"number": "TS/SA/81"}')) as q (requirement,
  given);
select is(pg_temp.submits('ravi', 'own shop') || ', ' || pg_temp.takes('own shop'), 'allowed, allowed', 'handed in');
select is(pg_temp.sends_back('own shop', 'licence'), 'PT400 request_invalid',
  'a reviewer decides nothing that was not asked for');
select is(pg_temp.sends_back('own shop', 'pan'), 'allowed', 'what was taken over is sent back');
select is(pg_temp.present('ravi', 'pan'), 'ACUPA7085R courier', 'it stays with what it was accepted for');
select is(pg_temp.hands_in('ravi', 'own shop', 'pan', '{"number": "ACUPA7085R"}') || ', '
  || pg_temp.submits('ravi', 'own shop') || ', ' || pg_temp.accepts('own shop', 'pan'), 'allowed, allowed, allowed',
  'and a better one is accepted');
select is(pg_temp.present('ravi', 'pan'), 'ACUPA7085R own shop', 'in its place');

update private.provider_documents as d set valid_until = private.today() - 1
where d.user_id = tests.user_id('ravi') and d.requirement = 'licence' and d.state = 'accepted';
select lives_ok('select private.watch_papers()', 'the licence expires');
select pg_temp.passes();
select is(pg_temp.opens('ravi', 'renewal', 'renewal') || ', ' || pg_temp.hands_in('ravi', 'renewal', 'insurance',
  jsonb_build_object('number', 'POL/77124', 'valid_until', private.today() + 700)) || ', '
  || pg_temp.submits('ravi', 'renewal') || ', ' || pg_temp.takes('renewal'), 'allowed, allowed, allowed, allowed',
  'its owner renews something else');
select is(pg_temp.sends_back('renewal', 'licence'), 'allowed', 'the reviewer sends the old licence back');
select is(pg_temp.does('ravi', format('select public.withdraw_application(%L)', pg_temp.app('renewal'))), 'allowed',
  'and it is withdrawn');
select pg_temp.passes();
select is(pg_temp.opens('ravi', 'renewal 2', 'renewal') || ', ' || pg_temp.hands_in('ravi', 'renewal 2', 'insurance',
  jsonb_build_object('number', 'POL/77125', 'valid_until', private.today() + 700)) || ', '
  || pg_temp.submits('ravi', 'renewal 2') || ', ' || pg_temp.takes('renewal 2') || ', '
  || pg_temp.accepts('renewal 2', 'insurance') || ', ' || pg_temp.approves('renewal 2'),
  'allowed, allowed, allowed, allowed, allowed, allowed', 'to be renewed without a word of the licence');
select is(pg_temp.does('ravi', 'select public.set_courier_online(true, 17.43, 78.45)'), 'PT403 document_expired',
  'nobody works without a licence for that');
select pg_temp.passes();
select is(pg_temp.opens('ravi', 'renewal 3', 'renewal') || ', ' || pg_temp.hands_in('ravi', 'renewal 3', 'insurance',
  jsonb_build_object('number', 'POL/FALSE', 'valid_until', private.today() + 900)) || ', '
  || pg_temp.submits('ravi', 'renewal 3') || ', ' || pg_temp.takes('renewal 3') || ', '
  || pg_temp.accepts('renewal 3', 'insurance') || ', ' || pg_temp.sends_back('renewal 3', 'insurance'),
  'allowed, allowed, allowed, allowed, allowed, allowed', 'accepted by mistake, and sent back');
select is(pg_temp.present('ravi', 'insurance'), 'POL/77125 courier', 'a paper gives way to the one before it');

select * from finish();
rollback;
