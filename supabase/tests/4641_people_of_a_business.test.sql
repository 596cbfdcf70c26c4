-- Invited, limited, dismissed while signed in, and the last owner (the case ON-12); and around it: who may invite whom,
-- which invitations hold, leaving, other positions, another owner, and the business's own log.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('aman', '+919000000002', '{vendor}'),
  tests.create_user('meera', '+919000000003', '{vendor}'), tests.create_user('sai', '+919000000004'),
  tests.create_user('else', '+919000000005'), tests.create_user('vani', '+919000000006', '{vendor}'),
  tests.create_user('admin', null, '{admin}'), tests.create_user('mail', null);
select tests.open_vendor('v-one', 'aman'), tests.open_vendor('v-two', 'vani'), tests.open_vendor('v-three', 'vani'),
  tests.add_item('v-one', 'Dosa', 20000), tests.add_item('v-two', 'Naan', 20000),
  tests.add_address('asha'), tests.add_address('sai');
insert into public.vendor_staff (vendor_id, user_id, position)
values (tests.vendor_id_of('v-one'), tests.user_id('meera'), 'manager');
select tests.fund_wallet('asha', 200000), tests.fund_wallet('sai', 100000);
insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
select tests.user_id('sai'), 'https://fcm.googleapis.com/fcm/send/sai', repeat('A', 87), repeat('B', 22);

-- Invitations by a name, as a test gives it: what the inviter was answered.
create table tests.invitations (name text primary key, answer jsonb not null);
grant select, insert on tests.invitations to authenticated;
create function tests.invites(handle text, phone text, staff_position text, name text, vendor text default 'v-one')
returns void language plpgsql as $$
begin
  perform tests.act_as(handle);
  insert into tests.invitations values (name, public.invite_staff(tests.vendor_id_of(vendor), phone, staff_position));
end
$$;
create function tests.invitation(name text, key text default 'id') returns text language sql stable as $$
  select i.answer ->> key from tests.invitations as i where i.name = invitation.name
$$;
create function tests.invite_refusal(phone text, staff_position text, vendor text default 'v-one') returns text
language sql as $$
  select tests.refusal(format('select public.invite_staff(%L, %L, %L)', tests.vendor_id_of(vendor), phone,
    staff_position))
$$;
create function tests.people_refusal(act text, handle text, more text default null, vendor text default 'v-one')
returns text language sql as $$
  select tests.refusal(format('select public.%I(%L, %L%s)', act, tests.vendor_id_of(vendor), tests.user_id(handle),
    case when more is not null then format(', %L', more) end))
$$;
create function tests.works_at(handle text, vendor text default 'v-one') returns text language sql stable
security definer set search_path = '' as $$
  select s.position from public.vendor_staff as s
  where s.vendor_id = tests.vendor_id_of(vendor) and s.user_id = tests.user_id(handle)
$$;
create function tests.is_vendor(handle text) returns boolean language sql stable
security definer set search_path = '' as $$
  select exists (select from public.user_roles as r where r.user_id = tests.user_id(handle) and r.role = 'vendor')
$$;
create function tests.pushes_to(handle text) returns bigint language sql stable
security definer set search_path = '' as $$
  select count(*) from private.push_outbox as x join public.push_subscriptions as p on p.id = x.subscription_id
  where p.user_id = tests.user_id(handle)
$$;
create function tests.listens() returns boolean language sql stable security definer set search_path = '' as $$
  select private.may_hear('vendor:' || tests.vendor_id_of('v-one'))
$$;
create function tests.logged(vendor text default 'v-one') returns text[] language sql stable
security definer set search_path = '' as $$
  select array(select concat_ws(' ', l.act, lower(private.name_of(l.about_id))) from private.vendor_log as l
    where l.vendor_id = tests.vendor_id_of(vendor) order by l.id)
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- ON-12 ---------------------------------------------------------------------------------------------------------------
select tests.invites('meera', '090000 00004', 'staff', 'sai');
select is(tests.invitation('sai', 'position') || ' ' || tests.invitation('sai', 'phone_end'), 'staff 0004',
  'ON-12 1: a manager invites a number');
