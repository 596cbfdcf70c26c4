-- Tickets: a numbered conversation between a customer and support, with the two clocks of the law
-- (Consumer Protection (E-Commerce) Rules 2020: looked at within 48 hours, resolved within a month).

create sequence private.ticket_numbers;
create function private.next_ticket_number() returns text language sql volatile set search_path = '' as $$
  select 'HT' || lpad(n::text, greatest(6, length(n::text)), '0') from nextval('private.ticket_numbers') as n
$$;
comment on function private.next_ticket_number is 'What the customer quotes, such as HT000042.';

create table private.support_tickets (
  id uuid primary key default gen_random_uuid(),
  number text not null unique default private.next_ticket_number(),
  user_id uuid not null references auth.users (id),
  order_id uuid references public.enhanced_orders (id),
  topic text not null constraint ticket_topic_known check (topic in ('item_missing', 'item_wrong', 'item_bad', 'arrived_late', 'payment',
    'order', 'delivery', 'wallet', 'account', 'digital', 'partner', 'grievance', 'other')),
  language text not null default 'en' constraint ticket_language_known check (private.is_language(language)),
  status text not null default 'open' constraint ticket_status_known check (status in ('open', 'answered', 'closed')),
  assigned_to uuid references auth.users (id),
  last_seq integer not null default 0,
  customer_read_seq integer not null default 0,
  opened_at timestamptz not null default now(),
  acknowledge_by timestamptz not null default now() + make_interval(hours => private.setting_int('ticket_acknowledge_hours')),
  acknowledged_at timestamptz,
  resolve_by timestamptz not null default now() + make_interval(days => private.setting_int('ticket_resolve_days')),
  closed_at timestamptz,
  warned_at timestamptz,
  last_at timestamptz not null default now(),
  constraint ticket_closes_with_a_time check ((status = 'closed') = (closed_at is not null))
);
create index support_tickets_user_idx on private.support_tickets (user_id, last_at desc, id desc);
create index support_tickets_order_idx on private.support_tickets (order_id) where order_id is not null;
create index support_tickets_assigned_idx on private.support_tickets (assigned_to) where assigned_to is not null;
create index support_tickets_open_idx on private.support_tickets (resolve_by, id) where status <> 'closed';
create index support_tickets_closed_idx on private.support_tickets (closed_at desc, id desc) where status = 'closed';
comment on table private.support_tickets is
  'What a customer asked support. open waits for support, answered for the customer. Read and written by functions only.';
comment on column private.support_tickets.acknowledge_by is 'Until when a person of support looks at it; acknowledged_at is when one did.';
comment on column private.support_tickets.warned_at is 'When administrators were told that a clock is about to run out.';
create trigger account_is_open before insert on private.support_tickets for each row execute function private.hold_account_of_row('user_id');

create table private.support_messages (
  ticket_id uuid not null references private.support_tickets (id),
  seq integer not null,
  author_role text not null constraint support_author check (author_role in ('customer', 'support', 'system')),
  author_id uuid references auth.users (id),
  client_id uuid not null default gen_random_uuid(),
  body text constraint support_body_length check (length(body) between 1 and 1000),
  picture text,
  event text constraint support_event_known
    check (event in ('opened', 'claimed', 'refunded', 'declined', 'closed', 'reopened', 'closed_by_itself')),
  params jsonb not null default '{}',
  at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  primary key (ticket_id, seq),
  unique (ticket_id, client_id),
  constraint support_message_says_something check (removed_at is not null or num_nonnulls(body, picture, event) >= 1)
);
create index support_messages_author_idx on private.support_messages (author_id, at) where author_id is not null;
create unique index support_messages_picture_idx on private.support_messages (picture) where picture is not null;
comment on table private.support_messages is
  'What customer and support wrote, and what happened to a ticket, numbered without gaps. Append-only: only the content goes when an account closes.';
comment on column private.support_messages.event is 'What happened, said by the apps in the reader''s language; params holds its figures.';

