-- Calls between the parties of an order (docs/decisions/0044): a telephony service calls both and connects them, so that neither
-- learns the other's number. Numbers are read when the service is asked, and stored nowhere.

create table private.telephony (
  only_row boolean primary key default true constraint one_telephony check (only_row),
  url text not null,
  secret text not null constraint telephony_secret_length check (length(secret) >= 20)
);
comment on table private.telephony is 'URL of the function telephony, and the secret that proves the call comes from the database.';

insert into public.app_settings (setting_key, value_type, setting_value, category, description, is_public) values
  ('calls_enabled', 'boolean', 'false', 'orders', 'Whether the parties of an order can call each other; needs a telephony service (docs/operations/deploy.md).', true);

create function private.set_telephony(url text, secret text) returns void language plpgsql set search_path = '' as $$
begin
  -- Only for the first time: an administrator who has switched calls off since meant it.
  if not exists (select from private.telephony) then
    update public.app_settings as s set setting_value = 'true' where s.setting_key = 'calls_enabled';
  end if;
  insert into private.telephony (url, secret) values (set_telephony.url, set_telephony.secret)
  on conflict (only_row) do update set url = excluded.url, secret = excluded.secret;
end
$$;
comment on function private.set_telephony is 'Switches calls on (docs/operations/deploy.md).';

create table private.calls (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  caller_id uuid not null references auth.users (id),
  role text not null,
  party_id uuid not null,
  with_role text not null,
  with_id uuid not null,
  state text not null default 'requested' constraint call_state check (state in ('requested', 'ringing', 'connected', 'ended', 'failed')),
  reason text,
  provider_id text unique,
  seconds integer constraint call_seconds_range check (seconds >= 0),
  at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now()
);
create index calls_order_idx on private.calls (order_id);
create index calls_caller_idx on private.calls (caller_id, at);
create index calls_open_idx on private.calls (at) where state in ('requested', 'ringing', 'connected');
comment on table private.calls is 'Calls between parties of an order: who, when and how long, without numbers and without recordings.';
comment on column private.calls.reason is 'Why a call failed, as the telephony service says: busy, no-answer, failed, not_reached.';

create function private.party_phone(role text, party_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select v.phone from public.vendors as v where v.id = party_phone.party_id),
    (select c.phone from public.couriers as c where c.user_id = party_phone.party_id and party_phone.role <> 'user'),
    (select '+' || u.phone from auth.users as u where u.id = party_phone.party_id and u.phone <> ''))
$$;
comment on function private.party_phone is 'The number under which a party of an order is called; null where there is none. Never leaves the server.';

create function private.can_call(c private.conversation) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.setting('calls_enabled') = 'true', false) and exists (select from private.telephony)
    and private.other_party(c.order_id, c.with_role) is not distinct from c.with_id
    and private.party_phone(c.role, c.party_id) is not null and private.party_phone(c.with_role, c.with_id) is not null
    and not private.is_blocked(c)
    and (select private.contact_open(o) from public.enhanced_orders as o where o.id = c.order_id)
$$;
comment on function private.can_call is 'Whether a button to call makes sense: there is a service, both have a number, and both can still reach each other.';

create function private.announce_call(k private.calls) returns void language sql set search_path = '' as $$
  select private.publish(topic, 'call', jsonb_build_object('order_id', k.order_id, 'call_id', k.id, 'state', k.state, 'reason', k.reason,
    'role', k.role, 'with_role', k.with_role, 'seconds', k.seconds))
  from (values (private.party_topic(k.order_id, k.role, k.party_id)), (private.party_topic(k.order_id, k.with_role, k.with_id))) as t (topic)
$$;