select ok((tests.invitation('sai', 'expires_at'))::timestamptz - now() between interval '6 days 23 hours'
  and interval '7 days', 'for seven days');
select tests.reset();
select is((select count(*) from private.staff_invitations as i where i.link_digest::text
    || i.phone_digest like '%' || tests.invitation('sai', 'link') || '%' or i.phone_digest like '%9000000004%'),
  0::bigint, 'of the link and the number only digests are kept');
select is(tests.heard('sai', 'staff_invited'), 1::bigint, 'who has the number is told');
select tests.act_as('else');
select is(tests.refusal(format('select public.staff_invitation(%L)', tests.invitation('sai', 'link'))),
  'PT403 not_for_you', 'ON-12 2: not for another number');
select is(tests.refusal(format('select public.accept_staff_invitation(%L)', tests.invitation('sai'))),
  'PT403 not_for_you', 'which cannot accept it either');
select is(public.my_staff_invitations(), '[]', 'nor sees it');
select tests.act_as('mail');
select is(tests.refusal(format('select public.accept_staff_invitation(%L)', tests.invitation('sai'))),
  'PT403 not_for_you', 'nor does an account without a number');
select tests.act_as('sai');
select is(jsonb_array_length(public.my_staff_invitations()), 1, 'the number sees it without the link too');
select is(public.staff_invitation(tests.invitation('sai', 'link')) - array['id', 'vendor_id', 'expires_at', 'picture'],
  '{"vendor": "V One", "area": "", "position": "staff", "rights": ["orders"], "invited_by": "Meera", "state": "open"}',
  'with what it means');
select is(tests.works_at('sai'), null, 'which is nothing before it is accepted');
select is(public.accept_staff_invitation((tests.invitation('sai'))::uuid) -> 'rights', '["orders"]',
  'ON-12 3: accepted, with the rights of the position');
select is((select array_agg(v.slug || ' ' || array_to_string(v.rights, ' ')) from public.my_vendors() as v),
  '{v-one orders}', 'orders of v1, and no other');
select is(public.accept_staff_invitation((tests.invitation('sai'))::uuid) ->> 'state', 'accepted',
  'ON-12 4: opened again, it is answered');
select tests.reset();
select is((select count(*) from public.vendor_staff where user_id = tests.user_id('sai')), 1::bigint,
  'and nothing is new');
select is(tests.heard('meera', 'staff_joined'), 1::bigint, 'who invited is told, once');
select is((select count(*) from public.audit_log where action = 'join_vendor'), 1::bigint, 'as is the audit log');
select tests.act_as('sai');
select is(tests.people_refusal('change_staff_position', 'sai', 'owner'), 'PT403 not_allowed',
  'ON-12 5: nobody makes themselves owner');
select tests.reset();
select tests.order_item('before', 'asha', 'Dosa');
select tests.order_item('own', 'sai', 'Naan');
select tests.act_as('vani');
select public.advance_order(tests.order_id('own'), 'confirmed');
select tests.reset();
select is(tests.pushes_to('sai') >= 2, true, 'a push about an order of the business and of their own waits');
select tests.act_as('sai');
select is(tests.listens(), true, 'they listen to the orders');
select set_config('tests.topic', public.live_topic('vendor:' || tests.vendor_id_of('v-one')), true);
select tests.act_as('meera');
select lives_ok(format('select public.dismiss_staff(%L, %L)', tests.vendor_id_of('v-one'), tests.user_id('sai')),
  'ON-12 6: the manager dismisses them');
select tests.act_as('sai');
select is(tests.refusal(format($$ select public.advance_order(%L, 'confirmed') $$, tests.order_id('before'))),
  'PT404 order_not_found', 'ON-12 7: the order is not theirs');
select is(tests.refusal(format('select public.vendor_orders(%L)', tests.vendor_id_of('v-one'))),
  'PT403 not_your_vendor', 'nor are the others');
