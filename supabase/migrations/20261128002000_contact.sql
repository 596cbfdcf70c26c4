-- Contact: the parties of an order write to each other while it lives and a while after (docs/decisions/0044). Who
-- takes part is private.party_roles, until when private.contact_open; the calls are in the next file.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- Who writes to whom, and the sentences that need no typing -----------------------------------------------------------
create table private.contact_pairs (
  kind public.order_kind not null,
  role text not null,
  with_role text not null,
  id integer generated always as identity primary key,
  trade text references private.trades (trade),
  constraint contact_pairs_once unique nulls not distinct (kind, role, with_role, trade)
);

comment on column private.contact_pairs.trade is 'The trade in whose orders they may talk; null for all of the kind.';

create index contact_pairs_trade_idx on private.contact_pairs (trade);

comment on table private.contact_pairs is
  'Which parties of a kind of order may write to and call each other, one row for each direction. A trade adds its '
    'own.';

insert into private.contact_pairs (kind, role, with_role)
select pair.kind::public.order_kind, way.role, way.with_role
from (values ('delivery', 'user', 'vendor'), ('delivery', 'user', 'courier'), ('delivery', 'vendor', 'courier'),
  ('pickup', 'user', 'vendor'))
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
  'Sentences that one party can send to another without typing. Stored by code, so that each reader has them in their '
    'own language; '
  'the texts are in the apps.';

insert into private.canned_messages (role, with_role, position, code, takes_minutes) values
  ('user', 'courier', 1, 'coming_down', false), ('user', 'courier', 2, 'leave_at_door', false),
    ('user', 'courier', 3, 'do_not_ring', false),
  ('user', 'courier', 4, 'call_on_arrival', false), ('user', 'courier', 5, 'thanks', false),
  ('courier', 'user', 1, 'on_my_way', false), ('courier', 'user', 2, 'arrived', false),
    ('courier', 'user', 3, 'cannot_find_address', false),
  ('courier', 'user', 4, 'minutes_late', true), ('courier', 'user', 5, 'all_right', false),
  ('user', 'vendor', 1, 'how_long', false), ('user', 'vendor', 2, 'change_possible', false),
    ('user', 'vendor', 3, 'thanks', false),
  ('vendor', 'user', 1, 'preparing_now', false), ('vendor', 'user', 2, 'item_missing', false),
    ('vendor', 'user', 3, 'minutes_late', true),
  ('vendor', 'user', 4, 'all_right', false),
  ('vendor', 'courier', 1, 'ready_now', false), ('vendor', 'courier', 2, 'minutes_late', true),
    ('vendor', 'courier', 3, 'all_right', false),
  ('courier', 'vendor', 1, 'minutes_away', true), ('courier', 'vendor', 2, 'at_counter', false),
    ('courier', 'vendor', 3, 'how_long', false),
  ('courier', 'vendor', 4, 'thanks', false);

-- Conversations have a subject: an order is one sort, and leads, applications, bookings or tickets can be others. Who
-- takes part, who writes to whom, until when, and where a notification leads are functions that its row names.

create table private.conversation_subjects (
  kind text primary key constraint conversation_subject_name check (kind ~ '^[a-z][a-z_]{0,39}$'),
  own_party text not null, other_party text not null, reaches text not null, state text not null, notice text not null,
  constraint conversation_subject_functions
    check (concat_ws(' ', own_party, other_party, reaches, state, notice) ~ '^([a-z_]+\.[a-z_0-9]+( |$)){5}$')
);

create table private.conversations (
  id uuid primary key default gen_random_uuid(),
  subject_kind text not null references private.conversation_subjects (kind),
  subject_id uuid not null,
  unique (subject_kind, subject_id)
);

-- Messages ------------------------------------------------------------------------------------------------------------
create table private.conversation_messages (
  conversation_id uuid not null,
  seq integer not null,
  client_id uuid not null,
  sender_id uuid not null,
  sender_role text not null,
  from_id uuid not null,
  to_role text not null,
  to_id uuid not null,
  kind text not null,
  body text,
  canned_code text,
  params jsonb not null default '{}'::jsonb,
  picture text,
  at timestamp with time zone not null default clock_timestamp(),
  removed_at timestamp with time zone,
  constraint message_body_length check (((length(body) >= 1) AND (length(body) <= 500))),
  constraint message_is_of_its_kind check (
CASE
    WHEN (removed_at IS NOT NULL) THEN (num_nonnulls(body, picture) = 0)
    WHEN (kind = 'text'::text) THEN ((body IS NOT NULL) AND (num_nonnulls(canned_code, picture) = 0))
    WHEN (kind = 'canned'::text) THEN ((canned_code IS NOT NULL) AND (num_nonnulls(body, picture) = 0))
    ELSE ((picture IS NOT NULL) AND (num_nonnulls(body, canned_code) = 0))
END),
  constraint message_kind check ((kind = ANY (ARRAY['text'::text, 'canned'::text, 'picture'::text]))),
  constraint order_messages_order_id_sender_id_client_id_key unique (conversation_id, sender_id, client_id),
  constraint order_messages_pkey primary key (conversation_id, seq),
  constraint order_messages_sender_id_fkey foreign key (sender_id) references auth.users(id),
  constraint conversation_messages_conversation_id_fkey foreign key (conversation_id)
    references private.conversations(id)
);

create trigger texts_are_plain before insert or update of body, params on private.conversation_messages
  for each row execute function private.keep_plain('body', 'params');

create trigger a_message_from_the_door after insert on private.conversation_messages
  for each row when (new.to_role = 'user') execute function private.tell_job_of_contact();

create unique index order_messages_picture_idx on private.conversation_messages using btree (picture)
  where (picture is not null);
create index order_messages_sender_idx on private.conversation_messages using btree (sender_id, at);

comment on column private.conversation_messages.client_id is
  'Chosen by the sender''s device: a message that is sent again is stored once.';
comment on column private.conversation_messages.from_id is
  'The party that writes: a person, or the vendor for whom sender_id works.';
comment on column private.conversation_messages.params is 'Figures of a canned sentence: {minutes}.';
comment on column private.conversation_messages.to_id is 'The party that reads: a person, or a vendor.';
comment on table private.conversation_messages is 'What the parties of a conversation write to each other, numbered '
  'without gaps. Append-only: when an account closes, only the content goes.';

