-- Contact: the parties of an order write to each other while it lives and a while after (docs/decisions/0044). Who takes part
-- is private.party_roles, until when private.contact_open; the calls are in the next file.

-- Who writes to whom, and the sentences that need no typing ------------------------------------------------------------

create table private.contact_pairs (
  kind public.order_kind not null,
  role text not null,
  with_role text not null,
  primary key (kind, role, with_role)
);
comment on table private.contact_pairs is
  'Which parties of a kind of order may write to and call each other, one row for each direction. A trade adds its own.';
insert into private.contact_pairs (kind, role, with_role)
select pair.kind::public.order_kind, way.role, way.with_role
from (values ('delivery', 'user', 'vendor'), ('delivery', 'user', 'delivery'), ('delivery', 'vendor', 'delivery'), ('pickup', 'user', 'vendor'))
  as pair (kind, one, other),
  lateral (values (pair.one, pair.other), (pair.other, pair.one)) as way (role, with_role);

create table private.canned_messages (
  role text not null,
  with_role text not null,
  position smallint not null,
  code text not null constraint canned_code_form check (code ~ '^[a-z_]{2,40}$'),
  takes_minutes boolean not null default false,
  primary key (role, with_role, code)
);
comment on table private.canned_messages is
  'Sentences that one party can send to another without typing. Stored by code, so that each reader has them in their own language; '
  'the texts are in the apps.';
insert into private.canned_messages (role, with_role, position, code, takes_minutes) values
  ('user', 'delivery', 1, 'coming_down', false), ('user', 'delivery', 2, 'leave_at_door', false), ('user', 'delivery', 3, 'do_not_ring', false),
  ('user', 'delivery', 4, 'call_on_arrival', false), ('user', 'delivery', 5, 'thanks', false),
  ('delivery', 'user', 1, 'on_my_way', false), ('delivery', 'user', 2, 'arrived', false), ('delivery', 'user', 3, 'cannot_find_address', false),
  ('delivery', 'user', 4, 'minutes_late', true), ('delivery', 'user', 5, 'all_right', false),
  ('user', 'vendor', 1, 'how_long', false), ('user', 'vendor', 2, 'change_possible', false), ('user', 'vendor', 3, 'thanks', false),
  ('vendor', 'user', 1, 'preparing_now', false), ('vendor', 'user', 2, 'item_missing', false), ('vendor', 'user', 3, 'minutes_late', true),
  ('vendor', 'user', 4, 'all_right', false),
  ('vendor', 'delivery', 1, 'ready_now', false), ('vendor', 'delivery', 2, 'minutes_late', true), ('vendor', 'delivery', 3, 'all_right', false),
  ('delivery', 'vendor', 1, 'minutes_away', true), ('delivery', 'vendor', 2, 'at_counter', false), ('delivery', 'vendor', 3, 'how_long', false),
  ('delivery', 'vendor', 4, 'thanks', false);

-- Messages -------------------------------------------------------------------------------------------------------------

create table private.order_messages (
  order_id uuid not null references public.enhanced_orders (id),
  seq integer not null,
  client_id uuid not null,
  sender_id uuid not null references auth.users (id),
  sender_role text not null,
  from_id uuid not null,
  to_role text not null,
  to_id uuid not null,
  kind text not null constraint message_kind check (kind in ('text', 'canned', 'picture')),
  body text constraint message_body_length check (length(body) between 1 and 500),
  canned_code text,
  params jsonb not null default '{}',
  picture text,
  at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  primary key (order_id, seq),
  unique (order_id, sender_id, client_id),
  constraint message_is_of_its_kind check (case when removed_at is not null then num_nonnulls(body, picture) = 0
    when kind = 'text' then body is not null and num_nonnulls(canned_code, picture) = 0
    when kind = 'canned' then canned_code is not null and num_nonnulls(body, picture) = 0
    else picture is not null and num_nonnulls(body, canned_code) = 0 end)
);
create index order_messages_sender_idx on private.order_messages (sender_id, at);
create unique index order_messages_picture_idx on private.order_messages (picture) where picture is not null;
comment on table private.order_messages is
  'What the parties of an order write to each other, numbered without gaps per order. Append-only: when an account closes, only the content goes.';