select is(tests.listens(), false, 'they listen no more');
select is(private.can_join(current_setting('tests.topic')), false, 'under no name');
select tests.reset();
select isnt(private.current_topic('vendor:' || tests.vendor_id_of('v-one')), current_setting('tests.topic'),
  'and what is published goes elsewhere');
select is((select array_agg(distinct o.order_number) from private.push_outbox as x
    join public.push_subscriptions as p on p.id = x.subscription_id
    join public.enhanced_orders as o on o.id::text = x.payload #>> '{params,order_id}'
    where p.user_id = tests.user_id('sai')),
  array[(select o.order_number from public.enhanced_orders as o where o.id = tests.order_id('own'))],
  'pushes about the business are gone, about their own order they wait');
select is(tests.is_vendor('sai'), false, 'it was the last business');
select set_config('tests.pushes', tests.pushes_to('sai')::text, true),
  set_config('tests.notes', (select count(*) from public.system_notifications
    where user_id = tests.user_id('sai'))::text, true);
select tests.order_item('after', 'asha', 'Dosa');
select tests.reset();
select is(tests.pushes_to('sai')::text, current_setting('tests.pushes'), 'ON-12 8: no push of a new order');
select is((select count(*) from public.system_notifications where user_id = tests.user_id('sai'))::text,
  current_setting('tests.notes'), 'and no notification');
select is(tests.heard('sai', 'staff_dismissed'), 1::bigint, 'they were told that they are dismissed');
select tests.act_as('sai');
select is((select count(*) from public.enhanced_orders), 1::bigint, 'ON-12 9: their own order is theirs');
select tests.act_as('aman');
select is(tests.refusal(format('select public.leave_vendor(%L)', tests.vendor_id_of('v-one'))), 'PT409 last_owner',
  'ON-12 10: a business always has an owner');
select tests.reset();
select is(tests.logged(), '{invited,joined sai,dismissed sai}', 'ON-12: the log');

-- Which invitations hold ----------------------------------------------------------------------------------------------
select tests.act_as('sai');
select is(tests.refusal(format('select public.accept_staff_invitation(%L)', tests.invitation('sai'))),
  'PT409 invitation_ended', 'whoever was dismissed does not come back by the same link');
select is(tests.refusal('select public.staff_invitation(''x'')'), 'PT404 invitation_not_found',
  'links are not guessed');
select is(tests.refusal('select public.staff_invitation(null)'), 'PT404 invitation_not_found', 'or left out');
select is(tests.refusal(format('select public.accept_staff_invitation(%L)', gen_random_uuid())),
  'PT404 invitation_not_found', 'nor are numbers of invitations');
select tests.invites('meera', '9000000004', 'staff', 'first');
select tests.invites('aman', '+91 90000-00004', 'manager', 'second');
select tests.act_as('sai');
select is(public.staff_invitation(tests.invitation('first', 'link')) ->> 'state', 'ended',
  'a new invitation takes the place of the old one');
select is((select array_agg(i ->> 'position') from jsonb_array_elements(public.my_staff_invitations()) as i),
  '{manager}', 'one is open');
select tests.act_as('aman');
select lives_ok(format('select public.withdraw_staff_invitation(%L)', tests.invitation('second')), 'it is withdrawn');
select lives_ok(format('select public.withdraw_staff_invitation(%L)', tests.invitation('second')), 'twice is once');
select tests.act_as('sai');
select is(tests.refusal(format('select public.accept_staff_invitation(%L)', tests.invitation('second'))),
  'PT409 invitation_ended', 'and ended');
select tests.reset();
delete from private.staff_invitations;
select tests.invites('aman', '9000000004', 'staff', 'late');
select tests.reset();
update private.staff_invitations set expires_at = now();
select tests.act_as('sai');
select is(tests.refusal(format('select public.accept_staff_invitation(%L)', tests.invitation('late'))),
  'PT409 invitation_ended', 'after seven days it has ended');
select is(public.my_staff_invitations(), '[]', 'and is not shown');
select tests.reset();
delete from private.staff_invitations;

