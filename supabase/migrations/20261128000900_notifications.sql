-- Notifications.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table public.system_notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null constraint notification_title_length check (length(title) between 1 and 120),
  message text not null constraint notification_message_length check (length(message) between 1 and 500),
  type text not null default 'info' constraint notification_type
    check (type in ('success', 'warning', 'error', 'info')),
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  action_url text constraint notification_url_is_a_path check (action_url ~ '^/[^/\\[:cntrl:]]'),
  template text not null,
  params jsonb not null default '{}'::jsonb
);

create index system_notifications_user_idx on public.system_notifications (user_id, created_at desc);
create index system_notifications_expires_idx on public.system_notifications (expires_at);

comment on table public.system_notifications is
  'Notifications (Spec §3). title and message are English; with template and params an app shows them in the reader''s '
    'language.';

alter table public.system_notifications enable row level security;

create policy "people read their notifications" on public.system_notifications for select to authenticated
  using (user_id = (select auth.uid()));

create policy "people mark their notifications" on public.system_notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "people delete their notifications" on public.system_notifications for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.system_notifications from anon, authenticated;
grant select, delete on public.system_notifications to authenticated;
grant update (is_read) on public.system_notifications to authenticated;

create table private.notification_templates (
  template text primary key,
  type text not null,
  title text not null,
  message text not null,
  push_for interval
);

comment on table private.notification_templates is
  'English messages by template; {name} is filled from the params. A trade adds its own in its migration.';
comment on column private.notification_templates.push_for is
  'How long a push message is worth delivering; null for what is not pushed.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('order_confirmed', 'success', 'Order confirmed', 'Your order {order_number} from {vendor} is confirmed.', '1 hour'),
  ('order_preparing', 'info', 'Order being prepared',
    'Your order {order_number} is being prepared. Estimated delivery: 25 minutes.', '1 hour'),
  ('order_preparing_pickup', 'info', 'Order being prepared',
    '{vendor} is preparing your order {order_number}. We tell you when you can collect it.', '1 hour'),
  ('order_ready', 'info', 'Order ready', 'Your order {order_number} is ready for pickup.', '1 hour'),
  ('order_out_for_delivery', 'info', 'Order on the way', 'Your order {order_number} is on the way: 10-15 minutes.',
    '1 hour'),
  ('order_on_way', 'info', 'Your courier is here', 'Order {order_number} is at your door. Please have your code ready.',
    null),
  ('order_delivered', 'success', 'Order delivered', 'Your order {order_number} has been delivered. Enjoy!', '1 hour'),
  ('order_collected', 'success', 'Order collected',
    'You have collected your order {order_number} from {vendor}. Enjoy!', null),
  ('order_cancelled', 'warning', 'Order cancelled', 'Your order {order_number} has been cancelled.', null),
  ('order_no_courier', 'warning', 'Looking for a courier',
    'No courier is free near {vendor} yet. You may wait or cancel free of charge.', null),
  ('refund_issued', 'success', 'Money back in your wallet', '{amount} for order {order_number} is back in your wallet.',
    null),
  ('wallet_credited', 'success', 'Wallet credited', '{amount} was added to your wallet.', null),
  ('vendor_order_new', 'info', 'New order', 'Order {order_number} is waiting to be accepted.', '5 minutes'),
  ('vendor_order_cancelled', 'warning', 'Order cancelled',
    'Order {order_number} has been cancelled. Please stop preparing it.', null),
  ('admin_no_courier', 'warning', 'No courier found', 'Nobody is free to carry order {order_number} from {vendor}.',
    null),
  ('job_cancelled', 'warning', 'Delivery cancelled',
    'Order {order_number} has been cancelled. You need not deliver it.', null);

create function private.notify(user_id uuid, template text, params jsonb default '{}'::jsonb,
  action_url text default null) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  words private.notification_templates;
  filled_title text;
  filled_message text;
  param record;
  note_id uuid;
begin
  select * into words from private.notification_templates as t where t.template = notify.template;
  if not found then raise exception 'there is no notification template %', notify.template; end if;
  filled_title := words.title;
  filled_message := words.message;
  for param in select * from jsonb_each_text(notify.params) loop
    filled_title := replace(filled_title, '{' || param.key || '}', coalesce(param.value, ''));
    filled_message := replace(filled_message, '{' || param.key || '}', coalesce(param.value, ''));
  end loop;
  insert into public.system_notifications (user_id, title, message, type, action_url, template, params)
  values (notify.user_id, filled_title, filled_message, words.type, notify.action_url, notify.template, notify.params)
  returning id into note_id;
  perform private.publish('user:' || notify.user_id, 'notification', jsonb_build_object('id', note_id));
