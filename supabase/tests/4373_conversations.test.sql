-- What people write to each other about need not be an order: a lead that lives in this file only has its row and
-- talks.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('vani', '+919000000004', '{vendor}'), tests.create_user('admin', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'), tests.reset();

create table tests.leads (id uuid primary key default gen_random_uuid(), user_id uuid not null, vendor_id uuid not null,
  closed boolean not null default false);
grant select on tests.leads to anon, authenticated;
insert into tests.leads (user_id, vendor_id) values (tests.user_id('asha'), tests.vendor_id_of('vendor-one'));
create function tests.own_lead(subject uuid, role text) returns uuid language sql stable
  security definer set search_path = '' as $$
  select case own_lead.role when 'tenant' then l.user_id when 'landlord' then l.vendor_id end from tests.leads as l
  where l.id = own_lead.subject and case own_lead.role when 'tenant' then l.user_id = auth.uid()
    else private.works_for(l.vendor_id) end
$$;
create function tests.other_lead(subject uuid, role text) returns uuid language sql stable
  security definer set search_path = '' as $$
  select case other_lead.role when 'tenant' then l.user_id when 'landlord' then l.vendor_id end from tests.leads as l
    where l.id = other_lead.subject
$$;
create function tests.lead_reaches(subject uuid, role text) returns setof text language sql stable as $$
  select p.other from (values ('tenant', 'landlord'), ('landlord', 'tenant')) as p (one, other)
    where p.one = lead_reaches.role
$$;
create function tests.lead_state(subject uuid) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select jsonb_build_object('is_open', not l.closed, 'closes_at', null) from tests.leads as l
    where l.id = lead_state.subject
$$;
create function tests.lead_notice(subject uuid, role text, from_role text, for_vendor boolean) returns jsonb
  language sql stable as $$
  select jsonb_build_object('params', jsonb_build_object('order_number', 'Flat 4'), 'path', '/leads/' || subject)
$$;
insert into private.conversation_subjects (kind, own_party, other_party, reaches, state, notice) values
  ('lead', 'tests.own_lead', 'tests.other_lead', 'tests.lead_reaches', 'tests.lead_state', 'tests.lead_notice');
insert into private.canned_messages (role, with_role, position, code) values ('tenant', 'landlord', 1, 'still_free');
select set_config('tests.talk', private.converse_about('lead', (select id from tests.leads))::text, true);
select is(private.converse_about('lead', (select id from tests.leads))::text, current_setting('tests.talk'),
  'a subject has one conversation');
create function tests.talk() returns uuid language sql as $$ select current_setting('tests.talk')::uuid $$;
create function tests.told(topic text, event text) returns bigint language sql security definer as $$
  select count(*) from private.topic_log as l where l.topic = told.topic and l.event = told.event
    and l.payload ->> 'conversation_id' = current_setting('tests.talk')
$$;
grant execute on all functions in schema tests to anon, authenticated;

select tests.act_as('asha');
select is(public.send_message(tests.talk(), 'tenant', 'landlord', gen_random_uuid(), 'text', 'Is it still free?') ->>
  'seq', '1', 'a party writes');
select is(public.send_message(tests.talk(), 'tenant', 'landlord', gen_random_uuid(), 'canned',
  canned_code => 'still_free') ->> 'seq', '2', 'also without typing');
select results_eq($$ select c ->> 'role', c ->> 'name', c ->> 'unread'
   from jsonb_array_elements(public.contacts(tests.talk(), 'tenant') -> 'contacts') as c$$,
  $$ values ('landlord', 'Vendor One', '0') $$, 'and sees whom they reach');
select is(tests.told('vendor:' || tests.vendor_id_of('vendor-one'), 'message'), 2::bigint, 'the other hears of it');
select is(tests.refusal($$ select public.send_message(tests.talk(), 'landlord', 'tenant', gen_random_uuid(), 'text',
  'x') $$), 'PT404 conversation_not_found', 'nobody writes in a role that is not theirs');
select is(tests.refusal($$ select public.send_message(tests.talk(), 'tenant', 'admin', gen_random_uuid(), 'text',
  'x') $$), 'PT403 contact_not_allowed', 'or to whom none leads');
select is(tests.refusal(format($$ select public.send_message(%L, 'tenant', 'landlord', gen_random_uuid(), 'text',
  'x') $$, (select id from tests.leads))),
  'PT404 conversation_not_found', 'the id of a subject is not that of its conversation');

select tests.act_as('vikram');
select is((select n.action_url || ' ' || (n.params ->> 'sender') from public.system_notifications as n
  where n.template = 'message_new'),
  '/leads/' || (select id from tests.leads) || ' Asha', 'who is notified where the subject says');
select is(public.contacts(tests.talk(), 'landlord') #>> '{contacts,0,unread}', '2', 'and finds it unread');
select is(public.messages(tests.talk(), 'landlord', 'tenant') #>> '{messages,1,body}', 'Is it still free?',
  'and reads it');
select public.mark_read(tests.talk(), 'landlord', 'tenant', 2);
select is((select bool_and(n.is_read) from public.system_notifications as n where n.template = 'message_new'), true,
  'and the notification with it');
select is(tests.told('user:' || tests.user_id('asha'), 'message_read'), 1::bigint, 'which the writer hears');
select lives_ok($$ select public.report_message(tests.talk(), 'landlord', 1, 'rude') $$, 'a message can be reported');
select matches(public.order_picture_path(tests.talk(), 'landlord', 'tenant', 'webp'),
  '^' || tests.talk() || '/' || tests.user_id('vikram') || '/', 'and a picture be sent');
select is(tests.refusal($$ select public.request_call(tests.talk(), 'landlord', 'tenant') $$),
  'PT409 calls_unavailable', 'calls depend on a service, as elsewhere');

select tests.act_as(who), is(tests.refusal(c), 'PT404 conversation_not_found', who || ' may not: ' || c)
  from unnest(array['bala', 'vani']) as who, unnest(array[
  'select public.send_message(tests.talk(), ''tenant'', ''landlord'', gen_random_uuid(), ''text'', ''x'')',
    'select public.messages(tests.talk(), ''tenant'', ''landlord'')',
  'select public.messages(tests.talk(), ''landlord'', ''tenant'')', 'select public.contacts(tests.talk(), ''tenant'')',
    'select public.mark_read(tests.talk(), ''tenant'', ''landlord'', 2)',
  'select public.block_contact(tests.talk(), ''tenant'', ''landlord'')',
    'select public.request_call(tests.talk(), ''tenant'', ''landlord'')',
  'select public.order_picture_path(tests.talk(), ''tenant'', ''landlord'', ''webp'')']) as c;
select is(tests.refusal($$ select public.report_message(tests.talk(), 'tenant', 1, 'rude') $$),
  'PT404 message_not_found', 'nor report');
select tests.act_as('admin');
select results_eq($$ select r.conversation_id, r.seq from public.message_reports as r $$, $$ select tests.talk(), 1 $$,
  'an administrator sees what was reported');
select tests.act_as_anon();
select matches(tests.refusal($$ select public.contacts(tests.talk(), 'tenant') $$), '^42501',
  'a guest talks to nobody');
select matches(tests.refusal($$ select from private.conversations $$), '^42501', 'and reads none');

-- Blocking and the end ------------------------------------------------------------------------------------------------
select tests.reset();
update tests.leads set closed = true where true;
select tests.act_as('asha');
select is(tests.refusal($$ select public.send_message(tests.talk(), 'tenant', 'landlord', gen_random_uuid(), 'text',
  'x') $$), 'PT409 contact_closed', 'when the subject has ended, so has its chat');
select is(public.contacts(tests.talk(), 'tenant') -> 'is_open', 'false', 'which the contacts say');
select is(jsonb_array_length(public.messages(tests.talk(), 'tenant', 'landlord') -> 'messages'), 2,
  'what was written stays readable');
select tests.reset();
update tests.leads set closed = false where true;
select tests.act_as('vikram');
select public.block_contact(tests.talk(), 'landlord', 'tenant');
select tests.act_as('asha');
select is(tests.refusal($$ select public.send_message(tests.talk(), 'tenant', 'landlord', gen_random_uuid(), 'text',
  'x') $$), 'PT403 contact_blocked', 'whoever is blocked writes no more');
select tests.reset();
select is(private.message_data(tests.user_id('asha')) #> '{0,about}', '"lead"',
  'the export says what was written about');
select private.forget_messages(tests.user_id('asha'));
select is((select count(*) from private.conversation_messages where removed_at is not null), 2::bigint,
  'a closed account takes its words along');
select is_empty($$ select n.id from public.system_notifications as n
  where n.template = 'message_new' $$, 'and the notifications that name it');

-- Rows.
select is_empty($$ select s.kind, f.named from private.conversation_subjects as s
   cross join lateral (values (s.own_party || '(uuid,text)'), (s.other_party || '(uuid,text)'),
    (s.reaches || '(uuid,text)'), (s.state || '(uuid)'), (s.notice || '(uuid,text,text,boolean)')) as f (named)
      where to_regprocedure(f.named) is null$$,
  'every function that a subject names exists');
select matches(tests.refusal($$ update private.conversation_subjects set reaches = 'x(); drop' where kind = 'lead' $$),
  'conversation_subject_functions', 'and is a name');
select is_empty($$ select o.id from public.enhanced_orders as o where not exists (select from private.conversations as c
   where c.id = o.id and c.subject_kind = 'order' and c.subject_id = o.id)$$,
  'every order has its conversation');
select * from finish();
rollback;