-- Who invites whom.
select tests.act_as('meera');
select is(tests.invite_refusal('9000000004', 'owner'), 'PT403 not_allowed', 'a manager makes no owner');
select is(tests.invite_refusal('9000000004', w), 'PT403 not_allowed', 'no position: ' || coalesce(w, 'null'))
from (values ('boss'), (''), (null)) as t (w);
select is(tests.invite_refusal(w, 'staff'), 'PT400 phone_not_indian', 'no number: ' || coalesce(w, 'null'))
from (values ('12345'), ('+44 7700 900123'), (''), (null)) as t (w);
select is(tests.invite_refusal(repeat('9', 201), 'staff'), 'PT413 request_too_large', 'or a whole list of them');
select is(tests.invite_refusal('9000000002', 'staff'), 'PT409 already_staff', 'nobody is invited where they work');
select is(tests.invite_refusal('9000000004', 'staff', 'v-two'), 'PT403 not_your_vendor', 'nor to another business');
select tests.act_as('sai');
select is(tests.invite_refusal('9000000005', 'staff'), 'PT403 not_your_vendor', 'customers invite nobody');
select tests.reset();
update public.vendors set status = 'draft' where slug = 'v-one';
select tests.act_as('aman');
select is(tests.invite_refusal('9000000004', 'staff'), 'PT409 vendor_not_active',
  'a business that was not approved approves nobody');
select tests.reset();
update public.vendors set status = 'active' where slug = 'v-one';
select tests.act_as('aman');
select is(tests.invite_refusal('9000000055', 'staff'), case when n <= 3 then 'allowed' else 'PT429 too_many_invitations'
  end, format('invitation %s of one number on one day', n)) from generate_series(1, 4) as n;
select is(tests.invite_refusal((9000000100 + n)::text, 'staff'), case when n <= 17 then 'allowed'
  else 'PT429 too_many_invitations' end, format('and of others, %s', n)) from generate_series(1, 18) as n;
select tests.reset();
delete from private.staff_invitations;
select tests.act_as('aman');
select is(tests.invite_refusal('9000000004', 'staff'), 'allowed', 'tomorrow more');
select tests.reset();
delete from private.staff_invitations;

-- Whom the administration took the role from hands out nothing any more.
insert into public.vendor_staff (vendor_id, user_id, position)
values (tests.vendor_id_of('v-one'), tests.user_id('vani'), 'owner');
select tests.invites('vani', '9000000004', 'owner', 'accomplice');
select tests.act_as('admin');
select public.revoke_role(tests.user_id('vani'), 'vendor', 'Fraud');
select tests.act_as('sai');
select is(tests.refusal(format('select public.accept_staff_invitation(%L)', tests.invitation('accomplice'))),
  'PT409 invitation_ended', 'what they had handed out has ended');
select tests.act_as('admin');
select public.assign_additional_role(tests.user_id('vani'), 'vendor');
select tests.reset();
delete from public.vendor_staff where user_id = tests.user_id('vani') and vendor_id = tests.vendor_id_of('v-one');
delete from private.staff_invitations;

-- An invitation to another number of somebody who works here does not outlive their dismissal.
insert into public.vendor_staff (vendor_id, user_id, position)
values (tests.vendor_id_of('v-one'), tests.user_id('vani'), 'staff');
select tests.invites('aman', '9000000066', 'staff', 'other number');
select tests.reset();
update auth.users set phone = '919000000066' where id = tests.user_id('vani');
select tests.act_as('aman');
select lives_ok(format('select public.dismiss_staff(%L, %L)', tests.vendor_id_of('v-one'), tests.user_id('vani')),
  'who has two numbers is dismissed');
select tests.act_as('vani');
select is(tests.refusal(format('select public.accept_staff_invitation(%L)', tests.invitation('other number'))),
  'PT409 invitation_ended', 'with both');
select tests.reset();
update auth.users set phone = '919000000006' where id = tests.user_id('vani');
delete from private.staff_invitations;

-- Who withdraws.
select tests.invites('aman', '9000000004', 'owner', 'owner');
select tests.act_as('meera');
select is(tests.refusal(format('select public.withdraw_staff_invitation(%L)', tests.invitation('owner'))),
  'PT403 not_allowed', 'a manager withdraws no owner''s invitation');
