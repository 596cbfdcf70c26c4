-- From a draft to the first rights: cases ON-01, ON-02, ON-08, ON-09, ON-10 and ON-13. Nobody gets a right without an
-- approval by somebody else, and nobody opens a paper outside of its matrix.
begin;
select no_plan();
select tests.reviewed('bounds', 'admin_applications decide_application decide_items document_page_path '
  'hand_in_document open_application save_application');
select tests.runs_on_schedule('watch-papers', 'select private.watch_papers()');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('meera', null, '{admin}'),
  tests.create_user('nisha', null, '{admin}');

create temporary table apps (name text primary key, id uuid);
grant all on apps to anon, authenticated;
create function pg_temp.app(named text) returns uuid language sql as $$ select a.id from apps as a where a.name =
  named $$;
grant execute on function pg_temp.app(text) to authenticated;
create function pg_temp.opens(who text, named text, role text) returns void language plpgsql as $$
begin
  perform tests.act_as(who);
  insert into apps values (named, public.open_application(role));
  perform tests.reset();
end
$$;
-- A page in the applicant's folder, as the edge function stores it.
create function pg_temp.page(who text) returns text language sql as $$
  with stored as (insert into storage.objects (bucket_id, name)
    values ('provider-documents', tests.user_id(who) || '/' || gen_random_uuid() || '.webp') returning name)
  select name from stored
$$;
create function pg_temp.hands_in(who text, named text, requirement text, given jsonb, pages integer default 1)
  returns text language plpgsql as $$
declare
  files jsonb := (select coalesce(jsonb_agg(pg_temp.page(who)), '[]') from generate_series(1, pages));
  said text;
begin
  perform tests.act_as(who);
  said := tests.refusal(format('select public.hand_in_document(%L, %L, %L)', pg_temp.app(named), requirement,
    given || jsonb_build_object('files', files)));
  perform tests.reset();
  return said;
end
$$;
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
create function pg_temp.terms() returns integer language sql as $$
  select max(v.version) from public.policy_versions as v where v.policy = 'terms' and v.effective_on <=
    private.today()
$$;
create function pg_temp.submits(who text, named text) returns text language sql as $$
  select pg_temp.does(who, format('select public.submit_application(%L, %s)', pg_temp.app(named), pg_temp.terms()))
$$;
create function pg_temp.state(named text) returns text language sql as $$
  select p.state from public.provider_applications as p where p.id = pg_temp.app(named)
$$;
create function pg_temp.version(named text) returns integer language sql as $$
  select p.version from public.provider_applications as p where p.id = pg_temp.app(named)
$$;
create function pg_temp.decides(who text, named text, decisions jsonb) returns text language sql as $$
  select pg_temp.does(who, format('select public.decide_items(%L, %s, %L)', pg_temp.app(named),
    pg_temp.version(named),
    decisions))
$$;
create function pg_temp.approves(who text, named text, note text default null) returns text language sql as $$
  select pg_temp.does(who, format('select public.decide_application(%L, %s, true, null, %L)', pg_temp.app(named),
    pg_temp.version(named), note))
$$;
create function pg_temp.rights(who text) returns text language sql as $$
  select coalesce(string_agg(r.role::text, ' ' order by r.role::text), '') from public.user_roles as r
  where r.user_id = tests.user_id(who) and r.role <> 'user'
$$;
create function pg_temp.shop_profile(name text) returns text language sql as $$
  select jsonb_build_object('name', name, 'legal_name', 'Road Two Trading', 'address', 'Road No. 2, Banjara Hills',
    'lat', 17.43, 'lng', 78.45)::text
$$;
create function pg_temp.accepted(variadic names text[]) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('requirement', n, 'accepted', true)) from unnest(names) as n
$$;

-- ON-01: from draft to active, with one item sent back
  ---------------------------------------------------------------