end
$$;

comment on function private.notify is 'Creates a notification and publishes it on the user''s topic.';

create function private.rupees(paise bigint) returns text language sql immutable set search_path = '' as $$
  select '₹' || to_char(paise / 100.0, case when paise % 100 = 0 then 'FM99,99,99,99,990' else 'FM99,99,99,99,990.00'
    end)
$$;

create function public.mark_notifications_read() returns integer
language sql security definer set search_path = '' as $$
  with marked as (
    update public.system_notifications as n set is_read = true
    where n.user_id = (select auth.uid()) and not n.is_read returning 1)
  select count(*)::integer from marked
$$;

create function public.count_unread_notifications() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from (
    select from public.system_notifications as n
    where n.user_id = (select auth.uid()) and not n.is_read and n.expires_at > now() limit 100) as unread
$$;

comment on function public.count_unread_notifications is
  'How many of the caller''s notifications are unread, 100 meaning more (Spec §9 badge 99+).';

revoke execute on function public.mark_notifications_read(), public.count_unread_notifications() from public, anon;
grant execute on function public.mark_notifications_read(), public.count_unread_notifications() to authenticated;

comment on function public.mark_notifications_read is
  'Marks all of the caller''s notifications as read and returns how many there were.';

insert into public.app_settings (setting_key, value_type, setting_value, category, description, is_public) values
  ('cloud_voice_enabled', 'boolean', 'false', 'notifications',
   'Spoken notifications come from the speech service; switch on where ELEVENLABS_API_KEY is set. Otherwise the '
     'browser speaks.', true);

do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net;
  end if;
end
$$;

-- Web Push: notifications while no page is open.

-- Allowed push services -----------------------------------------------------------------------------------------------
create table private.push_services (
  origin_pattern text primary key
);

insert into private.push_services (origin_pattern) values
  ('^https://fcm\.googleapis\.com$'),
  ('^https://[a-z0-9-]+\.push\.services\.mozilla\.com$'),
  ('^https://([a-z0-9-]+\.)*push\.apple\.com$'),
  ('^https://[a-z0-9-]+\.notify\.windows\.com$');

comment on table private.push_services is
  'The push services of the browsers, as patterns of an origin: the server calls no other URL that a client sends.';

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint text not null unique constraint push_endpoint_length check (length(endpoint) between 10 and 2048),
  -- Base64url: a point of P-256 and sixteen random bytes.
  p256dh text not null constraint push_p256dh_shape check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null constraint push_auth_shape check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  user_agent text constraint push_user_agent_length check (length(user_agent) <= 400),
  -- The session it belongs to. No foreign key: the auth tables are the platform's own.
  session_id uuid,
  language text not null default 'en' constraint push_language
    check (language in ('en', 'hi', 'ta', 'bn', 'te', 'mr', 'gu', 'kn', 'ml', 'pa')),
  created_at timestamptz not null default now(),
  last_ok_at timestamptz,
  failures integer not null default 0
);

create trigger account_is_open before insert on public.push_subscriptions for each row
  execute function private.hold_account_of_row('user_id');

create index push_subscriptions_user_idx on public.push_subscriptions (user_id, created_at);

comment on table public.push_subscriptions is
  'The browsers on which a user receives notifications. Written by save_push_subscription only; the keys are never '
  'read by clients.';

alter table public.push_subscriptions enable row level security;

create policy "people see their push subscriptions" on public.push_subscriptions for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.push_subscriptions from anon, authenticated;
grant select (id, user_id, endpoint, user_agent, language, created_at, last_ok_at) on public.push_subscriptions
  to authenticated;