create function public.request_call(order_id uuid, as_role text, with_role text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c private.conversation;
  k private.calls;
  service private.telephony;
begin
  perform private.take_turns('calls', coalesce(auth.uid()::text, ''));
  c := private.open_conversation(request_call.order_id, as_role, request_call.with_role);
  select * into service from private.telephony;
  if not found or private.setting('calls_enabled') <> 'true' then
    perform private.refuse(409, 'calls_unavailable', 'Calls are not available right now. Please write instead.');
  end if;
  if private.party_phone(c.role, c.party_id) is null or private.party_phone(c.with_role, c.with_id) is null then
    perform private.refuse(409, 'call_without_number', 'There is no number to call. Please write instead.');
  end if;
  select * into k from private.calls as l where l.order_id = c.order_id and l.caller_id = auth.uid() and l.with_id = c.with_id
    and l.state in ('requested', 'ringing', 'connected') and l.at > now() - interval '2 minutes';
  -- A second tap while it rings is the same call.
  if found then return jsonb_build_object('call_id', k.id, 'state', k.state); end if;
  if (select count(*) from private.calls as l where l.caller_id = auth.uid() and l.at > now() - interval '10 minutes') >= 5 then
    perform private.refuse(429, 'too_many_calls', 'You have called several times. Please wait a few minutes.');
  end if;
  insert into private.calls (order_id, caller_id, role, party_id, with_role, with_id)
  values (c.order_id, auth.uid(), c.role, c.party_id, c.with_role, c.with_id) returning * into k;
  perform private.announce_call(k);
  perform net.http_post(url := service.url, body := '{}'::jsonb,
    headers := jsonb_build_object('content-type', 'application/json', 'x-telephony-secret', service.secret), timeout_milliseconds := 20000);
  return jsonb_build_object('call_id', k.id, 'state', k.state);
end
$$;
comment on function public.request_call is
  'Calls another party of an order: the telephony service rings the caller first, then the other, and shows both its own number. Returns {call_id, '
  'state}; what becomes of it comes as the event call. A second request while it rings is the same call.';

create function public.claim_calls() returns table (id uuid, from_number text, to_number text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  k private.calls;
begin
  for k in
    update private.calls as l set state = 'ringing', updated_at = now()
    where l.id in (select due.id from private.calls as due where due.state = 'requested' and due.at > now() - interval '1 minute'
      order by due.at limit 20 for update skip locked)
    returning l.*
  loop
    perform private.announce_call(k);
    return query select k.id, private.party_phone(k.role, k.party_id), private.party_phone(k.with_role, k.with_id);
  end loop;
end
$$;
comment on function public.claim_calls is 'For the function telephony only: the calls to connect, with both numbers.';

create function public.settle_call(call_id uuid, state text, provider_id text default null, seconds integer default null, reason text default null)
returns boolean language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  k private.calls;
  steps constant text[] := '{requested,ringing,connected,ended,failed}';
begin
  select * into k from private.calls as l where l.id = settle_call.call_id for update;
  if not found or array_position(steps, settle_call.state) is null
      or (k.provider_id is not null and settle_call.provider_id is not null and k.provider_id <> settle_call.provider_id) then return false; end if;
  if settle_call.provider_id is not null then update private.calls as l set provider_id = settle_call.provider_id where l.id = k.id; end if;
  -- Reports come twice and in any order: a call never goes back, and what has ended stays so.
  if k.state in ('ended', 'failed') or array_position(steps, settle_call.state) <= array_position(steps, k.state) then return true; end if;
  update private.calls as l set state = settle_call.state, seconds = case when settle_call.seconds between 0 and 86400 then settle_call.seconds end,
    reason = left(settle_call.reason, 40), updated_at = now()
  where l.id = k.id returning * into k;
  perform private.announce_call(k);
  return true;
end
$$;
comment on function public.settle_call is
  'For the function telephony only: what became of a call: ringing, connected, ended with its seconds, or failed with a reason. False for a call that is not this one.';
revoke execute on function public.request_call(uuid, text, text), public.claim_calls(), public.settle_call(uuid, text, text, integer, text)
  from public, anon, authenticated;
grant execute on function public.request_call(uuid, text, text) to authenticated;
grant execute on function public.claim_calls(), public.settle_call(uuid, text, text, integer, text) to service_role;

create function private.end_lost_calls() returns void language plpgsql security definer set search_path = '' as $$
declare
  lost uuid;
begin
  for lost in select k.id from private.calls as k where k.state in ('requested', 'ringing') and k.at < now() - interval '2 minutes' loop
    perform public.settle_call(lost, 'failed', reason => 'not_reached');
  end loop;
  for lost in select k.id from private.calls as k where k.state = 'connected' and k.at < now() - interval '5 hours' loop
    perform public.settle_call(lost, 'ended');
  end loop;
end
$$;
comment on function private.end_lost_calls is
  'Ends calls of which nothing more was heard: after two minutes of ringing, and after the longest that a service keeps a call.';
select cron.schedule('end-lost-calls', '* * * * *', 'select private.end_lost_calls()');

create function private.call_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('order_id', k.order_id, 'at', k.at, 'with', k.with_role, 'state', k.state, 'seconds', k.seconds) order by k.at), '[]')
  from private.calls as k where k.caller_id = caller
$$;
comment on function private.call_data is 'The calls that a person made about orders, for the export of their data.';