select pg_temp.opens('asha', 'one', 'shop');
select pg_temp.opens('asha', 'again', 'shop');
select is(pg_temp.app('again'), pg_temp.app('one'), 'asked for twice, it is the same application');
select is(pg_temp.does('asha', format('select public.save_application(%L, %L)', pg_temp.app('one'),
  '{"name": "Asha Store"}')),
  'allowed', 'a draft is kept as far as it is told');
select is(pg_temp.does('asha', format('select public.save_application(%L, %L, %L)', pg_temp.app('one'),
  pg_temp.shop_profile('Asha Store'), 'te')), 'allowed', 'and completed on another device, in Telugu');
select is(pg_temp.hands_in('asha', 'one', 'pan', '{"number": "abcpk 4321 m"}'), 'allowed', 'a PAN as one types it');
select is(pg_temp.hands_in('asha', 'one', 'pan', '{"number": "ABCXE1234F"}'), 'PT400 number_invalid',
  'of nobody''s kind: no');
select is(pg_temp.hands_in('asha', 'one', 'bank',
  '{"holder": "Asha", "account_number": "123456789012", "ifsc": "HDFC0001234"}'), 'allowed', 'a bank account');
select is(pg_temp.hands_in('asha', 'one', 'gstin', '{"number": "29ABCPK4321M1ZK"}'), 'allowed',
  'a GST number of its own');
select is(pg_temp.hands_in('asha', 'one', 'shop_act', '{"number": "TS/SA/77"}', 2), 'allowed',
  'two pages of a paper');
select is(pg_temp.hands_in('asha', 'one', 'shop_act', '{"number": "TS/SA/77"}', 3), 'PT400 pages_invalid',
  'not three');
select is(pg_temp.submits('asha', 'one'), 'PT409 item_missing', 'nothing is handed in while something is missing');
select is(pg_temp.hands_in('asha', 'one', 'identity', '{"number": "999914057058"}'), 'PT400 number_invalid',
  'two digits exchanged');
select is(pg_temp.hands_in('asha', 'one', 'identity', '{"number": "9999 4105 7058"}'), 'allowed',
  'an Aadhaar number');
select is((select (d.number_kept, d.number_masked, d.number_digest)::text from private.provider_documents as d
  where d.requirement = 'identity' and d.state = 'given'), '(,"•••• 7058",)', 'of which four digits are kept');
select is((select count(*) from private.provider_documents as d where to_jsonb(d)::text ~ '99994105')
  + (select count(*) from private.application_events as e where e.detail::text ~ '99994105'), 0::bigint,
    'nowhere more');
select is(pg_temp.submits('asha', 'one'), 'PT409 number_misfit', 'a GST number of another state');
select is(pg_temp.hands_in('asha', 'one', 'gstin', '{"number": "36ACUPA7085R1ZM"}'), 'allowed', 'good by itself');
select is(pg_temp.submits('asha', 'one'), 'PT409 number_misfit', 'but of another PAN');
select is(pg_temp.hands_in('asha', 'one', 'gstin', '{"number": "36ABCPK4321M1ZP"}'), 'allowed',
  'of this PAN and state');
select is(pg_temp.does('asha', format('select public.submit_application(%L, 0)', pg_temp.app('one'))),
  'PT409 agreement_outdated', 'not without the present terms');
select is(pg_temp.submits('asha', 'one'), 'allowed', 'handed in');
select is(pg_temp.submits('asha', 'one'), 'allowed', 'twice is once');
select is(pg_temp.state('one'), 'submitted', 'it waits');
select is(pg_temp.does('meera', format('select public.take_application(%L)', pg_temp.app('one'))), 'allowed',
  'taken');
select is(pg_temp.state('one'), 'under_review', 'and looked at');
select is(pg_temp.decides('meera', 'one', pg_temp.accepted('pan', 'bank', 'identity', 'gstin')
  || '[{"requirement": "shop_act", "accepted": false, "reason": "not_readable"}]'), 'allowed',
    'one item is sent back');
select is(pg_temp.state('one'), 'changes_requested', 'the applicant is to go on');
select is((select n.message from public.system_notifications as n where n.user_id = tests.user_id('asha')
  and n.template = 'application_item_back'), 'దుకాణ లైసెన్స్: ఇది చదవడానికి వీలుగా లేదు. The rest can stay as it is.',
  'which and why is said, in the language of the applicant');