-- Writing --------------------------------------------------------------------------------------------------------------

create function private.tell_of_ticket(t private.support_tickets) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.publish('user:' || someone.id, 'ticket', jsonb_build_object('ticket_id', t.id, 'seq', t.last_seq))
  from (select t.user_id as id union select r.user_id from public.user_roles as r where r.role = 'admin') as someone;
end
$$;
comment on function private.tell_of_ticket is 'Says on the topics of its customer and of all administrators that a ticket has changed: event ticket {ticket_id, seq}.';

create function private.add_to_ticket(t private.support_tickets, author_role text, body text default null, picture text default null,
  event text default null, params jsonb default '{}', client_id uuid default gen_random_uuid()) returns private.support_tickets
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  ticket private.support_tickets;
begin
  update private.support_tickets as s set last_seq = s.last_seq + 1, last_at = clock_timestamp(),
    customer_read_seq = case when add_to_ticket.author_role = 'customer' then s.last_seq + 1 else s.customer_read_seq end
  where s.id = t.id returning * into ticket;
  insert into private.support_messages (ticket_id, seq, author_role, author_id, client_id, body, picture, event, params)
  values (ticket.id, ticket.last_seq, add_to_ticket.author_role, case when add_to_ticket.author_role <> 'system' then auth.uid() end,
    add_to_ticket.client_id, add_to_ticket.body, add_to_ticket.picture, add_to_ticket.event, add_to_ticket.params);
  return ticket;
end
$$;
comment on function private.add_to_ticket is 'Adds a message or an event to a ticket that the caller has locked; answers the ticket as it is then.';

create function private.support_text(words text, shortest integer default 1) returns text
language plpgsql immutable set search_path = '' as $$
declare
  clean text;
begin
  perform private.bound(words, 8000);
  clean := coalesce(private.plain_text(words), '');
  if length(clean) not between shortest and 1000 then
    perform private.refuse(400, 'ticket_text_invalid', 'Please write a little more, and 1,000 letters at most.', jsonb_build_object('shortest', shortest, 'longest', 1000));
  end if;
  return nullif(clean, '');
end
$$;
comment on function private.support_text is 'What somebody wrote, cleaned by plain_text; refuses what is too short or too long.';