select tests.act_as('vani');
select is(tests.refusal(format('select public.withdraw_staff_invitation(%L)', tests.invitation('owner'))),
  'PT404 invitation_not_found', 'another business none at all');
select tests.act_as('sai');
select is(tests.refusal(format('select public.withdraw_staff_invitation(%L)', tests.invitation('owner'))),
  'PT404 invitation_not_found', 'nor does who is invited');

-- What the administration took, no business gives back.
select tests.act_as('admin');
select public.assign_additional_role(tests.user_id('sai'), 'vendor'),
  public.revoke_role(tests.user_id('sai'), 'vendor', 'Fraud');
select tests.act_as('sai');
select is(tests.refusal(format('select public.accept_staff_invitation(%L)', tests.invitation('owner'))),
  'PT403 role_revoked', 'a role that was taken away does not come back by an invitation');
select is(tests.refusal(format('select public.assign_additional_role(%L, %L)', tests.user_id('sai'), 'vendor')),
  'PT403 role_revoked', 'nor from oneself');
select tests.act_as('admin');
select public.assign_additional_role(tests.user_id('sai'), 'vendor');
select tests.act_as('sai');
select is(public.accept_staff_invitation((tests.invitation('owner'))::uuid) ->> 'position', 'owner',
  'only by the administration');

-- Positions -----------------------------------------------------------------------------------------------------------
select tests.act_as('meera');
select is(tests.people_refusal('change_staff_position', 'sai', 'staff'), 'PT403 not_allowed',
  'a manager lowers no owner');
select is(tests.people_refusal('dismiss_staff', 'sai'), 'PT403 not_allowed', 'or dismisses one');
select is(tests.people_refusal('change_staff_position', 'meera', 'owner'), 'PT403 not_allowed', 'or becomes one');
select is(tests.people_refusal('change_staff_position', 'meera', 'manager'), 'PT403 not_allowed',
  'or has their own position from themselves');
select is(tests.people_refusal('hand_over_vendor', 'sai'), 'PT403 not_allowed', 'or gives the business away');
select is(tests.people_refusal('dismiss_staff', 'meera'), 'PT409 staff_is_yourself', 'nobody dismisses themselves');
select is(tests.people_refusal('dismiss_staff', 'else'), 'PT404 staff_not_found', 'or who does not work there');
select tests.act_as('vani');
select is(tests.people_refusal('dismiss_staff', 'meera'), 'PT403 not_your_vendor', 'or somewhere else');
select is(tests.people_refusal('change_staff_position', 'meera', 'staff'), 'PT403 not_your_vendor', 'of another');
select tests.act_as('aman');
select lives_ok(format('select public.change_staff_position(%L, %L, %L)', tests.vendor_id_of('v-one'),
  tests.user_id('meera'), 'staff'), 'an owner lowers a manager');
select tests.act_as('meera');
select is(tests.refusal(format('select public.vendor_people(%L)', tests.vendor_id_of('v-one'))), 'PT403 not_allowed',
  'who has no right to people from the next statement on');
select is((select v.rights from public.my_vendors() as v), '{orders}', 'and is told so');
select tests.reset();
select is(tests.heard('meera', 'staff_position_changed'), 1::bigint, 'by a notification too');

-- Two owners: one may go.
select tests.invites('sai', '9000000005', 'staff', 'by sai');
select tests.act_as('sai');
select lives_ok(format('select public.dismiss_staff(%L, %L)', tests.vendor_id_of('v-one'), tests.user_id('aman')),
  'an owner dismisses another');
select is(tests.refusal(format('select public.leave_vendor(%L)', tests.vendor_id_of('v-one'))), 'PT409 last_owner',
  'and stays');
select is(tests.people_refusal('change_staff_position', 'sai', 'manager'), 'PT409 last_owner', 'as the owner');
select tests.reset();
select is((select owner_id from public.vendors where slug = 'v-one'), tests.user_id('sai'),
  'whose business it is follows');
select is(tests.is_vendor('aman'), false, 'and who was dismissed is no vendor');