create function private.guard_message() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.removed_at is null or old.removed_at is not null
      or to_jsonb(new) - array['body', 'picture', 'removed_at']
        <> to_jsonb(old) - array['body', 'picture', 'removed_at'] then
    raise exception using errcode = 'PT403', message = 'conversation_messages is append-only.', detail = 'append_only';
  end if;
  return new;
end
$$;

comment on function private.guard_message is
  'A message is never changed; its content is removed when its sender''s account closes.';

create trigger order_messages_are_append_only before update or delete on private.conversation_messages
  for each row execute function private.guard_message();

create table private.conversation_reads (
  conversation_id uuid not null,
  role text not null,
  reader_id uuid not null,
  with_role text not null,
  last_seq integer not null,
  at timestamp with time zone not null default now(),
  constraint order_reads_pkey primary key (conversation_id, role, reader_id, with_role),
  constraint conversation_reads_conversation_id_fkey foreign key (conversation_id)
    references private.conversations(id)
);

comment on table private.conversation_reads is 'How far a party has read what another party wrote. reader_id is a '
  'person, or a vendor, whose people read for one another.';

create table public.message_reports (
  conversation_id uuid not null,
  seq integer not null,
  reporter_id uuid not null,
  reason text not null,
  at timestamp with time zone not null default now(),
  constraint message_report_reason
    check
    ((reason = ANY (ARRAY['rude'::text, 'threat'::text, 'asks_for_money'::text, 'picture'::text,
    'other'::text]))),
  constraint message_reports_order_id_seq_fkey foreign key (conversation_id, seq)
    references private.conversation_messages(conversation_id, seq),
  constraint message_reports_pkey primary key (conversation_id, seq, reporter_id),
  constraint message_reports_reporter_id_fkey foreign key (reporter_id) references auth.users(id)
);

alter table public.message_reports
  enable row level security;

create index message_reports_at_idx on public.message_reports using btree (at desc);
create index message_reports_reporter_idx on public.message_reports using btree (reporter_id);

create policy "administrators read reports of messages" on public.message_reports
  for select
  to authenticated
  using (( select private.is_admin() as is_admin));

comment on table public.message_reports is 'Messages that somebody found wrong, for administrators.';

revoke all on public.message_reports from anon, authenticated;
grant select on public.message_reports to authenticated;

create table public.contact_blocks (
  conversation_id uuid not null,
  blocker_id uuid not null,
  blocker_role text not null,
  blocked_id uuid not null,
  blocked_role text not null,
  blocked_by uuid not null,
  at timestamp with time zone not null default now(),
  constraint contact_blocks_blocked_by_fkey foreign key (blocked_by) references auth.users(id),
  constraint contact_blocks_conversation_id_fkey foreign key (conversation_id)
    references private.conversations(id),
  constraint contact_blocks_pkey primary key (conversation_id, blocker_id, blocked_id)
);

alter table public.contact_blocks
  enable row level security;

create index contact_blocks_at_idx on public.contact_blocks using btree (at desc);
create index contact_blocks_blocked_by_idx on public.contact_blocks using btree (blocked_by);

create policy "administrators read blocks" on public.contact_blocks
  for select
  to authenticated
  using (( select private.is_admin() as is_admin));

comment on column public.contact_blocks.blocker_id is
  'A person or a vendor, as blocked_id; blocked_by is the person who did it.';
comment on table public.contact_blocks is 'Parties that no longer write to or call each other in a conversation, in '
  'either direction; administrators see it.';

revoke all on public.contact_blocks from anon, authenticated;
grant select on public.contact_blocks to authenticated;

-- Conversations -------------------------------------------------------------------------------------------------------
create type private.conversation as (
  conversation_id uuid,
  role text,
  party_id uuid,
  with_role text,
  with_id uuid
);

comment on type private.conversation is
  'Two parties of a conversation, seen from the first: each a role and a person or vendor.';

create function private.own_party(order_id uuid, role text) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce(p.vendor_id, p.user_id) from private.order_parties as p
  where p.order_id = own_party.order_id and p.role = own_party.role and (p.until_at is null or p.until_at > now())
    and (p.user_id = auth.uid() or p.vendor_id is not null)
    and own_party.role = any (private.party_roles(own_party.order_id))
  order by p.from_at desc limit 1
$$;

comment on function private.own_party is
  'As whom the caller acts in a part of an order: themselves, or the vendor they work for; null without that part.';

create function private.other_party(order_id uuid, role text) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce(p.vendor_id, p.user_id) from private.order_parties as p
  where p.order_id = other_party.order_id and p.role = other_party.role and (p.until_at is null or p.until_at > now())
  order by p.from_at desc limit 1
$$;

comment on function private.other_party is
  'Who has a part in an order now: a person or a vendor; null while nobody has.';

create function private.is_blocked(c private.conversation) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.contact_blocks as b where b.conversation_id = c.conversation_id
    and ((b.blocker_id = c.party_id and b.blocked_id = c.with_id)
      or (b.blocker_id = c.with_id and b.blocked_id = c.party_id)))
$$;

create function private.conversation_of(conversation_id uuid, as_role text, with_role text)
returns private.conversation
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation;
begin
  perform private.require_user();
  c.conversation_id := conversation_of.conversation_id;
  c.role := as_role;
  c.with_role := conversation_of.with_role;
  c.party_id := private.own_part(c.conversation_id, c.role);
  if c.party_id is null then
    perform private.refuse(404, 'conversation_not_found', 'There is no such conversation.');
  end if;
  if not exists (select from private.roles_reached(c.conversation_id, c.role) as r where r = c.with_role) then
    perform private.refuse(403, 'contact_not_allowed', 'You cannot write to them about this order.');
  end if;
  c.with_id := private.other_part(c.conversation_id, c.with_role);
  return c;
end
$$;

comment on function private.conversation_of is
  'Refuses whoever has no such part in the conversation, and pairs that do not write to each other.';

create function private.open_conversation(conversation_id uuid, as_role text, with_role text)
returns private.conversation
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation := private.conversation_of(open_conversation.conversation_id, as_role,
    open_conversation.with_role);