select is(pg_temp.approves('meera', 'one'), 'PT409 item_open', 'it is not approved with an open item');
select is(pg_temp.hands_in('asha', 'one', 'pan', '{"number": "ACUPA7085R"}'), 'PT409 item_accepted',
  'what was accepted is closed');
select is(pg_temp.rights('asha'), '', 'no right so far');
select is(pg_temp.hands_in('asha', 'one', 'shop_act', '{"number": "TS/SA/77"}'), 'allowed', 'a better photo');
select is(pg_temp.submits('asha', 'one'), 'allowed', 'handed in once more');
select is(pg_temp.state('one'), 'under_review', 'to the same reviewer');
select is(pg_temp.decides('meera', 'one', pg_temp.accepted('shop_act')), 'allowed', 'accepted');
select is(pg_temp.approves('meera', 'one'), 'allowed', 'approved');
select is(pg_temp.state('one'), 'approved', 'once and for all');
select is(pg_temp.rights('asha'), 'vendor', 'the role has come');
select is((select concat_ws(' ', v.name, v.status, v.kind, s.position, g.gstin, b.masked) from public.vendors as v
    join public.vendor_staff as s on s.vendor_id = v.id join public.vendor_registrations as g on g.vendor_id = v.id
    join private.payout_accounts as b on b.owner_id = v.id where v.owner_id = tests.user_id('asha')),
  'Asha Store active shopping owner 36ABCPK4321M1ZP •••• 9012',
    'with the business, its owner and what was handed in');
select is((select p.pan from private.payee_pans as p join public.vendors as v on v.id = p.owner_id
  where v.owner_id = tests.user_id('asha')), 'ABCPK4321M', 'taxes are withheld by its PAN');
select is(pg_temp.does('asha', format('select public.begin_work(%L)', pg_temp.app('one'))), 'allowed',
  'the first visit');
select is(pg_temp.does('asha', format('select public.begin_work(%L)', pg_temp.app('one'))), 'allowed',
  'and the next');
select is(pg_temp.state('one'), 'active', 'it works');
select is(pg_temp.does('asha', format('select public.withdraw_application(%L)', pg_temp.app('one'))),
  'PT409 application_closed', 'nothing is taken back any more');

-- ON-02: who opens which paper ---------------------------------------------------------------------------------------
create function pg_temp.opens_paper(who text, named text, requirement text) returns text language sql as $$
  select pg_temp.does(who, format('select public.open_document(%L, 1)', (select d.id from private.provider_documents
    as d
    where d.application_id = pg_temp.app(named) and d.requirement = opens_paper.requirement and d.state <>
      'replaced')))
$$;
select pg_temp.opens('bala', 'two', 'shop');
select is(pg_temp.does('bala', format('select public.save_application(%L, %L)', pg_temp.app('two'),
  pg_temp.shop_profile('Bala Store'))), 'allowed', 'another applicant');
select is(pg_temp.hands_in('bala', 'two', q.requirement, q.given), 'allowed', 'hands in ' || q.requirement)
from (values ('pan', '{"number": "ABCPK4321M"}'::jsonb), ('identity', '{"number": "234123412346"}'),
  ('bank', '{"holder": "Bala", "account_number": "223456789012", "ifsc": "hdfc0001234"}'),
  ('gstin', '{"is_left_out": true}'), ('shop_act', '{"number": "TS/SA/78"}')) as q (requirement, given);
select is(pg_temp.opens_paper('bala', 'two', 'identity'), 'allowed', 'the owner opens it');
select is(pg_temp.opens_paper('asha', 'two', 'identity'), 'PT404 document_not_found', 'another applicant does not');
select is(pg_temp.opens_paper('meera', 'two', 'identity'), 'PT404 document_not_found',
  'nor an administrator unasked');