-- Another owner.
select tests.act_as('sai');
select is(tests.people_refusal('hand_over_vendor', 'sai'), 'PT409 staff_is_yourself', 'not to oneself');
select is(tests.people_refusal('hand_over_vendor', 'else'), 'PT404 staff_not_found', 'not to a stranger');
select tests.reset();
delete from public.user_roles where user_id = tests.user_id('meera') and role = 'vendor';
select tests.act_as('sai');
select is(tests.people_refusal('hand_over_vendor', 'meera'), 'PT409 last_owner',
  'not to somebody who could not act as the owner');
select tests.reset();
insert into public.user_roles (user_id, role) values (tests.user_id('meera'), 'vendor');
select tests.act_as('sai');
select lives_ok(format('select public.hand_over_vendor(%L, %L)', tests.vendor_id_of('v-one'), tests.user_id('meera')),
  'the owner changes');
select tests.reset();
select is(tests.works_at('meera') || ' ' || tests.works_at('sai'), 'owner manager', 'who was it stays as manager');
select is((select owner_id from public.vendors where slug = 'v-one'), tests.user_id('meera'), 'and by name too');
select is((select count(*) from private.staff_invitations where withdrawn_at is null and accepted_at is null),
  0::bigint, 'what an owner had handed out, a manager does not');
select tests.act_as('sai');
select lives_ok(format('select public.leave_vendor(%L)', tests.vendor_id_of('v-one')), 'a manager leaves');
select is(tests.refusal(format('select public.leave_vendor(%L)', tests.vendor_id_of('v-one'))),
  'PT403 not_your_vendor', 'once');
select tests.reset();
select is(tests.is_vendor('sai'), false, 'and is no vendor any more');

-- Somebody in several businesses keeps the role with the others.
select tests.invites('meera', '9000000006', 'staff', 'vani');
select tests.act_as('vani');
select public.accept_staff_invitation((tests.invitation('vani'))::uuid);
select is((select array_agg(v.slug || ' ' || v.staff_position order by v.slug) from public.my_vendors() as v),
  '{v-one staff,v-three owner,v-two owner}', 'one person works for several businesses');
select tests.act_as('meera');
select public.dismiss_staff(tests.vendor_id_of('v-one'), tests.user_id('vani'));
select tests.reset();
select is(tests.is_vendor('vani'), true, 'and keeps the role of the others');
select is(tests.works_at('vani', 'v-two'), 'owner', 'with its place there');