begin
  perform private.hold_account(auth.uid());
  if not private.conversation_is_open(c.conversation_id) then
    perform private.refuse(409, 'contact_closed', 'This order has ended, and so has its chat.');
  end if;
  if c.with_id is null then
    perform private.refuse(409, 'contact_not_there', 'There is nobody to write to yet.');
  end if;
  if private.is_blocked(c) then
    perform private.refuse(403, 'contact_blocked', 'You can no longer reach each other about this order.');
  end if;
  return c;
end
$$;

comment on function private.open_conversation is
  'The conversation as long as both can still reach each other; refuses it otherwise.';

create function private.first_name(user_id uuid) returns text language sql stable
  security definer set search_path = '' as $$
  select nullif(split_part(trim(p.full_name), ' ', 1), '') from public.profiles as p where p.id = first_name.user_id
$$;

comment on function private.first_name is 'The first word of a person''s name; null for somebody who has given none.';

create function private.phone_end(user_id uuid) returns text language sql stable
  security definer set search_path = '' as $$
  select '••' || right(u.phone, 3) from auth.users as u where u.id = phone_end.user_id and u.phone <> ''
$$;

comment on function private.phone_end is
  'The last digits of a person''s number, by which somebody without a name is told from others; null without one.';

create function private.customer_name(user_id uuid) returns text language sql stable
  security definer set search_path = '' as $$
  select coalesce(private.first_name(customer_name.user_id), 'Customer · ' || private.phone_end(customer_name.user_id),
    'Customer')
$$;

comment on function private.customer_name is 'How a customer is called by those who serve them: the first name, else '
  'Customer with the last digits of the number.';

create function private.party_name(role text, party_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select v.name from public.vendors as v where v.id = party_name.party_id),
    case when party_name.role = 'user' then private.customer_name(party_name.party_id) end,
    (select split_part(c.name, ' ', 1) from public.couriers as c where c.user_id = party_name.party_id),
    private.first_name(party_name.party_id), private.phone_end(party_name.party_id), '')
$$;

comment on function private.party_name is
  'How a party is called by the others: the vendor''s name, else the first name.';

create function private.message_line(m private.conversation_messages) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('seq', m.seq, 'client_id', m.client_id, 'sender_role', m.sender_role, 'to_role', m.to_role,
    'kind', m.kind, 'body', m.body,
    'canned_code', m.canned_code, 'params', m.params, 'picture', m.picture, 'at', m.at, 'is_removed',
      m.removed_at is not null)
$$;

comment on function private.message_line is 'A message as either side of its conversation reads it.';

create function private.reads_message(m private.conversation_messages) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(m.from_id = private.own_part(m.conversation_id, m.sender_role), false)
    or coalesce(m.to_id = private.own_part(m.conversation_id, m.to_role), false)
    or private.is_admin()
$$;

comment on function private.reads_message is
  'Whether the caller may read a message: one of its two parties, or an administrator.';