select is(pg_temp.submits('bala', 'two'), 'allowed', 'handed in');
select is(pg_temp.does('meera', format('select public.take_application(%L)', pg_temp.app('two'))), 'allowed',
  'assigned');
select is(pg_temp.opens_paper('meera', 'two', 'identity'), 'allowed', 'the reviewer opens it');
select is(pg_temp.opens_paper('nisha', 'two', 'identity'), 'PT404 document_not_found', 'another reviewer does not');
select is(pg_temp.opens_paper('vikram', 'two', 'identity'), 'PT404 document_not_found',
  'nor somebody else''s vendor');
select tests.act_as_anon();
select is(tests.refusal(format('select public.open_document(%L, 1)', gen_random_uuid())) ~ '^(PT401|42501)', true,
  'nor a guest');
select tests.reset();
delete from public.user_roles as r where r.user_id = tests.user_id('meera') and r.role = 'admin';
select is(pg_temp.opens_paper('meera', 'two', 'identity'), 'PT404 document_not_found',
  'nor who is a reviewer no longer');
insert into public.user_roles (user_id, role) values (tests.user_id('meera'), 'admin');
select is((select string_agg(o.by, ' ' order by o.by) from (select
  jsonb_array_elements(public.document_openings(d.id)) ->> 'by'
    as by from private.provider_documents as d, tests.act_as('bala') where d.application_id = pg_temp.app('two')
    and d.requirement = 'identity') as o), 'owner reviewer', 'the owner sees who has opened it');
select tests.reset();
select tests.act_as('asha');
select is((select count(*) from public.provider_applications), 1::bigint, 'applications of others are not seen');
select is(tests.refusal('select count(*) from private.provider_documents') ~ '^42501', true,
  'papers are nobody''s to list');
select is(tests.refusal('select profile from public.provider_applications') ~ '^42501', true, 'nor what was told');
select is(tests.refusal('update public.provider_applications set state = ''approved''') ~ '^42501', true,
  'no state is set through the API');
select is(tests.refusal('insert into public.user_roles (user_id, role) values (auth.uid(), ''delivery'')') ~
  '^42501', true,
  'nor a role');
select is((select count(*) from storage.objects as o where o.bucket_id = 'provider-documents'), 0::bigint,
  'no file is read by its path');
select tests.reset();

-- ON-08: the same PAN of two persons ---------------------------------------------------------------------------------
select tests.act_as('meera');
select is((select jsonb_agg(f - 'application_id' order by f ->> 'requirement') from jsonb_array_elements(
    public.admin_application(pg_temp.app('two')) -> 'duplicates') as f),
  '[{"name": "Asha", "state": "active", "requirement": "pan"}]'::jsonb, 'the reviewer is told whose it is too');
select is((select string_agg(i ->> 'number', ' ' order by i ->> 'requirement') from jsonb_array_elements(
    public.admin_application(pg_temp.app('two')) -> 'items') as i where i ->> 'requirement' in ('bank', 'pan')),
  '223456789012 ABCPK4321M', 'and reads numbers and accounts whole, to compare them with the paper');
select tests.act_as('nisha');
select is((select string_agg(i ->> 'number', ' ' order by i ->> 'requirement') from jsonb_array_elements(
    public.admin_application(pg_temp.app('two')) -> 'items') as i where i ->> 'requirement' in ('bank', 'pan')),
  '•••• 9012 AB••••••1M', 'who does not review it reads them masked');
select tests.act_as('bala');
select is(public.my_applications()::text ~* 'asha|duplicate', false, 'the applicant is not');
select tests.reset();
select is(pg_temp.decides('meera', 'two', pg_temp.accepted('pan', 'identity', 'bank', 'gstin', 'shop_act')),
  'allowed',
  'every item is fine');
