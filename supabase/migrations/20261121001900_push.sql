-- Web Push: notifications while no page is open.

do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net;
  end if;
end
$$;

-- Allowed push services ------------------------------------------------------------------------------------------------

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
  language text not null default 'en' constraint push_language check (language in ('en', 'hi', 'ta', 'bn', 'te', 'mr', 'gu', 'kn', 'ml', 'pa')),
  created_at timestamptz not null default now(),
  last_ok_at timestamptz,
  failures integer not null default 0
);
create trigger account_is_open before insert on public.push_subscriptions for each row execute function private.hold_account_of_row('user_id');
create index push_subscriptions_user_idx on public.push_subscriptions (user_id, created_at);
comment on table public.push_subscriptions is
  'The browsers on which a user receives notifications. Written by save_push_subscription only; the keys are never '
  'read by clients.';
alter table public.push_subscriptions enable row level security;
create policy "people see their push subscriptions" on public.push_subscriptions for select to authenticated
  using (user_id = (select auth.uid()));
revoke all on public.push_subscriptions from anon, authenticated;
grant select (id, user_id, endpoint, user_agent, language, created_at, last_ok_at) on public.push_subscriptions to authenticated;

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
comment on function public.save_push_subscription is 'Subscribes the caller on this browser, or renews the subscription. Returns its id.';

create function public.remove_push_subscription(endpoint text) returns boolean
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.push_subscriptions as p
    where p.endpoint = remove_push_subscription.endpoint and p.user_id = (select auth.uid()) returning 1)
  select exists (select from gone)
$$;
revoke execute on function public.remove_push_subscription(text) from public, anon;
grant execute on function public.remove_push_subscription(text) to authenticated;
comment on function public.remove_push_subscription is 'Removes the caller''s subscription on this browser; false where it was not theirs.';

create function private.receives_push(subscription public.push_subscriptions) returns boolean
language sql stable set search_path = '' as $$
  select subscription.session_id is null or exists (
    select from auth.sessions as s
    where s.id = subscription.session_id and s.user_id = subscription.user_id and (s.not_after is null or s.not_after > now()))
$$;
comment on function private.receives_push is
  'Whether the session of a subscription is still valid: a lost phone that was signed out remotely receives nothing more.';

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
comment on function private.queue_push is 'Queues one message for each browser of a person, in the caller''s transaction.';

create function private.push_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- What belongs to one thread or order replaces what came before; a chat does not replace the order's own steps.
  perform private.queue_push(new.user_id, new.template, new.params, new.title, new.message, coalesce(new.action_url, '/'),
    left(regexp_replace(coalesce(new.params ->> 'thread', new.params ->> 'order_id', new.params ->> 'order_number', new.id::text), '[^A-Za-z0-9_]', '', 'g'), 32),
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
  vendor text := (select o.vendor_name from public.enhanced_orders as o where o.id = new.order_id);
  seconds integer := ceil(extract(epoch from new.expires_at - now()));
begin
  perform private.queue_push(new.courier_id, 'job_offer', jsonb_build_object('vendor', vendor, 'seconds', seconds),
    'New delivery near you', format('Pick up at %s. Answer within %s seconds.', vendor, seconds), '/delivery-dashboard',
    replace(new.id::text, '-', ''), new.expires_at - now());
  return null;
end
$$;
create trigger offers_are_pushed after insert on public.job_offers for each row execute function private.push_offer();

-- Sending --------------------------------------------------------------------------------------------------------------

create table private.push_sender (
  only_row boolean primary key default true constraint one_push_sender check (only_row),
  url text not null,
  secret text not null constraint push_secret_length check (length(secret) >= 20)
);
comment on table private.push_sender is 'URL of the function send-push, and the secret that proves the call comes from the database.';

create function private.set_push_sender(url text, secret text) returns void language sql set search_path = '' as $$
  insert into private.push_sender (url, secret) values (url, secret)
  on conflict (only_row) do update set url = excluded.url, secret = excluded.secret
$$;
comment on function private.set_push_sender is 'Switches push on (docs/operations/deploy.md).';

create function private.call_push_sender() returns void
language plpgsql security definer set search_path = '' as $$
declare
  sender private.push_sender;
begin
  delete from private.push_outbox as o where o.expires_at <= now();
  if not exists (select from private.push_outbox as o where o.next_at <= now()) then return; end if;
  select * into sender from private.push_sender;
  if not found then return; end if;
  perform net.http_post(url := sender.url, body := '{}'::jsonb,
    headers := jsonb_build_object('content-type', 'application/json', 'x-push-secret', sender.secret), timeout_milliseconds := 20000);
end
$$;
comment on function private.call_push_sender is 'Calls the function send-push while messages are waiting; run by pg_cron.';

create function public.claim_pushes(most integer default 100) returns table (
  id bigint, endpoint text, p256dh text, auth text, payload jsonb, topic text, urgent boolean, ttl_seconds integer
)
language sql security definer set search_path = '' as $$
  update private.push_outbox as o
  -- Claimed for a limited time: messages that a crashed sender did not settle are retried, with double the delay each time.
  set attempts = o.attempts + 1, next_at = now() + interval '30 seconds' * power(2, o.attempts)
  from public.push_subscriptions as p
  where p.id = o.subscription_id and o.id in (
    select due.id from private.push_outbox as due join public.push_subscriptions as told on told.id = due.subscription_id
    where due.next_at <= now() and due.expires_at > now() and private.receives_push(told)
    order by due.next_at limit claim_pushes.most for update of due skip locked)
  returning o.id, p.endpoint, p.p256dh, p.auth, o.payload, o.topic, o.urgent, ceil(extract(epoch from o.expires_at - now()))::integer
$$;
revoke execute on function public.claim_pushes(integer) from public, anon, authenticated;
grant execute on function public.claim_pushes(integer) to service_role;
comment on function public.claim_pushes is 'For send-push only: due messages, claimed for at least 30 seconds, doubling with each attempt.';

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