-- Closing an account.
select tests.act_as('meera');
select is(public.account_closing() #>> '{problems,0,code}', 'runs_business', 'the last owner closes no account');

-- What is shown -------------------------------------------------------------------------------------------------------
select tests.invites('meera', '9000000005', 'manager', 'shown');
select is((select array_agg(concat_ws(' ', p ->> 'name', p ->> 'phone_end', p ->> 'position', p ->> 'is_me',
    p ->> 'may_change')) from jsonb_array_elements(public.vendor_people(tests.vendor_id_of('v-one')) -> 'people') as p),
  '{Meera 0003 owner true false}', 'who works there');
select is((select array_agg(concat_ws(' ', p ->> 'phone_end', p ->> 'position', p ->> 'invited_by'))
    from jsonb_array_elements(public.vendor_people(tests.vendor_id_of('v-one')) -> 'invitations') as p),
  '{0005 manager Meera}', 'who is invited');
select is(public.vendor_people(tests.vendor_id_of('v-one')) -> 'positions', '[
  {"position": "owner", "rights": ["catalogue", "money", "orders", "people", "prices"], "may_hand_out": true},
  {"position": "manager", "rights": ["catalogue", "orders", "people", "prices"], "may_hand_out": true},
  {"position": "staff", "rights": ["orders"], "may_hand_out": true}]', 'and what positions there are');
select tests.act_as('vani');
select is(tests.refusal(format('select public.vendor_people(%L)', tests.vendor_id_of('v-one'))),
  'PT403 not_your_vendor', 'other businesses see none of it');
select is(tests.refusal(format('select public.vendor_log(%L)', tests.vendor_id_of('v-one'))), 'PT403 not_your_vendor',
  'nor the log');

-- The log: what the business did itself.
select tests.act_as('meera');
select public.set_accepting_orders(tests.vendor_id_of('v-one'), false, 30),
  public.set_accepting_orders(tests.vendor_id_of('v-one'), true),
  public.set_delivery_area(tests.vendor_id_of('v-one'), 4000),
  public.save_vendor_hours(tests.vendor_id_of('v-one'), '[{"weekday": 1, "opens": "10:00", "closes": "20:00"}]'),
  public.save_vendor_card(tests.vendor_id_of('v-one'), '{"min_order_paise": 5000}'),
  public.create_vendor_offer(tests.vendor_id_of('v-one'), jsonb_build_object('code', 'DOSA50', 'kind', 'flat',
    'value', 5000, 'minimum_paise', 20000, 'valid_to', now() + interval '1 day'), 'key-offer'),
  public.stop_vendor_offer(tests.vendor_id_of('v-one'), 'DOSA50'),
  public.save_payout_account(tests.vendor_id_of('v-one'), 'vendor_payable',
    '{"method": "upi", "holder": "Meera Rao", "upi_id": "meera@okaxis"}'),
  public.import_items(tests.vendor_id_of('v-one'), gen_random_uuid(),
    '[{"line": 1, "section": "Mains", "name": "Vada", "price_paise": 4000, "diet": "veg"}]', 'key-import');
select public.change_items(tests.vendor_id_of('v-one'), array(select id from public.catalog_items
    where vendor_id = tests.vendor_id_of('v-one')), '{"price_bp": 1000}', gen_random_uuid(), 'key-change');
select is((select array_agg(l.act || ' ' || l.actor_name || ' ' || (l.detail - 'item')::text order by l.id)
    from public.vendor_log(tests.vendor_id_of('v-one'), null, 9) as l),
  array['orders_switched Meera {"minutes": 30, "accepting": false}',
    'orders_switched Meera {"minutes": null, "accepting": true}', 'delivery_changed Meera {"count": 3}',
    'hours_changed Meera {"count": 1}', 'offer_started Meera {"code": "DOSA50"}',
    'offer_stopped Meera {"code": "DOSA50"}', 'bank_account_changed Meera {}', 'items_imported Meera {"count": 1}',
    'prices_changed Meera {"count": 2}'], 'each act with who did it; what one act changes is one line');
select is((select array_agg(l.act) from public.vendor_log(tests.vendor_id_of('v-one'), (select min(k.id)
    from public.vendor_log(tests.vendor_id_of('v-one'), null, 9) as k), 1) as l), '{invited}', 'and pages before');
select is((select count(*) from public.vendor_log(tests.vendor_id_of('v-one'), null, 100000)) <= 100, true,
  'of a bounded length');

-- Guests.
select tests.act_as_anon();
select is(split_part(tests.refusal(s), ' ', 1), '42501', 'guests: ' || s) from (values
  ('select public.invite_staff(null, null, null)'), ('select public.withdraw_staff_invitation(null)'),
  ('select public.staff_invitation(null)'), ('select public.my_staff_invitations()'),
  ('select public.accept_staff_invitation(null)'), ('select public.dismiss_staff(null, null)'),
  ('select public.leave_vendor(null)'), ('select public.change_staff_position(null, null, null)'),
  ('select public.hand_over_vendor(null, null)'), ('select public.vendor_people(null)'),
  ('select public.vendor_log(null)'), ('select * from private.staff_invitations')) as t (s);
select tests.reset();

-- An account that closes takes its invitations with it; the business's log stays.
select is(private.trade_data(tests.user_id('vani')) -> 'work_invitations' -> 0 ->> 'vendor', 'V One',
  'invitations are among a person''s data');
select private.forget_trades(tests.user_id('vani'));
select is(private.trade_data(tests.user_id('vani')) -> 'work_invitations', '[]', 'and go with the account');
select ok('joined vani' = any (tests.logged()), 'not from the log');
select * from finish();
rollback;