select is(pg_temp.approves('meera', 'two'), 'PT409 duplicate_needs_reason', 'without a word it is not approved');
select is(pg_temp.approves('meera', 'two', 'Husband and wife, one firm'), 'allowed', 'with a reason it is');
select tests.act_as('bala');
select is(public.my_applications()::text ~ 'one firm', false, 'which the applicant is not told');
select tests.act_as('meera');
select is(public.admin_application(pg_temp.app('two')) ->> 'note', 'Husband and wife, one firm', 'reviewers are');
select tests.reset();
select is(pg_temp.opens_paper('meera', 'two', 'identity'), 'PT404 document_not_found',
  'with the decision the access ends');
select is(pg_temp.opens_paper('bala', 'two', 'identity'), 'allowed', 'not the owner''s');

-- ON-09: a second outlet of the same owner
  ---------------------------------------------------------------------------
select pg_temp.opens('asha', 'outlet', 'restaurant');
select tests.act_as('asha');
select is((select string_agg(concat_ws(' ', i ->> 'requirement', i ->> 'state', i ->> 'is_taken_over'), ', '
    order by i ->> 'requirement') from jsonb_array_elements(public.my_applications()) as a,
    jsonb_array_elements(a -> 'items') as i where a ->> 'id' = pg_temp.app('outlet')::text),
  'bank accepted true, fssai missing false, gstin missing false, identity accepted true, pan accepted true, '
  'shop_act missing false', 'what is a person''s is taken over, what is a place''s is asked for');
select tests.reset();
select is(pg_temp.does('asha', format('select public.save_application(%L, %L)', pg_temp.app('outlet'),
  pg_temp.shop_profile('Asha Kitchen'))), 'allowed', 'its own address');
select is(pg_temp.hands_in('asha', 'outlet', 'fssai', jsonb_build_object('number', '13626011000123', 'valid_until',
  private.today() - 1)), 'PT400 valid_until_invalid', 'an expired licence is not handed in');
select is(pg_temp.hands_in('asha', 'outlet', 'fssai', jsonb_build_object('number', '13626011000123', 'valid_until',
  private.today() + 10)), 'allowed', 'a valid one is');
select is(pg_temp.hands_in('asha', 'outlet', 'gstin', '{"number": "36ABCPK4321M3ZN"}'), 'allowed',
  'a second registration of the same PAN');
select is(pg_temp.submits('asha', 'outlet'), 'allowed', 'handed in');
update public.provider_applications as p set submitted_at = now() - interval '3 days'
where p.id = pg_temp.app('outlet');
update public.provider_applications as p set submitted_at = now() - interval '1 day' where p.id = pg_temp.app('one');
select tests.act_as('meera');
select is(public.admin_applications_waiting() - 'since', '{"waiting": 1, "late": 1}', 'one waits, too long');
select is((select string_agg(concat_ws(' ', l ->> 'name', l ->> 'state', l ->> 'is_late'), ', ' order by l.n)
  from jsonb_array_elements(public.admin_applications('waiting')) with ordinality as l (l, n)),
  'Asha Kitchen submitted true', 'the queue says so');
select is((select string_agg(l ->> 'name', ', ' order by l.n)
  from jsonb_array_elements(public.admin_applications('approved')) with ordinality as l (l, n)),
  'Bala Store, Asha Store', 'approved are those who work already too, the newest first');
select is((select string_agg(l ->> 'name', ', ') from jsonb_array_elements(public.admin_applications('approved', null,
  now(), pg_temp.app('two'))) as l), 'Asha Store', 'a page goes on after the last one');
select tests.reset();
select is(pg_temp.does('meera', format('select public.take_application(%L)', pg_temp.app('outlet'))), 'allowed',
  'taken');
select tests.act_as('meera');
select is((select count(*) from jsonb_array_elements(public.admin_application(pg_temp.app('outlet')) ->
  'duplicates') as f
  where f ->> 'name' = 'Asha'), 0::bigint, 'one''s own numbers are no duplicates');
select tests.reset();

-- ON-10: two reviewers, and an applicant who writes meanwhile -------------------------------------------------------
select is(pg_temp.decides('nisha', 'outlet', pg_temp.accepted('fssai')), 'PT403 not_your_review',
  'nobody decides what another reviews');