create function public.save_push_subscription(
  endpoint text, p256dh text, auth text, language text default 'en', user_agent text default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  origin text := substring(left(save_push_subscription.endpoint, 2048) from '^https?://[^/]+');
  here uuid := nullif((select auth.jwt()) ->> 'session_id', '')::uuid;
  saved uuid;
begin
  if origin is null or not exists (select from private.push_services as s where origin ~ s.origin_pattern) then
    perform private.refuse(400, 'push_service_unknown', 'Notifications cannot be sent to this browser.');
  end if;
  perform private.take_turns('push_subscriptions', caller::text);
  insert into public.push_subscriptions as p (user_id, endpoint, p256dh, auth, language, user_agent, session_id)
  values (caller, save_push_subscription.endpoint, save_push_subscription.p256dh, save_push_subscription.auth,
    coalesce(save_push_subscription.language, 'en'), left(save_push_subscription.user_agent, 400), here)
  on conflict (endpoint) do update set user_id = caller, language = excluded.language, user_agent = excluded.user_agent,
    session_id = excluded.session_id, failures = 0
    -- The same keys mean the same browser: a second user who signs in there takes the subscription over.
    where p.p256dh = excluded.p256dh and p.auth = excluded.auth
  returning p.id into saved;
  if saved is null then
    perform private.refuse(409, 'push_endpoint_taken', 'Notifications cannot be sent to this browser.');
  end if;
  delete from public.push_subscriptions as p where p.user_id = caller and not private.receives_push(p);
  -- At most ten browsers per user; the oldest is removed.
  delete from public.push_subscriptions as p where p.user_id = caller and p.id in (
    select old.id from public.push_subscriptions as old where old.user_id = caller and old.id <> saved
    order by old.created_at desc, old.id offset 9);
  return saved;
exception when check_violation then
  perform private.refuse(400, 'push_subscription_invalid', 'Notifications cannot be sent to this browser.');
  return null;
end
$$;

revoke execute on function public.save_push_subscription(text, text, text, text, text) from public, anon;
grant execute on function public.save_push_subscription(text, text, text, text, text) to authenticated;

comment on function public.save_push_subscription is
  'Subscribes the caller on this browser, or renews the subscription. Returns its id.';

create function public.remove_push_subscription(endpoint text) returns boolean
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.push_subscriptions as p
    where p.endpoint = remove_push_subscription.endpoint and p.user_id = (select auth.uid()) returning 1)
  select exists (select from gone)
$$;

revoke execute on function public.remove_push_subscription(text) from public, anon;
grant execute on function public.remove_push_subscription(text) to authenticated;

comment on function public.remove_push_subscription is
  'Removes the caller''s subscription on this browser; false where it was not theirs.';

create function private.receives_push(subscription public.push_subscriptions) returns boolean
language sql stable set search_path = '' as $$
  select subscription.session_id is null or exists (
    select from auth.sessions as s
    where s.id = subscription.session_id and s.user_id = subscription.user_id
      and (s.not_after is null or s.not_after > now()))
$$;

comment on function private.receives_push is
  'Whether the session of a subscription is still valid: a lost phone that was signed out remotely receives nothing '
    'more.';