comment on column private.order_messages.client_id is 'Chosen by the sender''s device: a message that is sent again is stored once.';
comment on column private.order_messages.from_id is 'The party that writes: a person, or the vendor for whom sender_id works.';
comment on column private.order_messages.to_id is 'The party that reads: a person, or a vendor.';
comment on column private.order_messages.params is 'Figures of a canned sentence: {minutes}.';

create function private.guard_message() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.removed_at is null or old.removed_at is not null
      or to_jsonb(new) - array['body', 'picture', 'removed_at'] <> to_jsonb(old) - array['body', 'picture', 'removed_at'] then
    raise exception using errcode = 'PT403', message = 'order_messages is append-only.', detail = 'append_only';
  end if;
  return new;
end
$$;
comment on function private.guard_message is 'A message is never changed; its content is removed when its sender''s account closes.';
create trigger order_messages_are_append_only before update or delete on private.order_messages
  for each row execute function private.guard_message();

create table private.order_reads (
  order_id uuid not null references public.enhanced_orders (id),
  role text not null,
  reader_id uuid not null,
  with_role text not null,
  last_seq integer not null,
  at timestamptz not null default now(),
  primary key (order_id, role, reader_id, with_role)
);
comment on table private.order_reads is
  'How far a party has read what another party wrote. reader_id is a person, or a vendor, whose people read for one another.';

create table public.message_reports (
  order_id uuid not null,
  seq integer not null,
  reporter_id uuid not null references auth.users (id),
  reason text not null constraint message_report_reason check (reason in ('rude', 'threat', 'asks_for_money', 'picture', 'other')),
  at timestamptz not null default now(),
  primary key (order_id, seq, reporter_id),
  foreign key (order_id, seq) references private.order_messages (order_id, seq)
);
create index message_reports_at_idx on public.message_reports (at desc);
create index message_reports_reporter_idx on public.message_reports (reporter_id);
comment on table public.message_reports is 'Messages that somebody found wrong, for administrators.';
alter table public.message_reports enable row level security;
create policy "administrators read reports of messages" on public.message_reports for select to authenticated
  using ((select private.is_admin()));
revoke all on public.message_reports from anon, authenticated;
grant select on public.message_reports to authenticated;

create table public.contact_blocks (
  order_id uuid not null references public.enhanced_orders (id),
  blocker_id uuid not null,
  blocker_role text not null,
  blocked_id uuid not null,
  blocked_role text not null,
  blocked_by uuid not null references auth.users (id),
  at timestamptz not null default now(),
  primary key (order_id, blocker_id, blocked_id)
);
create index contact_blocks_at_idx on public.contact_blocks (at desc);
create index contact_blocks_blocked_by_idx on public.contact_blocks (blocked_by);
comment on table public.contact_blocks is
  'Parties that no longer write to or call each other about an order, in either direction; administrators see it.';
comment on column public.contact_blocks.blocker_id is 'A person or a vendor, as blocked_id; blocked_by is the person who did it.';
alter table public.contact_blocks enable row level security;
create policy "administrators read blocks" on public.contact_blocks for select to authenticated
  using ((select private.is_admin()));
revoke all on public.contact_blocks from anon, authenticated;
grant select on public.contact_blocks to authenticated;

-- Conversations --------------------------------------------------------------------------------------------------------

create type private.conversation as (order_id uuid, role text, party_id uuid, with_role text, with_id uuid);
comment on type private.conversation is 'Two parties of an order, seen from the first: each a role and a person or vendor.';

create function private.own_party(order_id uuid, role text) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce(p.vendor_id, p.user_id) from private.order_parties as p
  where p.order_id = own_party.order_id and p.role = own_party.role and (p.until_at is null or p.until_at > now())
    and (p.user_id = auth.uid() or p.vendor_id is not null)
    and own_party.role = any (private.party_roles(own_party.order_id))
  order by p.from_at desc limit 1
