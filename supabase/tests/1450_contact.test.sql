-- The parties of an order write to each other: who to whom, what, until when, and what nobody else learns.
begin;
select no_plan();
select tests.reviewed('bounds', 'block_contact contacts mark_read messages order_picture_path report_message '
  'send_message');
select tests.create_user('asha kumari', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'), tests.create_user('vani', '+919000000004', '{vendor}'),
    tests.create_user('vijay', null, '{vendor}'),
  tests.create_user('ravi', '+919000000006', '{delivery}'), tests.create_user('rahul', '+919000000007', '{delivery}'),
  tests.create_user('admin', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.open_vendor('vendor-two', 'vani'),
  tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha kumari'), tests.fund_wallet('asha kumari', 1000000);
insert into public.vendor_staff (vendor_id, user_id, position)
  values (tests.vendor_id_of('vendor-one'), tests.user_id('vijay'), 'staff');
select tests.add_courier('ravi'), tests.add_courier('rahul', 17.44);
select tests.order_item('dinner', 'asha kumari', 'Dosa', 2);

select tests.reset();
create function tests.say(as_role text, to_role text, words text, client uuid default gen_random_uuid()) returns jsonb
  language sql as $$
  select public.send_message(tests.order_id('dinner'), as_role, to_role, client, 'text', words)
$$;
create function tests.say_canned(as_role text, to_role text, code text, params jsonb default '{}') returns jsonb
  language sql as $$
  select public.send_message(tests.order_id('dinner'), as_role, to_role, gen_random_uuid(), 'canned',
    canned_code => code, params => params)
$$;
create function tests.read_words(as_role text, with_role text) returns text language sql as $$
  select string_agg(coalesce(m ->> 'body', m ->> 'canned_code', m ->> 'picture'), ', ' order by (m ->> 'seq')::integer)
  from jsonb_array_elements(public.messages(tests.order_id('dinner'), as_role, with_role) -> 'messages') as m
$$;
create function tests.contact(as_role text, with_role text) returns jsonb language sql as $$
  select c from jsonb_array_elements(public.contacts(tests.order_id('dinner'), as_role) -> 'contacts') as c
    where c ->> 'role' = with_role
$$;
create function tests.events_of(topic text, event text) returns bigint language sql security definer as $$
  select count(*) from private.topic_log as l where l.topic = events_of.topic and l.event = events_of.event
$$;
create function tests.notes_of(handle text) returns bigint language sql security definer as $$
  select count(*) from public.system_notifications as n where n.user_id = tests.user_id(handle)
    and n.template = 'message_new' and not n.is_read
$$;
grant execute on all functions in schema tests to anon, authenticated, service_role;

-- The rules.
select is_empty($$ select p.role, p.with_role from private.contact_pairs as p
   where p.role not in (select k.role from private.party_kinds as k)
    or not exists (select from private.contact_pairs as q where q.kind = p.kind and q.role = p.with_role
      and q.with_role = p.role)$$,
  'pairs are of known parts, and go both ways');
select
  is_empty($$ select c.code from private.canned_messages as c where not exists (select from private.contact_pairs as p
   where p.role = c.role and p.with_role = c.with_role)$$,
  'every canned sentence is of a pair that writes to each other');

-- Nobody without a session, nobody uninvolved.
select tests.act_as_anon();
select matches(tests.refusal(c), '^42501', 'guests may not: ' || c) from unnest(array[
  'select tests.say(''user'', ''vendor'', ''hello'')',
    'select public.messages(gen_random_uuid(), ''user'', ''vendor'')',
    'select public.contacts(gen_random_uuid(), ''user'')',
  'select public.mark_read(gen_random_uuid(), ''user'', ''vendor'', 1)',
    'select public.report_message(gen_random_uuid(), ''user'', 1, ''rude'')',
  'select public.block_contact(gen_random_uuid(), ''user'', ''vendor'')',
    'select public.order_contact(gen_random_uuid())',
  'select public.order_picture_path(gen_random_uuid(), ''user'', ''vendor'', ''webp'')',
    'select * from public.message_reports', 'select * from public.contact_blocks']) as c;
select tests.act_as('bala');
select is(tests.refusal(c), 'PT404 conversation_not_found', 'strangers may not: ' || c) from unnest(array[
  'select tests.say(''user'', ''vendor'', ''hello'')', 'select tests.say(''admin'', ''user'', ''hello'')',
    'select tests.read_words(''user'', ''vendor'')', 'select tests.contact(''user'', ''vendor'')',
  'select public.mark_read(tests.order_id(''dinner''), ''user'', ''vendor'', 1)',
    'select public.block_contact(tests.order_id(''dinner''), ''user'', ''vendor'')',
  'select public.order_picture_path(tests.order_id(''dinner''), ''user'', ''vendor'', ''webp'')']) as c;
select tests.act_as('vani');
select is(tests.refusal($$ select tests.say('vendor', 'user', 'hello') $$), 'PT404 conversation_not_found',
  'nor may another vendor');
select tests.act_as('ravi');
select is(tests.refusal($$ select tests.say('courier', 'user', 'hello') $$), 'PT404 conversation_not_found',
  'nor a courier who does not carry it');

-- Customer and vendor.
select tests.act_as('asha kumari');
select is(tests.refusal($$ select tests.say('vendor', 'user', 'hello') $$), 'PT404 conversation_not_found',
  'nobody writes in a part that is not theirs');
select is(tests.refusal($$ select tests.say('user', 'courier', 'hello') $$), 'PT409 contact_not_there',
  'nor to a courier before there is one');
select is(tests.refusal($$ select tests.say('user', 'admin', 'hello') $$), 'PT403 contact_not_allowed',
  'nor to whom no chat leads');
select is(tests.refusal($$ select tests.say('user', 'vendor', repeat('a', 10000)) $$), 'PT400 message_too_long',
  'a chat of 10,000 letters is refused (Issue 10, bad input)');
select is(tests.refusal($$ select tests.say('user', 'vendor', repeat('a', 501)) $$), 'PT400 message_too_long',
  'one letter too many is refused');
select is(tests.refusal($$ select tests.say('user', 'vendor', '   ') $$), 'PT400 message_empty',
  'nothing but blanks is refused');
select is(tests.refusal($$ select tests.say('user', 'vendor', 'hello', null) $$), 'PT400 request_invalid',
  'a message without an id of its own is refused');
select is(tests.refusal($$ select public.send_message(tests.order_id('dinner'), 'user', 'vendor', gen_random_uuid(),
  'video', 'x') $$), 'PT400 request_invalid', 'a kind nobody knows is refused');
select is(tests.say('user', 'vendor', ' Less spicy please ', '11111111-1111-4111-8111-111111111111') - 'at',
  '{"seq": 1, "client_id": "11111111-1111-4111-8111-111111111111", "sender_role": "user", "to_role": "vendor", "kind": '
    '"text", "body": "Less spicy please", "canned_code": null,
    "params": {}, "picture": null, "is_removed": false}'::jsonb,
    'a customer writes to the vendor (Issue 10, reaching each other)');
select is(tests.say('user', 'vendor', 'Less spicy please', '11111111-1111-4111-8111-111111111111') ->> 'seq', '1',
  'a message that is sent again is stored once');
select is((select count(*) from jsonb_array_elements(public.messages(tests.order_id('dinner'), 'user',
  'vendor') -> 'messages')), 1::bigint, 'and read once');
select is(tests.contact('user', 'vendor') ->> 'name', 'Vendor One', 'the customer reads the vendor''s name');
select is(tests.events_of('vendor:' || tests.vendor_id_of('vendor-one'), 'message'), 1::bigint,
  'the vendor''s people hear of it');
select is(tests.notes_of('vikram') + tests.notes_of('vijay'), 2::bigint, 'and each is notified');
select tests.say('user', 'vendor', 'And no onion');
select is(tests.notes_of('vikram'), 1::bigint, 'once for a conversation that nobody has opened yet');

select tests.act_as('vijay');
select is(tests.contact('vendor', 'user') -> 'unread', '2'::jsonb, 'the vendor''s people see how many are unread');
select is(tests.contact('vendor', 'user') ->> 'name', 'Asha', 'and the customer''s first name');
select is(tests.read_words('vendor', 'user'), 'Less spicy please, And no onion', 'and read them');
select public.mark_read(tests.order_id('dinner'), 'vendor', 'user', 1);
select is(tests.contact('vendor', 'user') -> 'unread', '1'::jsonb, 'what one has read is read for all of them');
select is(tests.notes_of('vijay'), 0::bigint, 'the reader''s notification has been read with it');
select tests.say('vendor', 'user', 'Of course');
select tests.act_as('asha kumari');
select is(public.messages(tests.order_id('dinner'), 'user', 'vendor') -> 'read_seq', '1'::jsonb,
  'the sender sees how far the other has read');
select public.mark_read(tests.order_id('dinner'), 'user', 'vendor', 99);
select is(tests.contact('user', 'vendor') -> 'unread', '0'::jsonb,
  'a number beyond the last message counts as the last');
select is(public.messages(tests.order_id('dinner'), 'user', 'vendor', 3, 1) #>> '{messages,0,body}', 'And no onion',
  'older messages come page by page');

-- Customer and courier; the vendor hears nothing of it.
select tests.advance_to('dinner', 'confirmed', 'ravi');
select tests.act_as('ravi');
select is(tests.contact('courier', 'user') ->> 'name', 'Asha',
  'a courier sees the customer''s first name (Issue 10, never just "Customer")');
select is(tests.refusal($$ select tests.say_canned('courier', 'user', 'coming_down') $$), 'PT400 message_unknown',
  'a sentence of another party is refused');
select is(tests.refusal($$ select tests.say_canned('courier', 'user', 'minutes_late', '{"minutes": 1000}') $$),
  'PT400 message_unknown', 'and one with a figure out of bounds');
select is(tests.refusal($$ select tests.say_canned('courier', 'user', 'minutes_late', '{"minutes": "<b>"}') $$),
  'PT400 message_unknown', 'or with something that is no figure');
select is(tests.refusal(format($$ select tests.say_canned('courier', 'user', 'minutes_late', '{"minutes": %s}') $$,
  figure)), 'PT400 message_unknown',
  'or with a figure that is no number of minutes: ' || figure)
    from unnest(array['1e30', '1.5', '0.5', '120.4', '-1', 'null', '"5"']) as figure;
select is(tests.say_canned('courier', 'user', 'minutes_late', '{"minutes": 10, "more": "x"}') - array['at',
  'client_id'],
  '{"seq": 4, "sender_role": "courier", "to_role": "user", "kind": "canned", "body": null, "canned_code": '
    '"minutes_late", "params": {"minutes": 10}, "picture": null, "is_removed": false}'::jsonb,
  'a canned sentence is stored by its code and its figure');
select is(tests.read_words('courier', 'user'), 'minutes_late',
  'a courier does not read what customer and vendor wrote');
select tests.act_as('asha kumari');
select is(public.order_tracking(tests.order_id('dinner')) -> 'contact',
  public.contacts(tests.order_id('dinner'), 'user'), 'the customer''s tracking carries the contacts');
select is(tests.contact('user', 'courier') ->> 'name', 'Ravi', 'the customer sees the courier''s first name');
select is(tests.events_of('user:' || tests.user_id('asha kumari'), 'message'), 4::bigint,
  'each message is published to its two parties');
select is(tests.events_of('vendor:' || tests.vendor_id_of('vendor-one'), 'message'), 3::bigint, 'and to nobody else');
select tests.act_as('vikram');
select is(tests.read_words('vendor', 'user'), 'Less spicy please, And no onion, Of course',
  'the vendor reads nothing between customer and courier');
select is(tests.read_words('vendor', 'courier'), null, 'and has written nothing to the courier yet');
select tests.say_canned('vendor', 'courier', 'ready_now');

-- What an event carries.
select tests.reset();
select is(private.event_detail('user:' || tests.user_id('asha kumari'), 'message',
  jsonb_build_object('order_id', tests.order_id('dinner'), 'message_seq', 4)) #>> '{message,canned_code}',
  'minutes_late', 'an event carries the message to its reader');
select is(private.event_detail('vendor:' || tests.vendor_id_of('vendor-one'), 'message',
  jsonb_build_object('order_id', tests.order_id('dinner'), 'message_seq', 4)), null,
  'and to no other topic, even with its number');

-- Another courier.
select tests.act_as('ravi');
select public.release_job(tests.order_id('dinner'), 'Flat tyre');
select is(tests.refusal($$ select tests.read_words('courier', 'user') $$), 'PT404 conversation_not_found',
  'who has given the job back reads nothing more');
select tests.act_as('rahul');
select public.respond_to_offer(tests.offer_for('rahul', 'dinner'), true);
select is(tests.read_words('courier', 'user'), null,
  'the next courier does not read what was written to the one before');
select is(tests.read_words('courier', 'vendor'), null, 'from nobody');
select tests.say('courier', 'user', 'Hello, I am bringing it now');
select tests.act_as('asha kumari');
select is(tests.read_words('user', 'courier'), 'minutes_late, Hello, I am bringing it now',
  'the customer reads what both wrote');

-- Pictures.
select matches(public.order_picture_path(tests.order_id('dinner'), 'user', 'courier', 'webp'),
  '^' || tests.order_id('dinner') || '/' || tests.user_id('asha kumari') || '/[0-9a-f-]{36}[.]webp$',
  'a picture gets a path of its own in the folder of order and sender');
select is(tests.refusal($$ select public.order_picture_path(tests.order_id('dinner'), 'user', 'courier', 'html') $$),
  'PT400 picture_invalid', 'what is no picture gets none (Issue 10, bad input)');
select tests.reset();
create function tests.picture(handle text, n integer) returns text language sql as $$
  select tests.order_id('dinner') || '/' || tests.user_id(handle) || '/aaaaaaaa-aaaa-4aaa-8aaa-' || lpad(n::text, 12,
    '0') || '.webp'
$$;
create function tests.pictures_seen_by(handle text) returns bigint language plpgsql as $$
begin
  perform tests.act_as(handle);
  return (select count(*) from storage.objects where bucket_id = 'order-pictures');
end
$$;
create function tests.say_picture(name text) returns jsonb language sql as $$
  select public.send_message(tests.order_id('dinner'), 'user', 'courier', gen_random_uuid(), 'picture',
    picture => name)
$$;
grant execute on all functions in schema tests to anon, authenticated, service_role;
select tests.act_as('asha kumari');
select matches(tests.refusal(format('insert into storage.objects (bucket_id, name) values (''order-pictures'', %L)',
  tests.picture('asha kumari', 1))), '^42501',
  'nobody stores a file past the function that looks into it');
select is(tests.refusal($$ select tests.say_picture(tests.picture('asha kumari', 1)) $$), 'PT400 picture_invalid',
  'a picture that is not stored cannot be sent');
select tests.reset();
insert into storage.objects (bucket_id, name) values ('order-pictures', tests.picture('asha kumari', 1)),
  ('order-pictures', tests.picture('bala', 1));
select tests.act_as('asha kumari');
select is(tests.refusal($$ select tests.say_picture(tests.picture('bala', 1)) $$), 'PT400 picture_invalid',
  'nor can another''s');
select is(tests.say_picture(tests.picture('asha kumari', 1)) ->> 'picture', tests.picture('asha kumari', 1),
  'a stored one is sent');
select is(tests.refusal($$ select tests.say_picture(tests.picture('asha kumari', 1)) $$), 'PT400 picture_invalid',
  'once');
select is(tests.pictures_seen_by(who), seen, who || ' sees ' || seen || ' pictures')
from (values ('asha kumari', 1::bigint), ('rahul', 1), ('ravi', 0), ('vikram', 0), ('bala', 0), ('admin', 1))
  as v (who, seen);
select tests.act_as_anon();
select is((select count(*) from storage.objects where bucket_id = 'order-pictures'), 0::bigint, 'guests see none');

-- Reports and blocks.
select tests.act_as('asha kumari');
select is(tests.refusal($$ select public.report_message(tests.order_id('dinner'), 'user', 1, 'rude') $$),
  'PT404 message_not_found', 'nobody reports what they wrote themselves');
select is(tests.refusal($$ select public.report_message(tests.order_id('dinner'), 'user', 4, 'ugly') $$),
  'PT400 reason_invalid', 'nor for a reason that is none');
select lives_ok($$ select public.report_message(tests.order_id('dinner'), 'user', 6, 'rude') $$,
  'a message that was received is reported');
select is((select count(*) from public.message_reports), 0::bigint, 'who reported reads no reports');
select lives_ok($$ select public.block_contact(tests.order_id('dinner'), 'user', 'courier') $$,
  'and its sender blocked');
select is(tests.refusal($$ select tests.say('user', 'courier', 'hello') $$), 'PT403 contact_blocked',
  'which ends the chat for the one');
select is(tests.contact('user', 'courier') -> 'is_blocked', 'true'::jsonb, 'who is told so');
select tests.act_as('rahul');
select is(tests.refusal($$ select tests.say('courier', 'user', 'hello') $$), 'PT403 contact_blocked',
  'and for the other');
select lives_ok($$ select tests.say('courier', 'vendor', 'On my way') $$, 'not with anybody else');
select is(tests.refusal($$ select public.report_message(tests.order_id('dinner'), 'courier', 1, 'rude') $$),
  'PT404 message_not_found', 'nobody reports what was not written to them');
select is(tests.refusal($$ select public.order_contact(tests.order_id('dinner')) $$), 'PT403 role_required',
  'the whole chat is for administrators');
select tests.act_as('admin');
select results_eq($$ select seq, reason from public.message_reports $$, $$ values (6, 'rude') $$,
  'administrators see reports');
select results_eq($$ select blocker_role, blocked_role from public.contact_blocks $$, $$ values ('user', 'courier') $$,
  'and blocks');
select is(jsonb_array_length(public.order_contact(tests.order_id('dinner')) -> 'messages'), 8,
  'and read the chat of an order');
select is((select count(*) from public.audit_log where action = 'read_messages'), 1::bigint, 'which is written down');
select is(tests.refusal($$ select tests.say('admin', 'user', 'hello') $$), 'PT404 conversation_not_found',
  'but do not write in it');

-- How much.
select tests.act_as('vikram');
select tests.say('vendor', 'user', 'message ' || n) from generate_series(1, 19) as n;
select is(tests.refusal($$ select tests.say('vendor', 'user', 'one more') $$), 'PT429 too_many_messages',
  'twenty messages a minute are enough');
select tests.reset();
select is((select array_agg(m.seq order by m.seq) from private.conversation_messages as m),
  array(select generate_series(1, 27)), 'numbers have no gaps, whatever was refused');
select is(tests.refusal($$ update private.conversation_messages set body = 'other words' where seq = 1 $$),
  'PT403 append_only', 'nobody changes a message');
select is(tests.refusal($$ delete from private.conversation_messages where seq = 1 $$), 'PT403 append_only',
  'or deletes one');

select tests.act_as('vikram');
select is(tests.contact('vendor', 'user') -> 'has_messages', 'true'::jsonb,
  'whether anything was written is part of the contacts');

-- After the end.
select tests.act_as('vikram');
select public.advance_order(tests.order_id('dinner'), step::public.order_status)
  from unnest(array['preparing', 'ready']) as step;
select tests.act_as('rahul');
select public.advance_order(tests.order_id('dinner'), 'out_for_delivery', tests.code_of('dinner', 'pickup'));
select public.advance_order(tests.order_id('dinner'), 'delivered', tests.code_of('dinner', 'drop'));
select lives_ok($$ select tests.say('courier', 'vendor', 'Delivered') $$,
  'for half an hour after the end the chat stays open');
select tests.reset();
update public.enhanced_orders set status_since = now() - interval '31 minutes' where id = tests.order_id('dinner');
update private.order_parties set until_at = now() - interval '1 minute' where order_id = tests.order_id('dinner')
  and role = 'courier' and until_at > now();
select tests.act_as('asha kumari');
select is(tests.refusal($$ select tests.say('user', 'vendor', 'hello') $$), 'PT409 contact_closed',
  'a message after the window is refused (Issue 10, bad input)');
select is(public.contacts(tests.order_id('dinner'), 'user') -> 'is_open', 'false'::jsonb, 'which the contacts say');
select is((public.contacts(tests.order_id('dinner'), 'user') ->> 'closes_at')::timestamptz, now() - interval '1 minute',
  'and since when');
select is(tests.contact('user', 'courier') ->> 'name', 'Rahul', 'whoever has left is still named');
select is(tests.read_words('user', 'courier') like '%I am bringing it now%', true,
  'and what was written can still be read');
select tests.act_as('rahul');
select is(tests.refusal($$ select tests.read_words('courier', 'user') $$), 'PT404 conversation_not_found',
  'but no longer by the courier');
select is((select count(*) from storage.objects where bucket_id = 'order-pictures'), 0::bigint,
  'who sees no picture either');

-- Somebody without a name.
select tests.reset();
update public.profiles set full_name = null where id = tests.user_id('asha kumari');
select is(private.customer_name(tests.user_id('asha kumari')), 'Customer · ••001',
  'a customer without a name is told from others by the end of the number (Issue 10, never just "Customer")');
select is(private.customer_name(tests.user_id('admin')), 'Admin', 'a name is its first word');
select * from finish();
rollback;