-- Outbox --------------------------------------------------------------------------------------------------------------
create table private.push_outbox (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  payload jsonb not null,
  -- A later message of the same topic replaces one that has not arrived yet (RFC 8030).
  topic text not null constraint push_topic_shape check (topic ~ '^[A-Za-z0-9_-]{1,32}$'),
  urgent boolean not null default false,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index push_outbox_next_idx on private.push_outbox (next_at);
create index push_outbox_subscription_idx on private.push_outbox (subscription_id);

comment on table private.push_outbox is
  'One row per message and browser, written in the same transaction as its event; deleted once it is sent, given up '
  'or out of date.';

create function private.queue_push(
  user_id uuid, template text, params jsonb, title text, message text, url text, topic text, lifetime interval
) returns void
language sql set search_path = '' as $$
  insert into private.push_outbox (subscription_id, payload, topic, urgent, expires_at)
  select p.id,
    jsonb_build_object('template', queue_push.template, 'params', queue_push.params, 'title', queue_push.title,
      'message', queue_push.message, 'url', queue_push.url, 'tag', queue_push.topic, 'language', p.language),
    queue_push.topic, queue_push.lifetime < interval '10 minutes', now() + queue_push.lifetime
  from public.push_subscriptions as p where p.user_id = queue_push.user_id and private.receives_push(p)
$$;

comment on function private.queue_push is
  'Queues one message for each browser of a person, in the caller''s transaction.';

create function private.push_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- What belongs to one thread or order replaces what came before; a chat does not replace the order's own steps.
  perform private.queue_push(new.user_id, new.template, new.params, new.title, new.message,
    coalesce(new.action_url, '/'),
    left(regexp_replace(coalesce(new.params ->> 'thread', new.params ->> 'order_id', new.params ->> 'order_number',
      new.id::text), '[^A-Za-z0-9_]', '', 'g'), 32),
    t.push_for)
  from private.notification_templates as t where t.template = new.template and t.push_for is not null;
  return null;
end
$$;

create trigger notifications_are_pushed after insert on public.system_notifications for each row
  execute function private.push_notification();

create function private.push_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  vendor text := (select o.vendor_name from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
    where j.id = new.job_id);
  seconds integer := ceil(extract(epoch from new.expires_at - now()));
begin
  perform private.queue_push(new.courier_id, 'job_offer', jsonb_build_object('vendor', vendor, 'seconds', seconds),
    'New delivery near you', format('Pick up at %s. Answer within %s seconds.', vendor, seconds), '
    ''/delivery-dashboard',
    replace(new.id::text, '-', ''), new.expires_at - now());
  return null;
end
$$;

-- Sending -------------------------------------------------------------------------------------------------------------
create function private.set_push_sender(url text, secret text) returns void language sql set search_path = '' as $$
  select private.set_called_function('send-push', url, secret)
$$;

comment on function private.set_push_sender is 'Switches push on (docs/operations/deploy.md).';

create function private.call_push_sender() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.push_outbox as o where o.expires_at <= now();
  if not exists (select from private.push_outbox as o where o.next_at <= now()) then return; end if;
  perform private.call_function('send-push', 'x-push-secret', 20000);
end
$$;

comment on function private.call_push_sender is
  'Calls the function send-push while messages are waiting; run by pg_cron.';

create function public.claim_pushes(most integer default 100) returns table (
  id bigint, endpoint text, p256dh text, auth text, payload jsonb, topic text, urgent boolean, ttl_seconds integer
)
language sql security definer set search_path = '' as $$
  update private.push_outbox as o
  -- Claimed for a limited time: messages that a crashed sender did not settle are retried, with double the delay each
  -- time.
  set attempts = o.attempts + 1, next_at = now() + interval '30 seconds' * power(2, o.attempts)
  from public.push_subscriptions as p
  where p.id = o.subscription_id and o.id in (
    select due.id from private.push_outbox as due join public.push_subscriptions as told
      on told.id = due.subscription_id
    where due.next_at <= now() and due.expires_at > now() and private.receives_push(told)
    order by due.next_at limit claim_pushes.most for update of due skip locked)
  returning o.id, p.endpoint, p.p256dh, p.auth, o.payload, o.topic, o.urgent,
    ceil(extract(epoch from o.expires_at - now()))::integer
$$;

revoke execute on function public.claim_pushes(integer) from public, anon, authenticated;
grant execute on function public.claim_pushes(integer) to service_role;

comment on function public.claim_pushes is
  'For send-push only: due messages, claimed for at least 30 seconds, doubling with each attempt.';

create function public.settle_pushes(results jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  result record;
  subscription uuid;
begin
  for result in select * from jsonb_to_recordset(settle_pushes.results) as r (id bigint, outcome text) loop
    select o.subscription_id into subscription from private.push_outbox as o where o.id = result.id;
    continue when not found;
    if result.outcome = 'gone' then
      delete from public.push_subscriptions as p where p.id = subscription;
    elsif result.outcome = 'sent' then
      delete from private.push_outbox as o where o.id = result.id;
      update public.push_subscriptions as p set last_ok_at = now(), failures = 0 where p.id = subscription;
    else
      -- The claim's delay is the pause before the next attempt; there are five at most, and a browser that
      -- accepts nothing for long is removed.
      delete from private.push_outbox as o where o.id = result.id and (result.outcome = 'refused' or o.attempts >= 5);
      update public.push_subscriptions as p set failures = p.failures + 1 where p.id = subscription;
      delete from public.push_subscriptions as p where p.id = subscription and p.failures >= 50;
    end if;
  end loop;
end
$$;

revoke execute on function public.settle_pushes(jsonb) from public, anon, authenticated;
grant execute on function public.settle_pushes(jsonb) to service_role;

comment on function public.settle_pushes is
  'For send-push only: records the outcome of each claimed message: sent, gone (404, 410), refused, failed.';

select cron.schedule('send-pushes', '2 seconds', 'select private.call_push_sender()');