$$;
comment on function private.own_party is 'As whom the caller acts in a part of an order: themselves, or the vendor they work for; null without that part.';

create function private.other_party(order_id uuid, role text) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce(p.vendor_id, p.user_id) from private.order_parties as p
  where p.order_id = other_party.order_id and p.role = other_party.role and (p.until_at is null or p.until_at > now())
  order by p.from_at desc limit 1
$$;
comment on function private.other_party is 'Who has a part in an order now: a person or a vendor; null while nobody has.';

create function private.is_blocked(c private.conversation) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.contact_blocks as b where b.order_id = c.order_id
    and ((b.blocker_id = c.party_id and b.blocked_id = c.with_id) or (b.blocker_id = c.with_id and b.blocked_id = c.party_id)))
$$;

create function private.conversation_of(order_id uuid, as_role text, with_role text) returns private.conversation
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation;
begin
  perform private.require_user();
  c.order_id := conversation_of.order_id;
  c.role := as_role;
  c.with_role := conversation_of.with_role;
  c.party_id := private.own_party(c.order_id, c.role);
  if c.party_id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if not exists (select from private.contact_pairs as p join public.enhanced_orders as o on o.kind = p.kind
      where o.id = c.order_id and p.role = c.role and p.with_role = c.with_role) then
    perform private.refuse(403, 'contact_not_allowed', 'You cannot write to them about this order.');
  end if;
  c.with_id := private.other_party(c.order_id, c.with_role);
  return c;
end
$$;
comment on function private.conversation_of is 'Refuses whoever has no such part in the order, and pairs that do not write to each other.';

create function private.open_conversation(order_id uuid, as_role text, with_role text) returns private.conversation
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation := private.conversation_of(open_conversation.order_id, as_role, open_conversation.with_role);
begin
  perform private.hold_account(auth.uid());
  if not (select private.contact_open(o) from public.enhanced_orders as o where o.id = c.order_id) then
    perform private.refuse(409, 'contact_closed', 'This order has ended, and so has its chat.');
  end if;
  if c.with_id is null then perform private.refuse(409, 'contact_not_there', 'There is nobody to write to yet.'); end if;
  if private.is_blocked(c) then
    perform private.refuse(403, 'contact_blocked', 'You can no longer reach each other about this order.');
  end if;
  return c;
end
$$;
comment on function private.open_conversation is 'The conversation as long as both can still reach each other; refuses it otherwise.';

create function private.party_topic(order_id uuid, role text, party_id uuid) returns text
language sql stable set search_path = '' as $$
  select case when exists (select from private.order_parties as p
    where p.order_id = party_topic.order_id and p.role = party_topic.role and p.vendor_id = party_topic.party_id) then 'vendor:' else 'user:' end
    || party_topic.party_id
$$;
comment on function private.party_topic is 'The topic on which a party of an order hears what is for it alone.';

create function private.first_name(user_id uuid) returns text language sql stable security definer set search_path = '' as $$
  select nullif(split_part(trim(p.full_name), ' ', 1), '') from public.profiles as p where p.id = first_name.user_id
$$;
comment on function private.first_name is 'The first word of a person''s name; null for somebody who has given none.';

create function private.phone_end(user_id uuid) returns text language sql stable security definer set search_path = '' as $$
  select '••' || right(u.phone, 3) from auth.users as u where u.id = phone_end.user_id and u.phone <> ''
$$;
comment on function private.phone_end is 'The last digits of a person''s number, by which somebody without a name is told from others; null without one.';

create function private.customer_name(user_id uuid) returns text language sql stable security definer set search_path = '' as $$
  select coalesce(private.first_name(customer_name.user_id), 'Customer · ' || private.phone_end(customer_name.user_id), 'Customer')
$$;
comment on function private.customer_name is 'How a customer is called by those who serve them: the first name, else Customer with the last digits of the number.';