create function private.check_support_picture(picture text, sender uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if picture is null then return; end if;
  if picture !~ ('^' || sender || '/[0-9a-f-]{36}[.](webp|jpg)$')
      or not exists (select from storage.objects as s where s.bucket_id = 'support-pictures' and s.name = picture)
      or exists (select from private.support_messages as m where m.picture = check_support_picture.picture) then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
end
$$;
comment on function private.check_support_picture is 'Refuses a picture that its sender has not stored, or has sent before.';

create function private.pace_tickets(caller uuid) returns void language plpgsql set search_path = '' as $$
begin
  perform private.take_turns('tickets', caller::text);
  if (select count(*) from private.support_tickets as t where t.user_id = caller and t.opened_at > now() - interval '1 day')
      >= private.setting_int('tickets_per_day') then
    perform private.refuse(429, 'too_many_tickets', 'You have opened many tickets today. Please write in one of them.');
  end if;
end
$$;
comment on function private.pace_tickets is 'Limits the tickets that one customer opens within a day; one customer''s one after the other.';

create function private.create_ticket(caller uuid, topic text, order_id uuid, language text, body text, picture text) returns private.support_tickets
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  ticket private.support_tickets;
begin
  insert into private.support_tickets (user_id, order_id, topic, language)
  values (caller, create_ticket.order_id, create_ticket.topic, case when private.is_language(create_ticket.language) then create_ticket.language else 'en' end)
  returning * into ticket;
  if num_nonnulls(create_ticket.body, create_ticket.picture) > 0 then
    ticket := private.add_to_ticket(ticket, 'customer', create_ticket.body, create_ticket.picture);
  end if;
  ticket := private.add_to_ticket(ticket, 'system', event => 'opened',
    params => jsonb_build_object('acknowledge_by', ticket.acknowledge_by, 'resolve_by', ticket.resolve_by));
  update private.support_tickets as t set customer_read_seq = t.last_seq where t.id = ticket.id returning * into ticket;
  perform private.tell_of_ticket(ticket);
  return ticket;
end
$$;
comment on function private.create_ticket is 'Opens a ticket with its first message; text and picture have been checked.';

create function private.opened_ticket(t private.support_tickets) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', t.id, 'number', t.number, 'acknowledge_by', t.acknowledge_by, 'resolve_by', t.resolve_by)
$$;

create function public.open_ticket(topic text, body text, idempotency_key text, order_id uuid default null, language text default 'en',
  picture text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  words text := private.support_text(open_ticket.body, 10);
  result jsonb;
begin
  if coalesce(open_ticket.topic, '') not in ('payment', 'order', 'delivery', 'wallet', 'account', 'digital', 'partner', 'grievance', 'other') then
    perform private.refuse(400, 'ticket_topic_unknown', 'Please choose what it is about.');
  end if;
  if open_ticket.order_id is not null and not exists (select from public.enhanced_orders as o
      where o.id = open_ticket.order_id and o.user_id = caller) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  perform private.check_support_picture(open_ticket.picture, caller);
  result := private.claim_idempotency(caller, open_ticket.idempotency_key, 'open_ticket');
  if result is not null then return result; end if;
  perform private.pace_tickets(caller);
  result := private.opened_ticket(private.create_ticket(caller, open_ticket.topic, open_ticket.order_id, open_ticket.language, words, open_ticket.picture));
  perform private.keep_result(caller, open_ticket.idempotency_key, result);
  return result;
end
$$;
comment on function public.open_ticket is
  'Opens a ticket, once per key: {id, number, acknowledge_by, resolve_by}. body has 10 to 1,000 letters, picture is a path in '
  'support-pictures. Raises ticket_text_invalid, ticket_topic_unknown, order_not_found, picture_invalid, too_many_tickets.';

create function private.ticket_to_write(ticket_id uuid) returns private.support_tickets
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  t private.support_tickets;
begin
  select * into t from private.support_tickets as s
  where s.id = ticket_to_write.ticket_id and (s.user_id = caller or private.is_admin()) for update;
  if not found then perform private.refuse(404, 'ticket_not_found', 'There is no such ticket.'); end if;
  return t;
end
$$;
comment on function private.ticket_to_write is 'A ticket, locked, for its customer and for administrators.';

create function private.ticket_for_support(ticket_id uuid) returns private.support_tickets
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  t private.support_tickets := private.ticket_to_write(ticket_for_support.ticket_id);
begin
  if t.user_id = caller then perform private.refuse(403, 'own_ticket', 'Somebody else has to look at your own ticket.'); end if;
  return t;
end
$$;
comment on function private.ticket_for_support is 'A ticket, locked, for administrators; nobody answers themselves.';

create function private.message_of_ticket(m private.support_messages) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('seq', m.seq, 'client_id', m.client_id, 'author_role', m.author_role, 'body', m.body, 'picture', m.picture,
    'event', m.event, 'params', m.params, 'at', m.at, 'is_removed', m.removed_at is not null)
$$;
comment on function private.message_of_ticket is 'A message of a ticket as both sides read it; who of support wrote it stays inside.';

create function public.write_to_ticket(ticket_id uuid, client_id uuid, body text default null, picture text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  words text := private.support_text(write_to_ticket.body, 0);
  t private.support_tickets;
  sent private.support_messages;
  by_customer boolean;
begin
  if write_to_ticket.client_id is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  if words is null and write_to_ticket.picture is null then perform private.refuse(400, 'message_empty', 'Please write something first.'); end if;
  perform private.hold_account(caller);
  t := private.ticket_to_write(write_to_ticket.ticket_id);
  by_customer := t.user_id = caller;
  select * into sent from private.support_messages as m where m.ticket_id = t.id and m.client_id = write_to_ticket.client_id and m.author_id = caller;
  if found then return private.message_of_ticket(sent); end if;
  if (select count(*) from private.support_messages as m where m.author_id = caller and m.at > clock_timestamp() - interval '1 minute') >= 20 then
    perform private.refuse(429, 'too_many_messages', 'That is a lot of messages. Please wait a minute.');
  end if;
  if t.status = 'closed' and (not by_customer or t.closed_at < now() - interval '14 days') then
    perform private.refuse(409, 'ticket_closed', 'This ticket is closed. Please open a new one.');
  end if;
  perform private.check_support_picture(write_to_ticket.picture, caller);
  if t.status = 'closed' then t := private.add_to_ticket(t, 'system', event => 'reopened'); end if;
  t := private.add_to_ticket(t, case when by_customer then 'customer' else 'support' end, words, write_to_ticket.picture, client_id => write_to_ticket.client_id);
  update private.support_tickets as s set status = case when by_customer then 'open' else 'answered' end, closed_at = null,
    assigned_to = case when by_customer then s.assigned_to else coalesce(s.assigned_to, caller) end,
    acknowledged_at = case when by_customer then s.acknowledged_at else coalesce(s.acknowledged_at, now()) end
  where s.id = t.id returning * into t;
  if not by_customer then perform private.tell_of_answer(t); end if;
  perform private.tell_of_ticket(t);
  return (select private.message_of_ticket(m) from private.support_messages as m where m.ticket_id = t.id and m.seq = t.last_seq);
end
$$;
comment on function public.write_to_ticket is
  'Adds a message of 1,000 letters at most, a stored picture, or both; the same client_id is sent once. A customer''s message opens the '
  'ticket again for 14 days after it was closed; one of support is an answer. Raises ticket_not_found, ticket_closed, message_empty, '
  'ticket_text_invalid, picture_invalid, too_many_messages.';

create function private.tell_of_answer(t private.support_tickets) returns void
language plpgsql set search_path = '' as $$
begin
  -- Several answers in a row are one notification until it is read.
  if exists (select from public.system_notifications as n where n.user_id = t.user_id and n.template = 'ticket_answered'
      and n.params ->> 'ticket_id' = t.id::text and not n.is_read and n.created_at > now() - interval '1 hour') then return; end if;
  perform private.notify(t.user_id, 'ticket_answered', jsonb_build_object('number', t.number, 'ticket_id', t.id), '/support?ticket=' || t.id);
end
$$;
comment on function private.tell_of_answer is 'Notifies a customer that support has written.';
insert into private.notification_templates (template, type, title, message, push_for) values
  ('ticket_answered', 'info', 'Support has answered', 'There is an answer to your ticket {number}.', '1 day'),
  ('ticket_closed', 'success', 'Ticket closed', 'Your ticket {number} is closed. Write in it again if something is left.', null),
  ('admin_ticket_due', 'warning', 'Ticket is due', 'Ticket {number} has to be looked at before its time is over.', '6 hours');

create function public.close_ticket(ticket_id uuid, body text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  words text := private.support_text(close_ticket.body, 0);
  t private.support_tickets := private.ticket_to_write(close_ticket.ticket_id);
  by_customer boolean := t.user_id = caller;
begin
  if t.status = 'closed' then return; end if;
  if exists (select from private.order_claims as c where c.ticket_id = t.id and c.state = 'in_review') and not by_customer then
    perform private.refuse(409, 'claim_undecided', 'Decide about the refund first.');
  end if;
  if words is not null then t := private.add_to_ticket(t, case when by_customer then 'customer' else 'support' end, words); end if;
  t := private.add_to_ticket(t, 'system', event => 'closed', params => jsonb_build_object('by', case when by_customer then 'customer' else 'support' end));
  update private.support_tickets as s set status = 'closed', closed_at = now(), acknowledged_at = coalesce(s.acknowledged_at, now())
  where s.id = t.id returning * into t;
  update private.order_claims as c set state = 'withdrawn', decided_at = now(), decided_by = caller where c.ticket_id = t.id and c.state = 'in_review';
  if not by_customer then
    perform private.notify(t.user_id, 'ticket_closed', jsonb_build_object('number', t.number, 'ticket_id', t.id), '/support?ticket=' || t.id);
    perform private.audit('close_ticket', 'ticket', t.id::text);
  end if;
  perform private.tell_of_ticket(t);
end
$$;
comment on function public.close_ticket is
  'Closes a ticket, by its customer, who thereby withdraws what is not decided, or by an administrator, with a last word or without. '
  'Closing twice changes nothing. Raises ticket_not_found, claim_undecided, ticket_text_invalid.';

create function public.claim_ticket(ticket_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  t private.support_tickets := private.ticket_for_support(claim_ticket.ticket_id);
begin
  if t.status = 'closed' then perform private.refuse(409, 'ticket_closed', 'This ticket is closed. Please open a new one.'); end if;
  if t.assigned_to = auth.uid() then return; end if;
  if t.acknowledged_at is null then t := private.add_to_ticket(t, 'system', event => 'claimed'); end if;
  update private.support_tickets as s set assigned_to = auth.uid(), acknowledged_at = coalesce(s.acknowledged_at, now())
  where s.id = t.id returning * into t;
  perform private.audit('claim_ticket', 'ticket', t.id::text);
  perform private.tell_of_ticket(t);
end
$$;
comment on function public.claim_ticket is
  'Takes a ticket over, also from a colleague; the first time is what acknowledges it. Administrators only. Raises ticket_not_found, own_ticket, ticket_closed.';

create function public.read_ticket(ticket_id uuid, seq integer) returns void
language sql security definer set search_path = '' as $$
  update private.support_tickets as t set customer_read_seq = least(greatest(t.customer_read_seq, read_ticket.seq), t.last_seq)
  where t.id = read_ticket.ticket_id and t.user_id = (select auth.uid()) and t.customer_read_seq < read_ticket.seq
$$;
comment on function public.read_ticket is 'Says how far the caller has read their own ticket; of another''s nothing changes.';

-- Pictures -------------------------------------------------------------------------------------------------------------

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('support-pictures', 'support-pictures', false, 524288, '{image/webp,image/jpeg}') on conflict do nothing;

create function private.own_picture_path(bucket text, extension text, most_a_day integer) returns text
language plpgsql set search_path = '' as $$
declare
  folder text := private.require_user() || '/';
begin
  perform private.hold_account(auth.uid());
  if coalesce(own_picture_path.extension, '') not in ('webp', 'jpg') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns(own_picture_path.bucket, folder);
  if (select count(*) from storage.objects as s where s.bucket_id = own_picture_path.bucket and starts_with(s.name, folder)
      and s.created_at > now() - interval '1 day') >= own_picture_path.most_a_day then
    perform private.refuse(429, 'too_many_pictures', 'You have sent many pictures today. Please go on tomorrow.');
  end if;
  return folder || gen_random_uuid() || '.' || own_picture_path.extension;
end
$$;
comment on function private.own_picture_path is 'A new path in the caller''s own folder of a bucket, so many a day. Refuses picture_invalid, too_many_pictures.';

create function public.support_picture_path(extension text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  return private.own_picture_path('support-pictures', support_picture_path.extension, 20);
end
$$;
comment on function public.support_picture_path is
  'Where the edge function support-picture stores a picture of the caller for a ticket, twenty a day at most.';
-- Only the edge function writes here, after it has looked at the content.
create policy "people see the pictures of their tickets, administrators all" on storage.objects for select to authenticated
  using (bucket_id = 'support-pictures'
    and ((storage.foldername(name))[1] = (select auth.uid())::text or (select private.is_admin())));