select is(pg_temp.decides('meera', 'outlet', pg_temp.accepted('fssai', 'gstin')), 'allowed', 'its reviewer does');
create temporary table seen as select pg_temp.version('outlet') as version;
select is(pg_temp.does('asha', format('select public.save_application(%L, %L)', pg_temp.app('outlet'),
  pg_temp.shop_profile('Asha Kitchen & Grill'))), 'allowed', 'the applicant writes meanwhile');
select is(pg_temp.does('meera', format('select public.decide_application(%L, %s, true)', pg_temp.app('outlet'),
  (select s.version from seen as s))), 'PT409 changed_meanwhile', 'what was not seen is not approved');
select is(pg_temp.does('nisha', format('select public.take_application(%L)', pg_temp.app('outlet'))), 'allowed',
  'another reviewer takes it over');
select is(pg_temp.approves('nisha', 'outlet', 'Seen with Bala''s'), 'allowed', 'and approves it');
select is(pg_temp.approves('meera', 'outlet'), 'PT409 decided_meanwhile', 'the other comes too late');
select is((select count(*) from public.vendors as v where v.owner_id = tests.user_id('asha')), 2::bigint,
  'one more business');
select is((select r.fssai_number from public.restaurants as r join public.vendors as v on v.id = r.vendor_id
  where v.name = 'Asha Kitchen & Grill'), '13626011000123', 'with its licence on its bills');

-- ON-13: no right without an approval --------------------------------------------------------------------------------
select is(pg_temp.does('bala', format('select public.assign_additional_role(%L, ''delivery'')',
  tests.user_id('bala'))), 'allowed', 'whoever asks for a role has an application');
select is(pg_temp.does('bala', format('select public.assign_additional_role(%L, ''delivery'')',
  tests.user_id('bala'))), 'allowed', 'asked for twice, the same');
select is((select string_agg(p.role || ' ' || p.state, ',') from public.provider_applications as p
  where p.user_id = tests.user_id('bala') and p.state = 'draft'), 'courier draft', 'in draft');
select is(pg_temp.rights('bala'), 'vendor', 'and no role but the one that was approved');
select matches(pg_temp.does('bala', format('insert into public.user_roles (user_id, role) values (%L, ''delivery'')',
  tests.user_id('bala'))), '^42501', 'nobody writes a role');
select matches(pg_temp.does('bala', 'update public.provider_applications set state = ''approved'''), '^42501',
  'or a state');
select is(pg_temp.does('bala', 'select public.open_application(''driver'')'), 'PT409 trade_not_open',
  'a trade that is not sold yet is not offered');
select is(pg_temp.does('vikram', format('select public.take_application(%L)', pg_temp.app('two'))),
  'PT403 role_required',
  'nobody but an administrator reviews');
select is(pg_temp.does('vikram', 'select public.admin_applications()'), 'PT403 role_required', 'or reads the queue');
select is(pg_temp.does('vikram', 'select public.admin_applications_waiting()'), 'PT403 role_required', 'or its length');
select pg_temp.opens('meera', 'own', 'courier');
select is(pg_temp.does('bala', format('select public.save_application(%L, ''{}'')', pg_temp.app('own'))),
  'PT404 application_not_found', 'nobody writes in another''s application');
select is(pg_temp.does('bala', format('select public.withdraw_application(%L)', pg_temp.app('own'))),
  'PT404 application_not_found', 'or takes it back');
update public.provider_applications as p set state = 'submitted', submitted_at = now() where p.id =
  pg_temp.app('own');
select is(pg_temp.does('meera', format('select public.take_application(%L)', pg_temp.app('own'))),
  'PT403 own_account',
  'nobody reviews their own');
select tests.act_as_anon();
select is((select count(*) from unnest(array['select public.my_applications()', 'select public.provider_roles()',
  'select public.open_application(''shop'')', 'select public.admin_applications()',
  'select public.admin_applications_waiting()']) as s
  where tests.refusal(s) !~ '^(PT401|42501)'), 0::bigint, 'guests do none of it');
select tests.reset();

select * from finish();
rollback;