create function private.party_name(role text, party_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select v.name from public.vendors as v where v.id = party_name.party_id),
    case when party_name.role = 'user' then private.customer_name(party_name.party_id) end,
    (select split_part(c.name, ' ', 1) from public.couriers as c where c.user_id = party_name.party_id),
    private.first_name(party_name.party_id), private.phone_end(party_name.party_id), '')
$$;
comment on function private.party_name is 'How a party is called by the others: the vendor''s name, else the first name.';

create function private.message_line(m private.order_messages) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('seq', m.seq, 'client_id', m.client_id, 'sender_role', m.sender_role, 'to_role', m.to_role, 'kind', m.kind, 'body', m.body,
    'canned_code', m.canned_code, 'params', m.params, 'picture', m.picture, 'at', m.at, 'is_removed', m.removed_at is not null)
$$;
comment on function private.message_line is 'A message as either side of its conversation reads it.';

create function private.reads_message(m private.order_messages) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(m.from_id = private.own_party(m.order_id, m.sender_role), false)
    or coalesce(m.to_id = private.own_party(m.order_id, m.to_role), false)
    or private.is_admin()
$$;
comment on function private.reads_message is 'Whether the caller may read a message: one of its two parties, or an administrator.';

create function private.message_detail(order_id uuid, payload jsonb, audience uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('message', private.message_line(m)) from private.order_messages as m
  where m.order_id = message_detail.order_id and m.seq = (payload ->> 'message_seq')::integer and message_detail.audience in (m.from_id, m.to_id)
$$;
comment on function private.message_detail is 'What the event message carries on the topic of one of the two parties; null for any other topic.';

-- Writing --------------------------------------------------------------------------------------------------------------

create function private.tell_of_message(c private.conversation) returns void
language plpgsql security definer set search_path = '' as $$
declare
  o public.enhanced_orders;
  thread text := translate('m' || c.order_id, '-', '');
begin
  -- Whoever reads the conversation right now needs no notification.
  if exists (select from private.order_reads as r where r.order_id = c.order_id and r.role = c.with_role and r.reader_id = c.with_id
      and r.with_role = c.role and r.at > now() - interval '20 seconds') then return; end if;
  select * into o from public.enhanced_orders as e where e.id = c.order_id;
  perform private.notify(someone.user_id, 'message_new', jsonb_build_object('order_id', o.id, 'order_number', o.order_number,
      'sender', private.party_name(c.role, c.party_id), 'from_role', c.role, 'thread', left(thread, 32)),
    format((select k.path from private.party_kinds as k where k.role = c.with_role), o.id)
      || case when someone.is_vendor then '?order=' || o.id || '&' else '?' end || 'sheet=chat.' || c.role || '.' || o.id)
  from (
    select c.with_id as user_id, false as is_vendor where exists (select from auth.users as u where u.id = c.with_id)
    union all
    select s.user_id, true from public.vendor_staff as s where s.vendor_id = c.with_id and s.user_id <> auth.uid()
  ) as someone
  -- One unread notification for a conversation is enough, however many messages follow.
  where not exists (select from public.system_notifications as n where n.user_id = someone.user_id and n.template = 'message_new' and not n.is_read
    and n.params ->> 'order_id' = o.id::text and n.params ->> 'from_role' = c.role and n.created_at > now() - interval '1 hour');
end
$$;
comment on function private.tell_of_message is 'Notifies whoever has a new message and is not reading it already.';
insert into private.notification_templates (template, type, title, message, push_for) values
  ('message_new', 'info', 'New message', '{sender} has written to you about order {order_number}.', '1 hour');

create function public.send_message(order_id uuid, as_role text, to_role text, client_id uuid, kind text default 'text', body text default null,
  canned_code text default null, params jsonb default '{}', picture text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation;
  sent private.order_messages;
  minutes integer;
  takes_minutes boolean;
  words text := nullif(trim(send_message.body), '');
begin
  perform private.bound(send_message.body, 100000), private.bound(send_message.params, 1000);
  if send_message.client_id is null or coalesce(send_message.kind, '') not in ('text', 'canned', 'picture') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.take_turns('messages', coalesce(auth.uid()::text, ''));
  select * into sent from private.order_messages as m
  where m.order_id = send_message.order_id and m.sender_id = auth.uid() and m.client_id = send_message.client_id;
  -- Sent again by a device that never saw the answer.
  if found then return private.message_line(sent); end if;
  c := private.open_conversation(send_message.order_id, as_role, send_message.to_role);
  if (select count(*) from private.order_messages as m where m.sender_id = auth.uid() and m.at > clock_timestamp() - interval '1 minute') >= 20 then
    perform private.refuse(429, 'too_many_messages', 'That is a lot of messages. Please wait a minute.');
  end if;
  if send_message.kind = 'text' then
    if words is null then perform private.refuse(400, 'message_empty', 'Please write something first.'); end if;
    if length(words) > 500 then
      perform private.refuse(400, 'message_too_long', 'A message has 500 characters at most.', '{"most": 500}');
    end if;
  elsif send_message.kind = 'canned' then
    select s.takes_minutes into takes_minutes from private.canned_messages as s
    where s.role = c.role and s.with_role = c.with_role and s.code = send_message.canned_code;
    minutes := private.json_integer(send_message.params -> 'minutes', 1, 120);
    if takes_minutes is null or (takes_minutes and minutes is null) then
      perform private.refuse(400, 'message_unknown', 'This sentence cannot be sent here.');
    end if;
  elsif not private.is_stored_picture(send_message.picture, c.order_id, auth.uid()) then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns('order_messages', c.order_id::text);
  insert into private.order_messages as m (order_id, seq, client_id, sender_id, sender_role, from_id, to_role, to_id, kind, body, canned_code, params, picture)
  values (c.order_id, (select coalesce(max(n.seq), 0) + 1 from private.order_messages as n where n.order_id = c.order_id), send_message.client_id,
    auth.uid(), c.role, c.party_id, c.with_role, c.with_id, send_message.kind,
    case when send_message.kind = 'text' then words end, case when send_message.kind = 'canned' then send_message.canned_code end,
    case when takes_minutes then jsonb_build_object('minutes', minutes) else '{}' end,
    case when send_message.kind = 'picture' then send_message.picture end)
  returning * into sent;
  perform private.publish(topic, 'message', jsonb_build_object('order_id', c.order_id, 'message_seq', sent.seq, 'sender_role', c.role, 'to_role', c.with_role))
  from (values (private.party_topic(c.order_id, c.role, c.party_id)), (private.party_topic(c.order_id, c.with_role, c.with_id))) as t (topic);
  perform private.tell_of_message(c);
  return private.message_line(sent);
end
$$;
comment on function public.send_message is
  'Sends a message to another party of an order: a text of 500 characters at most, a canned sentence by its code (with {minutes} where it '
  'takes them), or a stored picture. as_role is the caller''s part, to_role the reader''s. The same client_id is sent once. Returns '
  '{seq, client_id, sender_role, to_role, kind, body, canned_code, params, picture, at, is_removed}.';

create function public.mark_read(order_id uuid, as_role text, with_role text, seq integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation := private.conversation_of(mark_read.order_id, as_role, mark_read.with_role);
  latest integer;
  before integer;
begin
  perform private.hold_account(auth.uid());
  select max(m.seq) into latest from private.order_messages as m
  where m.order_id = c.order_id and m.to_role = c.role and m.to_id = c.party_id and m.sender_role = c.with_role and m.seq <= mark_read.seq;
  if latest is null then return; end if;
  select r.last_seq into before from private.order_reads as r
  where r.order_id = c.order_id and r.role = c.role and r.reader_id = c.party_id and r.with_role = c.with_role;
  insert into private.order_reads as r (order_id, role, reader_id, with_role, last_seq)
  values (c.order_id, c.role, c.party_id, c.with_role, latest)
  on conflict (order_id, role, reader_id, with_role) do update set last_seq = greatest(r.last_seq, excluded.last_seq), at = now();
  update public.system_notifications as n set is_read = true
  where n.user_id = auth.uid() and not n.is_read and n.template = 'message_new' and n.params ->> 'order_id' = c.order_id::text
    and n.params ->> 'from_role' = c.with_role;
  if coalesce(before, 0) >= latest then return; end if;
  perform private.publish(topic, 'message_read', jsonb_build_object('order_id', c.order_id, 'message_seq', latest, 'reader_role', c.role, 'with_role', c.with_role))
  from (select private.party_topic(c.order_id, c.role, c.party_id)
    union select private.party_topic(c.order_id, c.with_role, c.with_id) where c.with_id is not null) as t (topic);
end
$$;
comment on function public.mark_read is
  'The caller''s party has read what with_role wrote, up to a message; their notifications about it count as read.';

-- Reading --------------------------------------------------------------------------------------------------------------

create function public.messages(order_id uuid, as_role text, with_role text, before_seq integer default null, limit_count integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation := private.conversation_of(messages.order_id, as_role, messages.with_role);
begin
  return jsonb_build_object(
    'messages', (select coalesce(jsonb_agg(private.message_line(m) order by m.seq desc), '[]') from (
      select * from private.order_messages as n
      where n.order_id = c.order_id and (messages.before_seq is null or n.seq < messages.before_seq)
        and ((n.sender_role = c.role and n.from_id = c.party_id and n.to_role = c.with_role)
          or (n.to_role = c.role and n.to_id = c.party_id and n.sender_role = c.with_role))
      order by n.seq desc limit least(greatest(coalesce(limit_count, 50), 1), 100)) as m),
    'read_seq', (select coalesce(max(r.last_seq), 0) from private.order_reads as r
      where r.order_id = c.order_id and r.role = c.with_role and r.reader_id = c.with_id and r.with_role = c.role));
end
$$;
comment on function public.messages is
  'A page of what the caller''s part and another part of an order wrote to each other, newest first: {messages, read_seq}. read_seq is how far the '
  'other has read. The page after goes on with before_seq.';

create function private.contact_summary(o public.enhanced_orders, role text, party_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_build_object(
    'is_open', private.contact_open(o),
    'closes_at', case when o.status in ('delivered', 'cancelled')
      then o.status_since + make_interval(secs => private.setting_int('contact_seconds')) end,
    'server_now', now(),
    'contacts', (select coalesce(jsonb_agg(jsonb_build_object('role', c.with_role, 'name', private.party_name(c.with_role, c.with_id),
        'photo', (select k.photo from public.couriers as k where k.user_id = c.with_id),
        'is_there', private.other_party(o.id, c.with_role) is not null,
        'is_blocked', private.is_blocked(c), 'can_call', private.can_call(c),
        'has_messages', exists (select from private.order_messages as m where m.order_id = o.id
          and ((m.sender_role = c.role and m.from_id = c.party_id and m.to_role = c.with_role)
            or (m.to_role = c.role and m.to_id = c.party_id and m.sender_role = c.with_role))),
        'unread', (select count(*) from private.order_messages as m where m.order_id = o.id and m.to_role = c.role and m.to_id = c.party_id
          and m.sender_role = c.with_role and m.seq > coalesce((select r.last_seq from private.order_reads as r where r.order_id = o.id
            and r.role = c.role and r.reader_id = c.party_id and r.with_role = c.with_role), 0)),
        'canned', (select coalesce(jsonb_agg(jsonb_build_object('code', s.code, 'takes_minutes', s.takes_minutes) order by s.position), '[]')
          from private.canned_messages as s where s.role = c.role and s.with_role = c.with_role)) order by c.with_role), '[]')
      from (select (o.id, contact_summary.role, contact_summary.party_id, p.with_role, coalesce(private.other_party(o.id, p.with_role),
          -- Whoever has left can still be named above what they wrote.
          (select case when m.from_id = contact_summary.party_id then m.to_id else m.from_id end from private.order_messages as m where m.order_id = o.id
            and ((m.sender_role = contact_summary.role and m.from_id = contact_summary.party_id and m.to_role = p.with_role) or (m.to_role = contact_summary.role and m.to_id = contact_summary.party_id and m.sender_role = p.with_role))
            order by m.seq desc limit 1)))::private.conversation as c
        from private.contact_pairs as p where p.kind = o.kind and p.role = contact_summary.role) as pairs,
        lateral (select (pairs.c).*) as c (order_id, role, party_id, with_role, with_id)
      where c.with_id is not null));
end
$$;
comment on function private.contact_summary is 'Whom a party of an order may reach, as contacts returns it.';

create function public.contacts(order_id uuid, as_role text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid;
begin
  perform private.require_user();
  me := private.own_party(contacts.order_id, as_role);
  if me is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return (select private.contact_summary(o, as_role, me) from public.enhanced_orders as o where o.id = contacts.order_id);
end
$$;
comment on function public.contacts is
  'Whom the caller''s part of an order may reach: {is_open, closes_at, server_now, contacts: [{role, name, photo, is_there, is_blocked, can_call, '
  'has_messages, unread, canned: [{code, takes_minutes}]}]}. Names are first names; numbers are never part of it.';

-- Report and block -----------------------------------------------------------------------------------------------------

create function public.report_message(order_id uuid, as_role text, seq integer, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  m private.order_messages;
begin
  perform private.require_user();
  perform private.hold_account(auth.uid());
  select * into m from private.order_messages as n where n.order_id = report_message.order_id and n.seq = report_message.seq
    and n.to_role = as_role and n.to_id = private.own_party(report_message.order_id, as_role);
  if not found then perform private.refuse(404, 'message_not_found', 'There is no such message.'); end if;
  if coalesce(report_message.reason, '') not in ('rude', 'threat', 'asks_for_money', 'picture', 'other') then
    perform private.refuse(400, 'reason_invalid', 'Please choose one of the reasons.');
  end if;
  insert into public.message_reports (order_id, seq, reporter_id, reason) values (m.order_id, m.seq, auth.uid(), report_message.reason)
  on conflict (order_id, seq, reporter_id) do update set reason = excluded.reason, at = now();
end
$$;
comment on function public.report_message is
  'Reports a message that the caller received: rude, threat, asks_for_money, picture or other. Administrators see it.';

create function public.block_contact(order_id uuid, as_role text, with_role text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation := private.conversation_of(block_contact.order_id, as_role, block_contact.with_role);
begin
  perform private.hold_account(auth.uid());
  if c.with_id is null then perform private.refuse(409, 'contact_not_there', 'There is nobody to write to yet.'); end if;
  insert into public.contact_blocks (order_id, blocker_id, blocker_role, blocked_id, blocked_role, blocked_by)
  values (c.order_id, c.party_id, c.role, c.with_id, c.with_role, auth.uid()) on conflict do nothing;
  perform private.publish(topic, 'contact', jsonb_build_object('order_id', c.order_id))
  from (values (private.party_topic(c.order_id, c.role, c.party_id)), (private.party_topic(c.order_id, c.with_role, c.with_id))) as t (topic);
end
$$;
comment on function public.block_contact is 'Ends chat and calls between the caller''s part and another part of an order, in both directions.';

create function public.order_contact(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  if not exists (select from public.enhanced_orders as o where o.id = order_contact.order_id) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  perform private.audit('read_messages', 'order', order_contact.order_id::text);
  return jsonb_build_object(
    'messages', (select coalesce(jsonb_agg(private.message_line(m) || jsonb_build_object('sender_name',
      private.party_name(m.sender_role, m.from_id)) order by m.seq), '[]') from private.order_messages as m where m.order_id = order_contact.order_id),
    'reports', (select coalesce(jsonb_agg(to_jsonb(r) - 'order_id' order by r.at), '[]') from public.message_reports as r where r.order_id = order_contact.order_id),
    'blocks', (select coalesce(jsonb_agg(to_jsonb(b) - 'order_id' order by b.at), '[]') from public.contact_blocks as b where b.order_id = order_contact.order_id));
end
$$;
comment on function public.order_contact is
  'What the parties of an order wrote, reported and blocked, for administrators: {messages, reports, blocks}. Each reading is written to the audit log.';

-- Pictures -------------------------------------------------------------------------------------------------------------

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('order-pictures', 'order-pictures', false, 524288, '{image/webp,image/jpeg}') on conflict do nothing;

create function private.is_stored_picture(name text, order_id uuid, sender uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select is_stored_picture.name ~ ('^' || is_stored_picture.order_id || '/' || is_stored_picture.sender || '/[0-9a-f-]{36}[.](webp|jpg)$')
    and exists (select from storage.objects as s where s.bucket_id = 'order-pictures' and s.name = is_stored_picture.name)
    and not exists (select from private.order_messages as m where m.picture = is_stored_picture.name)
$$;
comment on function private.is_stored_picture is 'Whether a picture has been stored for an order by this sender, and sent in no message yet.';

create function public.order_picture_path(order_id uuid, as_role text, to_role text, extension text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation := private.open_conversation(order_picture_path.order_id, as_role, order_picture_path.to_role);
  folder text := c.order_id || '/' || auth.uid() || '/';
begin
  if coalesce(order_picture_path.extension, '') not in ('webp', 'jpg') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns('order-pictures', folder);
  if (select count(*) from storage.objects as s where s.bucket_id = 'order-pictures' and starts_with(s.name, folder)) >= 20 then
    perform private.refuse(429, 'too_many_pictures', 'Twenty pictures are the most one can send about an order.');
  end if;
  return folder || gen_random_uuid() || '.' || order_picture_path.extension;
end
$$;
comment on function public.order_picture_path is
  'Where the edge function order-picture stores a picture that the caller wants to send; refuses as send_message does, and more than twenty.';

create function private.may_see_order_picture(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.order_messages as m where m.picture = may_see_order_picture.name and private.reads_message(m))
$$;
comment on function private.may_see_order_picture is 'Whether the caller may read the message in which a picture was sent.';
revoke execute on function private.may_see_order_picture(text) from public;
grant execute on function private.may_see_order_picture(text) to authenticated;
-- Only the edge function writes here, after it has looked at the content.
create policy "the parties of an order see its pictures" on storage.objects for select to authenticated
  using (bucket_id = 'order-pictures' and private.may_see_order_picture(name));

-- Closing an account ---------------------------------------------------------------------------------------------------

create function private.message_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.message_line(m) - array['client_id', 'is_removed'] || jsonb_build_object('order_id', m.order_id) order by m.at), '[]')
  from private.order_messages as m where m.sender_id = caller
$$;
comment on function private.message_data is 'What a person wrote about orders, for the export of their data.';

create function private.forget_messages(caller uuid) returns void language sql set search_path = '' as $$
  -- Notifications of those they wrote to name them.
  delete from public.system_notifications as n using private.order_messages as m
  where m.sender_id = caller and n.template = 'message_new' and n.params ->> 'order_id' = m.order_id::text and n.params ->> 'from_role' = m.sender_role
    and (n.user_id = m.to_id or n.user_id in (select s.user_id from public.vendor_staff as s where s.vendor_id = m.to_id));
  update private.order_messages as m set body = null, picture = null, removed_at = now() where m.sender_id = caller and m.removed_at is null;
$$;
comment on function private.forget_messages is
  'Removes what a person wrote. Its picture is shown to nobody any more, because no message names it.';

revoke execute on function public.send_message(uuid, text, text, uuid, text, text, text, jsonb, text), public.mark_read(uuid, text, text, integer),
  public.messages(uuid, text, text, integer, integer), public.contacts(uuid, text), public.report_message(uuid, text, integer, text),
  public.block_contact(uuid, text, text), public.order_contact(uuid), public.order_picture_path(uuid, text, text, text) from public, anon;
grant execute on function public.send_message(uuid, text, text, uuid, text, text, text, jsonb, text), public.mark_read(uuid, text, text, integer),
  public.messages(uuid, text, text, integer, integer), public.contacts(uuid, text), public.report_message(uuid, text, integer, text),
  public.block_contact(uuid, text, text), public.order_contact(uuid), public.order_picture_path(uuid, text, text, text) to authenticated;