create function private.message_detail(order_id uuid, payload jsonb, audience uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('message', private.message_line(m)) from private.conversation_messages as m
  -- Events of the last day before conversations had subjects name an order.
  where m.conversation_id = coalesce((payload ->> 'conversation_id')::uuid, message_detail.order_id)
    and m.seq = (payload ->> 'message_seq')::integer
    and message_detail.audience in (m.from_id, m.to_id)
$$;

comment on function private.message_detail is
  'What the event message carries on the topic of one of the two parties; null for any other topic.';

-- Writing -------------------------------------------------------------------------------------------------------------
create function private.tell_of_message(c private.conversation) returns void
language plpgsql security definer set search_path = '' as $$
declare
  named text;
  subject uuid;
  someone record;
  told jsonb;
begin
  -- Whoever reads the conversation right now needs no notification.
  if exists (select from private.conversation_reads as r where r.conversation_id = c.conversation_id
      and r.role = c.with_role and r.reader_id = c.with_id and r.with_role = c.role
      and r.at > now() - interval '20 seconds') then return; end if;
  select s.notice, v.subject_id into named, subject
  from private.conversations as v join private.conversation_subjects as s on s.kind = v.subject_kind
  where v.id = c.conversation_id;
  for someone in
    select c.with_id as user_id, false as is_vendor where exists (select from auth.users as u where u.id = c.with_id)
    union all
    select s.user_id, true from private.staff_with(c.with_id, 'orders') as s (user_id) where s.user_id <> auth.uid()
  loop
    -- One unread notification for a conversation is enough, however many messages follow.
    continue when exists (select from public.system_notifications as n
      where n.user_id = someone.user_id and n.template = 'message_new' and not n.is_read
        and n.params ->> 'conversation_id' = c.conversation_id::text and n.params ->> 'from_role' = c.role
        and n.created_at > now() - interval '1 hour');
    execute format('select %s($1, $2, $3, $4)', named) into told
    using subject, c.with_role, c.role, someone.is_vendor;
    perform private.notify(someone.user_id, 'message_new', told -> 'params' || jsonb_build_object(
        'conversation_id', c.conversation_id, 'sender', private.party_name(c.role, c.party_id), 'from_role', c.role,
        'thread', left(translate('m' || c.conversation_id, '-', ''), 32)),
      told ->> 'path');
  end loop;
end
$$;

comment on function private.tell_of_message is 'Notifies whoever has a new message and is not reading it already.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('message_new', 'info', 'New message', '{sender} has written to you about order {order_number}.', '1 hour');

create function public.send_message(conversation_id uuid, as_role text, to_role text, client_id uuid,
  kind text default 'text', body text default null, canned_code text default null, params jsonb default '{}',
  picture text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation;
  sent private.conversation_messages;
  minutes integer;
  takes_minutes boolean;
  words text := nullif(trim(send_message.body), '');
begin
  perform private.bound(send_message.body, 100000), private.bound(send_message.params, 1000);
  if send_message.client_id is null or coalesce(send_message.kind, '') not in ('text', 'canned', 'picture') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.take_turns('messages', coalesce(auth.uid()::text, ''));
  select * into sent from private.conversation_messages as m
  where m.conversation_id = send_message.conversation_id and m.sender_id = auth.uid()
    and m.client_id = send_message.client_id;
  -- Sent again by a device that never saw the answer.
  if found then return private.message_line(sent); end if;
  c := private.open_conversation(send_message.conversation_id, as_role, send_message.to_role);
  if (select count(*) from private.conversation_messages as m
      where m.sender_id = auth.uid() and m.at > clock_timestamp() - interval '1 minute') >= 20 then
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
  elsif not private.is_stored_picture(send_message.picture, c.conversation_id, auth.uid()) then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns('conversation_messages', c.conversation_id::text);
  insert into private.conversation_messages as m (conversation_id, seq, client_id, sender_id, sender_role, from_id,
    to_role, to_id, kind, body, canned_code, params, picture)
  values (c.conversation_id, (select coalesce(max(n.seq), 0) + 1 from private.conversation_messages as n
      where n.conversation_id = c.conversation_id), send_message.client_id,
    auth.uid(), c.role, c.party_id, c.with_role, c.with_id, send_message.kind,
    case when send_message.kind = 'text' then words end,
    case when send_message.kind = 'canned' then send_message.canned_code end,
    case when takes_minutes then jsonb_build_object('minutes', minutes) else '{}' end,
    case when send_message.kind = 'picture' then send_message.picture end)
  returning * into sent;
  perform private.tell_conversation(c, 'message',
    jsonb_build_object('message_seq', sent.seq, 'sender_role', c.role, 'to_role', c.with_role));
  perform private.tell_of_message(c);
  return private.message_line(sent);
end
$$;

comment on function public.send_message is
  'Sends a message between two parties of a conversation, an order''s under the order''s id; the same client_id is '
  'stored once.';

create function public.mark_read(conversation_id uuid, as_role text, with_role text, seq integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation := private.conversation_of(mark_read.conversation_id, as_role, mark_read.with_role);
  latest integer;
  before integer;
begin
  perform private.hold_account(auth.uid());
  select max(m.seq) into latest from private.conversation_messages as m
  where m.conversation_id = c.conversation_id and m.to_role = c.role and m.to_id = c.party_id
    and m.sender_role = c.with_role and m.seq <= mark_read.seq;
  if latest is null then return; end if;
  select r.last_seq into before from private.conversation_reads as r
  where r.conversation_id = c.conversation_id and r.role = c.role and r.reader_id = c.party_id
    and r.with_role = c.with_role;
  insert into private.conversation_reads as r (conversation_id, role, reader_id, with_role, last_seq)
  values (c.conversation_id, c.role, c.party_id, c.with_role, latest)
  on conflict (conversation_id, role, reader_id, with_role) do update
  set last_seq = greatest(r.last_seq, excluded.last_seq), at = now();
  update public.system_notifications as n set is_read = true
  where n.user_id = auth.uid() and not n.is_read and n.template = 'message_new'
    and n.params ->> 'conversation_id' = c.conversation_id::text and n.params ->> 'from_role' = c.with_role;
  if coalesce(before, 0) >= latest then return; end if;
  perform private.tell_conversation(c, 'message_read',
    jsonb_build_object('message_seq', latest, 'reader_role', c.role, 'with_role', c.with_role));
end
$$;

comment on function public.mark_read is
  'Marks what another party wrote as read up to a number, also its notification.';

-- Reading -------------------------------------------------------------------------------------------------------------
create function public.messages(conversation_id uuid, as_role text, with_role text, before_seq integer default null,
  limit_count integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation := private.conversation_of(messages.conversation_id, as_role, messages.with_role);
begin
  return jsonb_build_object(
    'messages', (select coalesce(jsonb_agg(private.message_line(m) order by m.seq desc), '[]') from (
      select * from private.conversation_messages as n
      where n.conversation_id = c.conversation_id and (messages.before_seq is null or n.seq < messages.before_seq)
        and ((n.sender_role = c.role and n.from_id = c.party_id and n.to_role = c.with_role)
          or (n.to_role = c.role and n.to_id = c.party_id and n.sender_role = c.with_role))
      order by n.seq desc limit least(greatest(coalesce(limit_count, 50), 1), 100)) as m),
    'read_seq', (select coalesce(max(r.last_seq), 0) from private.conversation_reads as r
      where r.conversation_id = c.conversation_id and r.role = c.with_role and r.reader_id = c.with_id
        and r.with_role = c.role));
end
$$;

comment on function public.messages is
  'What two parties of a conversation wrote to each other, newest first, and how far the other has read.';

create function private.contact_summary(o public.enhanced_orders, role text, party_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select private.conversation_summary(o.id, contact_summary.role, contact_summary.party_id)
$$;

comment on function private.contact_summary is 'Whom a party of an order may reach, as contacts returns it.';

create function public.contacts(conversation_id uuid, as_role text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid;
begin
  perform private.require_user();
  me := private.own_part(contacts.conversation_id, as_role);
  if me is null then
    perform private.refuse(404, 'conversation_not_found', 'There is no such conversation.');
  end if;
  return private.conversation_summary(contacts.conversation_id, as_role, me);
end
$$;

comment on function public.contacts is
  'Whom the caller may reach in a part of a conversation, and until when. An order''s has the order''s id.';

-- Report and block ----------------------------------------------------------------------------------------------------
create function public.report_message(conversation_id uuid, as_role text, seq integer, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  m private.conversation_messages;
begin
  perform private.require_user();
  perform private.hold_account(auth.uid());
  select * into m from private.conversation_messages as n
  where n.conversation_id = report_message.conversation_id and n.seq = report_message.seq and n.to_role = as_role
    and n.to_id = private.own_part(report_message.conversation_id, as_role);
  if not found then perform private.refuse(404, 'message_not_found', 'There is no such message.'); end if;
  if coalesce(report_message.reason, '') not in ('rude', 'threat', 'asks_for_money', 'picture', 'other') then
    perform private.refuse(400, 'reason_invalid', 'Please choose one of the reasons.');
  end if;
  insert into public.message_reports (conversation_id, seq, reporter_id, reason)
  values (m.conversation_id, m.seq, auth.uid(), report_message.reason)
  on conflict (conversation_id, seq, reporter_id) do update set reason = excluded.reason, at = now();
end
$$;

comment on function public.report_message is 'Reports a message of another party to the administrators.';

create function public.block_contact(conversation_id uuid, as_role text, with_role text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation := private.conversation_of(block_contact.conversation_id, as_role, block_contact.with_role);
begin
  perform private.hold_account(auth.uid());
  if c.with_id is null then
    perform private.refuse(409, 'contact_not_there', 'There is nobody to write to yet.');
  end if;
  insert into public.contact_blocks (conversation_id, blocker_id, blocker_role, blocked_id, blocked_role, blocked_by)
  values (c.conversation_id, c.party_id, c.role, c.with_id, c.with_role, auth.uid()) on conflict do nothing;
  perform private.tell_conversation(c, 'contact', '{}');
end
$$;

comment on function public.block_contact is
  'Ends chat and calls between the caller''s part and another part of a conversation, in both directions.';

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
    'messages', (select coalesce(jsonb_agg(private.message_line(m)
        || jsonb_build_object('sender_name', private.party_name(m.sender_role, m.from_id)) order by m.seq), '[]')
      from private.conversation_messages as m where m.conversation_id = order_contact.order_id),
    'reports', (select coalesce(jsonb_agg(to_jsonb(r) - 'conversation_id' order by r.at), '[]')
      from public.message_reports as r where r.conversation_id = order_contact.order_id),
    'blocks', (select coalesce(jsonb_agg(to_jsonb(b) - 'conversation_id' order by b.at), '[]')
      from public.contact_blocks as b where b.conversation_id = order_contact.order_id));
end
$$;

comment on function public.order_contact is
  'What the parties of an order wrote, reported and blocked, for administrators: {messages, reports, blocks}. Each '
    'reading is written to the audit log.';

-- Pictures ------------------------------------------------------------------------------------------------------------
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('order-pictures', 'order-pictures', false, 524288, '{image/webp,image/jpeg}') on conflict do nothing;

create function private.is_stored_picture(name text, conversation_id uuid, sender uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select is_stored_picture.name ~ ('^' || is_stored_picture.conversation_id || '/' || is_stored_picture.sender
      || '/[0-9a-f-]{36}[.](webp|jpg)$')
    and exists (select from storage.objects as s
      where s.bucket_id = 'order-pictures' and s.name = is_stored_picture.name)
    and not exists (select from private.conversation_messages as m where m.picture = is_stored_picture.name)
$$;

comment on function private.is_stored_picture is
  'Whether a picture has been stored for a conversation by this sender, and sent in no message yet.';

create function public.order_picture_path(conversation_id uuid, as_role text, to_role text, extension text)
returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation := private.open_conversation(order_picture_path.conversation_id, as_role,
    order_picture_path.to_role);
  folder text := c.conversation_id || '/' || auth.uid() || '/';
begin
  if coalesce(order_picture_path.extension, '') not in ('webp', 'jpg') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns('order-pictures', folder);
  if private.pictures_in('order-pictures', folder, '-infinity') >= 20 then
    perform private.refuse(429, 'too_many_pictures', 'Twenty pictures are the most one can send about an order.');
  end if;
  return private.place_picture('order-pictures', folder, order_picture_path.extension);
end
$$;

comment on function public.order_picture_path is
  'Where a picture of a conversation is stored before it is sent, by the function that looks into it.';

create function private.may_see_order_picture(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.conversation_messages as m
    where m.picture = may_see_order_picture.name and private.reads_message(m))
$$;

comment on function private.may_see_order_picture is
  'Whether the caller may read the message in which a picture was sent.';

revoke execute on function private.may_see_order_picture(text) from public;
grant execute on function private.may_see_order_picture(text) to authenticated;

-- Only the edge function writes here, after it has looked at the content.
create policy "the parties of an order see its pictures" on storage.objects for select to authenticated
  using (bucket_id = 'order-pictures' and private.may_see_order_picture(name));

-- Closing an account --------------------------------------------------------------------------------------------------
create function private.message_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.message_line(m) - array['client_id', 'is_removed']
    || jsonb_build_object('about', c.subject_kind, 'about_id', c.subject_id) order by m.at), '[]')
  from private.conversation_messages as m join private.conversations as c on c.id = m.conversation_id
  where m.sender_id = caller
$$;

comment on function private.message_data is 'What a person wrote to others, for the export of their data.';

create function private.forget_messages(caller uuid) returns void
language sql set search_path = '' as $$
  -- Notifications of those they wrote to name them.
  delete from public.system_notifications as n using private.conversation_messages as m
  where m.sender_id = caller and n.template = 'message_new'
    and n.params ->> 'conversation_id' = m.conversation_id::text and n.params ->> 'from_role' = m.sender_role
    and (n.user_id = m.to_id
      or n.user_id in (select s.user_id from public.vendor_staff as s where s.vendor_id = m.to_id));
  update private.conversation_messages as m set body = null, picture = null, removed_at = now()
  where m.sender_id = caller and m.removed_at is null;
$$;

comment on function private.forget_messages is
  'Removes what a person wrote. Its picture is shown to nobody any more, because no message names it.';

revoke execute on function public.send_message(uuid, text, text, uuid, text, text, text, jsonb, text),
  public.mark_read(uuid, text, text, integer),
  public.messages(uuid, text, text, integer, integer), public.contacts(uuid, text),
    public.report_message(uuid, text, integer, text),
  public.block_contact(uuid, text, text), public.order_contact(uuid), public.order_picture_path(uuid, text, text, text)
    from public, anon;
grant execute on function public.send_message(uuid, text, text, uuid, text, text, text, jsonb, text),
  public.mark_read(uuid, text, text, integer),
  public.messages(uuid, text, text, integer, integer), public.contacts(uuid, text),
    public.report_message(uuid, text, integer, text),
  public.block_contact(uuid, text, text), public.order_contact(uuid), public.order_picture_path(uuid, text, text, text)
    to authenticated;

-- Calls between the parties of an order (docs/decisions/0044): a telephony service calls both and connects them, so
-- that neither learns the other's number. Numbers are read when the service is asked, and stored nowhere.

insert into public.app_settings (setting_key, value_type, setting_value, category, description, is_public) values
  ('calls_enabled', 'boolean', 'false', 'orders',
    'Whether the parties of an order can call each other; needs a telephony service (docs/operations/deploy.md).',
    true);

create function private.set_telephony(url text, secret text) returns void language sql set search_path = '' as $$
  select private.set_called_function('telephony', url, secret, 'calls_enabled')
$$;

comment on function private.set_telephony is 'Switches calls on (docs/operations/deploy.md).';

create table private.calls (
  id uuid not null default gen_random_uuid(),
  conversation_id uuid not null,
  caller_id uuid not null,
  role text not null,
  party_id uuid not null,
  with_role text not null,
  with_id uuid not null,
  state text not null default 'requested'::text,
  reason text,
  provider_id text,
  seconds integer,
  at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default now(),
  constraint call_seconds_range check ((seconds >= 0)),
  constraint call_state
    check
    ((state = ANY (ARRAY['requested'::text, 'ringing'::text, 'connected'::text, 'ended'::text,
    'failed'::text]))),
  constraint calls_caller_id_fkey foreign key (caller_id) references auth.users(id),
  constraint calls_pkey primary key (id),
  constraint calls_provider_id_key unique (provider_id),
  constraint calls_conversation_id_fkey foreign key (conversation_id) references private.conversations(id)
);

create trigger a_call_from_the_door after insert on private.calls
  for each row when (new.with_role = 'user') execute function private.tell_job_of_contact();

create index calls_caller_idx on private.calls using btree (caller_id, at);
create index calls_open_idx on private.calls using btree (at)
  where (state = ANY (ARRAY['requested'::text, 'ringing'::text, 'connected'::text]));
create index calls_order_idx on private.calls using btree (conversation_id);

comment on column private.calls.reason is
  'Why a call failed, as the telephony service says: busy, no-answer, failed, not_reached.';
comment on table private.calls is
  'Calls between parties of a conversation: who, when and how long, without numbers and without recordings.';

create function private.party_phone(role text, party_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select v.phone from public.vendors as v where v.id = party_phone.party_id),
    (select c.phone from public.couriers as c where c.user_id = party_phone.party_id and party_phone.role <> 'user'),
    (select '+' || u.phone from auth.users as u where u.id = party_phone.party_id and u.phone <> ''))
$$;

comment on function private.party_phone is
  'The number under which a party of an order is called; null where there is none. Never leaves the server.';

-- Calls ------------------------------------------------------------------------------------------------------------
create function private.can_call(c private.conversation) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.setting('calls_enabled') = 'true', false) and private.has_called_function('telephony')
    and private.other_part(c.conversation_id, c.with_role) is not distinct from c.with_id
    and private.party_phone(c.role, c.party_id) is not null and private.party_phone(c.with_role, c.with_id) is not null
    and not private.is_blocked(c)
    and private.conversation_is_open(c.conversation_id)
$$;

comment on function private.can_call is 'Whether a button to call makes sense: there is a service, both have a number, '
  'and both can still reach each other.';

create function private.announce_call(k private.calls) returns void
language sql set search_path = '' as $$
  select private.tell_conversation(
    (k.conversation_id, k.role, k.party_id, k.with_role, k.with_id)::private.conversation, 'call',
    jsonb_build_object('call_id', k.id, 'state', k.state, 'reason', k.reason, 'role', k.role,
      'with_role', k.with_role, 'seconds', k.seconds))
$$;

create function public.request_call(conversation_id uuid, as_role text, with_role text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation;
  k private.calls;
begin
  perform private.take_turns('calls', coalesce(auth.uid()::text, ''));
  c := private.open_conversation(request_call.conversation_id, as_role, request_call.with_role);
  if not private.has_called_function('telephony') or private.setting('calls_enabled') <> 'true' then
    perform private.refuse(409, 'calls_unavailable', 'Calls are not available right now. Please write instead.');
  end if;
  if private.party_phone(c.role, c.party_id) is null or private.party_phone(c.with_role, c.with_id) is null then
    perform private.refuse(409, 'call_without_number', 'There is no number to call. Please write instead.');
  end if;
  select * into k from private.calls as l
  where l.conversation_id = c.conversation_id and l.caller_id = auth.uid() and l.with_id = c.with_id
    and l.state in ('requested', 'ringing', 'connected') and l.at > now() - interval '2 minutes';
  -- A second tap while it rings is the same call.
  if found then return jsonb_build_object('call_id', k.id, 'state', k.state); end if;
  if (select count(*) from private.calls as l
      where l.caller_id = auth.uid() and l.at > now() - interval '10 minutes') >= 5 then
    perform private.refuse(429, 'too_many_calls', 'You have called several times. Please wait a few minutes.');
  end if;
  insert into private.calls (conversation_id, caller_id, role, party_id, with_role, with_id)
  values (c.conversation_id, auth.uid(), c.role, c.party_id, c.with_role, c.with_id) returning * into k;
  perform private.announce_call(k);
  perform private.call_function('telephony', 'x-telephony-secret', 20000);
  return jsonb_build_object('call_id', k.id, 'state', k.state);
end
$$;

comment on function public.request_call is
  'Asks the telephony service to call the caller and another party of a conversation, and to connect both.';

create function public.claim_calls() returns table (id uuid, from_number text, to_number text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  k private.calls;
begin
  for k in
    update private.calls as l set state = 'ringing', updated_at = now()
    where l.id in (select due.id from private.calls as due where due.state = 'requested'
      and due.at > now() - interval '1 minute'
      order by due.at limit 20 for update skip locked)
    returning l.*
  loop
    perform private.announce_call(k);
    return query select k.id, private.party_phone(k.role, k.party_id), private.party_phone(k.with_role, k.with_id);
  end loop;
end
$$;

comment on function public.claim_calls is 'For the function telephony only: the calls to connect, with both numbers.';

create function public.settle_call(call_id uuid, state text, provider_id text default null,
  seconds integer default null, reason text default null)
returns boolean language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  k private.calls;
  steps constant text[] := '{requested,ringing,connected,ended,failed}';
begin
  select * into k from private.calls as l where l.id = settle_call.call_id for update;
  if not found or array_position(steps, settle_call.state) is null
      or (k.provider_id is not null and settle_call.provider_id is not null
        and k.provider_id <> settle_call.provider_id) then return false; end if;
  if settle_call.provider_id is not null then update private.calls as l set provider_id = settle_call.provider_id
    where l.id = k.id; end if;
  -- Reports come twice and in any order: a call never goes back, and what has ended stays so.
  if k.state in ('ended', 'failed') or array_position(steps, settle_call.state) <= array_position(steps, k.state) then
    return true; end if;
  update private.calls as l set state = settle_call.state, seconds = case when settle_call.seconds between 0 and 86400
    then settle_call.seconds end,
    reason = left(settle_call.reason, 40), updated_at = now()
  where l.id = k.id returning * into k;
  perform private.announce_call(k);
  return true;
end
$$;

comment on function public.settle_call is
  'For the function telephony only: what became of a call: ringing, connected, ended with its seconds, or failed with '
    'a reason. False for a call that is not this one.';

revoke execute on function public.request_call(uuid, text, text), public.claim_calls(),
  public.settle_call(uuid, text, text, integer, text)
  from public, anon, authenticated;
grant execute on function public.request_call(uuid, text, text) to authenticated;
grant execute on function public.claim_calls(), public.settle_call(uuid, text, text, integer, text) to service_role;

create function private.end_lost_calls() returns void language plpgsql security definer set search_path = '' as $$
declare
  lost uuid;
begin
  for lost in select k.id from private.calls as k where k.state in ('requested', 'ringing')
    and k.at < now() - interval '2 minutes' loop
    perform public.settle_call(lost, 'failed', reason => 'not_reached');
  end loop;
  for lost in select k.id from private.calls as k where k.state = 'connected' and k.at < now() - interval '5 hours' loop
    perform public.settle_call(lost, 'ended');
  end loop;
end
$$;

comment on function private.end_lost_calls is
  'Ends calls of which nothing more was heard: after two minutes of ringing, and after the longest that a service '
    'keeps a call.';

select cron.schedule('end-lost-calls', '* * * * *', 'select private.end_lost_calls()');

create function private.call_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('about', c.subject_kind, 'about_id', c.subject_id, 'at', k.at,
    'with', k.with_role, 'state', k.state, 'seconds', k.seconds) order by k.at), '[]')
  from private.calls as k join private.conversations as c on c.id = k.conversation_id where k.caller_id = caller
$$;

comment on function private.call_data is 'The calls that a person made, for the export of their data.';

revoke all on private.conversation_subjects from anon, authenticated;

comment on table private.conversation_subjects is 'What people can write to each other about; a domain adds its row.';
comment on column private.conversation_subjects.own_party is
  'Function (subject, role) that says as whom the caller acts in a role: themselves, or a vendor; null without it.';
comment on column private.conversation_subjects.other_party is
  'Function (subject, role) that says who has a role now: a person or a vendor; null while nobody has.';
comment on column private.conversation_subjects.reaches is
  'Function (subject, role) that returns the roles with which one writes.';
comment on column private.conversation_subjects.state is
  'Function (subject) that says whether its parties still reach each other, and until when: {is_open, closes_at}.';
comment on column private.conversation_subjects.notice is
  'Function (subject, reader''s role, writer''s role, whether for a vendor''s people) that says what a notification '
  'of a message carries and where it leads: {params, path}.';

revoke all on private.conversations from anon, authenticated;

comment on table private.conversations is
  'What is talked about, once each. The conversation of an order has the order''s own id.';

-- Orders: the parties are those of the order, the pairs those of its kind ------------------------------------------
create function private.order_reaches(order_id uuid, role text) returns setof text
language sql stable security definer set search_path = '' as $$
  select p.with_role from private.contact_pairs as p join public.enhanced_orders as o on o.kind = p.kind
  where o.id = order_reaches.order_id and p.role = order_reaches.role and (p.trade is null or p.trade = o.trade)
$$;

comment on function private.order_reaches is 'With which roles a role of an order writes.';

create function private.order_contact_state(order_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('is_open', private.contact_open(o),
    'closes_at', case when o.status in ('delivered', 'cancelled')
      then o.status_since + make_interval(secs => private.setting_int('contact_seconds')) end)
  from public.enhanced_orders as o where o.id = order_contact_state.order_id
$$;

comment on function private.order_contact_state is
  'Whether the parties of an order still reach each other, and until when.';

create function private.order_message_notice(order_id uuid, role text, from_role text, for_vendor boolean)
returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('params', jsonb_build_object('order_id', o.id, 'order_number', o.order_number),
    'path', format(k.path, o.id) || case when for_vendor then '?order=' || o.id || '&' else '?' end
      || 'sheet=chat.' || order_message_notice.from_role || '.' || o.id)
  from public.enhanced_orders as o, private.party_kinds as k
  where o.id = order_message_notice.order_id and k.role = order_message_notice.role
$$;

comment on function private.order_message_notice is 'What the notification of a message about an order carries.';

insert into private.conversation_subjects (kind, own_party, other_party, reaches, state, notice) values
  ('order', 'private.own_party', 'private.other_party', 'private.order_reaches', 'private.order_contact_state',
    'private.order_message_notice');

create function private.open_order_conversation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.conversations (id, subject_kind, subject_id) values (new.id, 'order', new.id);
  return null;
end
$$;

comment on function private.open_order_conversation is 'An order can be talked about from the moment it is placed.';

create trigger orders_have_a_conversation after insert on public.enhanced_orders
  for each row execute function private.open_order_conversation();

-- Any subject ------------------------------------------------------------------------------------------------------
create function private.converse_about(subject_kind text, subject_id uuid) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.conversations as c (subject_kind, subject_id)
  values (converse_about.subject_kind, converse_about.subject_id) on conflict do nothing;
  return (select c.id from private.conversations as c
    where c.subject_kind = converse_about.subject_kind and c.subject_id = converse_about.subject_id);
end
$$;

comment on function private.converse_about is 'The conversation about something, opened when it is first asked for.';

create function private.own_part(conversation_id uuid, role text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  named text;
  subject uuid;
  party uuid;
begin
  select s.own_party, c.subject_id into named, subject
  from private.conversations as c join private.conversation_subjects as s on s.kind = c.subject_kind
  where c.id = own_part.conversation_id;
  if not found then return null; end if;
  execute format('select %s($1, $2)', named) into party using subject, own_part.role;
  return party;
end
$$;

comment on function private.own_part is
  'As whom the caller acts in a role of a conversation: themselves, or the vendor they work for; null without it.';

create function private.other_part(conversation_id uuid, role text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  named text;
  subject uuid;
  party uuid;
begin
  select s.other_party, c.subject_id into named, subject
  from private.conversations as c join private.conversation_subjects as s on s.kind = c.subject_kind
  where c.id = other_part.conversation_id;
  if not found then return null; end if;
  execute format('select %s($1, $2)', named) into party using subject, other_part.role;
  return party;
end
$$;

comment on function private.other_part is
  'Who has a role of a conversation now: a person or a vendor; null while nobody has.';

create function private.roles_reached(conversation_id uuid, role text) returns setof text
language plpgsql stable security definer set search_path = '' as $$
declare
  named text;
  subject uuid;
begin
  select s.reaches, c.subject_id into named, subject
  from private.conversations as c join private.conversation_subjects as s on s.kind = c.subject_kind
  where c.id = roles_reached.conversation_id;
  if not found then return; end if;
  return query execute format('select * from %s($1, $2)', named) using subject, roles_reached.role;
end
$$;

comment on function private.roles_reached is 'With which roles a role of a conversation writes.';

create function private.conversation_state(conversation_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  named text;
  subject uuid;
  answer jsonb;
begin
  select s.state, c.subject_id into named, subject
  from private.conversations as c join private.conversation_subjects as s on s.kind = c.subject_kind
  where c.id = conversation_state.conversation_id;
  if not found then return null; end if;
  execute format('select %s($1)', named) into answer using subject;
  return answer;
end
$$;

comment on function private.conversation_state is
  'Whether the parties of a conversation still reach each other, and until when: {is_open, closes_at}.';

create function private.conversation_is_open(conversation_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((private.conversation_state(conversation_is_open.conversation_id) ->> 'is_open')::boolean, false)
$$;

comment on function private.conversation_is_open is 'Whether the parties of a conversation still reach each other.';

create function private.topic_of_party(party_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when exists (select from public.vendors as v where v.id = topic_of_party.party_id) then 'vendor:'
    else 'user:' end || topic_of_party.party_id
$$;

comment on function private.topic_of_party is 'The topic on which a person or a vendor hears what is for it alone.';

create function private.tell_conversation(c private.conversation, event text, payload jsonb) returns void
language sql set search_path = '' as $$
  select private.publish(private.topic_of_party(party), tell_conversation.event,
    jsonb_build_object('conversation_id', c.conversation_id) || tell_conversation.payload)
  from (select c.party_id union select c.with_id where c.with_id is not null) as parties (party)
$$;

comment on function private.tell_conversation is 'Publishes what happens in a conversation to its two parties.';

create function private.conversation_summary(conversation_id uuid, role text, party_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce(private.conversation_state(conversation_summary.conversation_id),
      '{"is_open": false, "closes_at": null}') || jsonb_build_object(
    'server_now', now(),
    'contacts', (select coalesce(jsonb_agg(jsonb_build_object(
        'role', c.with_role, 'name', private.party_name(c.with_role, c.with_id),
        'photo', (select k.photo from public.couriers as k where k.user_id = c.with_id),
        'is_there', private.other_part(c.conversation_id, c.with_role) is not null,
        'is_blocked', private.is_blocked(c), 'can_call', private.can_call(c),
        'has_messages', exists (select from private.conversation_messages as m
          where m.conversation_id = c.conversation_id
            and ((m.sender_role = c.role and m.from_id = c.party_id and m.to_role = c.with_role)
              or (m.to_role = c.role and m.to_id = c.party_id and m.sender_role = c.with_role))),
        'unread', (select count(*) from private.conversation_messages as m
          where m.conversation_id = c.conversation_id and m.to_role = c.role and m.to_id = c.party_id
            and m.sender_role = c.with_role
            and m.seq > coalesce((select r.last_seq from private.conversation_reads as r
              where r.conversation_id = c.conversation_id and r.role = c.role and r.reader_id = c.party_id
                and r.with_role = c.with_role), 0)),
        'canned', (select coalesce(jsonb_agg(jsonb_build_object('code', s.code, 'takes_minutes', s.takes_minutes)
            order by s.position), '[]')
          from private.canned_messages as s where s.role = c.role and s.with_role = c.with_role))
        order by c.with_role), '[]')
      from (select (conversation_summary.conversation_id, conversation_summary.role, conversation_summary.party_id,
            reached.with_role, coalesce(private.other_part(conversation_summary.conversation_id, reached.with_role),
          -- Whoever has left can still be named above what they wrote.
          (select case when m.from_id = conversation_summary.party_id then m.to_id else m.from_id end
            from private.conversation_messages as m where m.conversation_id = conversation_summary.conversation_id
              and ((m.sender_role = conversation_summary.role and m.from_id = conversation_summary.party_id
                  and m.to_role = reached.with_role)
                or (m.to_role = conversation_summary.role and m.to_id = conversation_summary.party_id
                  and m.sender_role = reached.with_role))
            order by m.seq desc limit 1)))::private.conversation as c
        from private.roles_reached(conversation_summary.conversation_id, conversation_summary.role)
          as reached (with_role)) as pairs,
        lateral (select (pairs.c).*) as c (conversation_id, role, party_id, with_role, with_id)
      where c.with_id is not null));
end
$$;

comment on function private.conversation_summary is
  'Whom a party of a conversation may reach, as contacts returns it.';

grant execute on function public.send_message(uuid, text, text, uuid, text, text, text, jsonb, text),
  public.mark_read(uuid, text, text, integer), public.messages(uuid, text, text, integer, integer),
  public.contacts(uuid, text), public.report_message(uuid, text, integer, text),
  public.block_contact(uuid, text, text), public.order_picture_path(uuid, text, text, text),
  public.request_call(uuid, text, text) to authenticated;
