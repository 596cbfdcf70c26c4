-- Live updates: topics, what is published on them, who may join, and catching up after a lost connection.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table private.topic_log (
  seq bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  event text not null,
  payload jsonb not null,
  at timestamptz not null default now()
);

create index topic_log_topic_idx on private.topic_log (topic, seq);
create index topic_log_at_idx on private.topic_log (at);

comment on table private.topic_log is
  'Published events, kept for a day. seq comes from a sequence, so publishing on one region''s topic never queues up '
    'behind '
  'another transaction; xid lets readers find which numbers may still have an uncommitted one below them.';

-- Names of topics ----------------------------------------------------------------------------------------------------
create table private.topic_generations (
  topic text primary key,
  generation integer not null
);

comment on table private.topic_generations is
  'How often a topic has changed its name because somebody who might be listening lost the right to. Realtime checks '
    'the '
  'right on joining only, so the name changes and whoever still may listen joins the new one.';

create function private.current_topic(topic text) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return current_topic.topic || coalesce((select ':' || g.generation from private.topic_generations as g
    where g.topic = current_topic.topic), '');
end
$$;

comment on function private.current_topic is
  'The name under which a topic is joined now: its own, such as order:<id>, and after a change '
    'order:<id>:<generation>.';

create function private.rename_topic(topic text) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform realtime.send('{}', 'renamed', private.current_topic(rename_topic.topic), true);
  insert into private.topic_generations as g (topic, generation) values (rename_topic.topic, 2)
  on conflict (topic) do update set generation = g.generation + 1;
end
$$;

comment on function private.rename_topic is
  'Gives a topic another name, so that whoever lost the right to listen hears nothing more. The event renamed on the '
    'old '
  'name makes clients ask live_topic for the new one.';

create function private.recheck_subscriptions(user_id uuid) returns void
language sql set search_path = '' as $$
  select pg_notify('realtime_recheck', recheck_subscriptions.user_id::text)
    where recheck_subscriptions.user_id is not null
$$;

comment on function private.recheck_subscriptions is
  'Makes the embedded Realtime check a person''s subscriptions again at once. Hosted Realtime does not listen to this: '
    'there '
  'rename_topic has the effect.';

-- What is published --------------------------------------------------------------------------------------------------
create function private.publish(topic text, event text, payload jsonb) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.topic_log (topic, event, payload) values (publish.topic, publish.event, publish.payload);
end
$$;

comment on function private.publish is
  'Logs an event on a private topic for events_since; it is broadcast when the transaction commits. The payload gets '
  'topic_seq, the number to catch up from.';

create function private.broadcast_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  detail jsonb;
begin
  -- Of several events about the same thing in one transaction the last is enough.
  if exists (select from private.topic_log as l
      where l.topic = new.topic and l.seq > new.seq and l.xid = new.xid and l.event = new.event
        and l.payload - array['status', 'seq'] = new.payload - array['status', 'seq']) then
    return null;
  end if;
  detail := private.event_detail(new.topic, new.event, new.payload);
  -- Without the detail clients fetch what has changed: NOTIFY carries 8,000 bytes.
  if octet_length(detail::text) > 6000 then detail := null; end if;
  perform realtime.send(new.payload || coalesce(detail, '{}') || jsonb_build_object('topic_seq', new.seq),
    new.event, private.current_topic(new.topic), true);
  return null;
end
$$;

comment on function private.broadcast_event is
  'Broadcasts a logged event together with what has changed (private.event_detail), as it is when the transaction '
    'commits.';

create constraint trigger events_are_broadcast after insert on private.topic_log deferrable initially deferred
  for each row execute function private.broadcast_event();

create function private.send_to_order(order_id uuid, event text, payload jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform realtime.send(send_to_order.payload, send_to_order.event,
    private.current_topic('order:' || send_to_order.order_id), true);
end
$$;

comment on function private.send_to_order is 'Broadcasts on the topic of an order, whose log is order_events.';

-- Who may listen -----------------------------------------------------------------------------------------------------
create function private.may_hear(topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  named private.topics;
  subject text := split_part(topic, ':', 2);
  heard boolean;
begin
  if auth.uid() is null or topic is null or length(topic) > 100 or private.account_is_closed() then
    return false;
  end if;
  select * into named from private.topics as t where t.prefix = split_part(topic, ':', 1);
  if not found then return false; end if;
  -- Publishes only that something public has changed; clients then fetch what they may read.
  if named.may_hear is null then return topic = named.prefix; end if;
  if split_part(topic, ':', 3) <> '' or not pg_input_is_valid(subject, 'uuid') then return false; end if;
  execute format('select %s($1)', named.may_hear) into heard using subject::uuid;
  return coalesce(heard, false);
end
$$;

comment on function private.may_hear is
  'Whether the caller may know what is published on a topic. All topics are private, and clients send nothing on them. '
  'user:<id> (the person): order {order_id, status, seq, card}, notification {id, notification}, wallet '
    '{balance_paise}, '
  'cart {}, roles {}, offer {offer_id, offer}, job {order_id, job, cash_in_hand_paise}, cash {}. order:<id> (its '
    'customer and '
    'its '
  'courier): order_event {seq, status}, delivery {state}, courier_position {lat, lng, heading, at, paused_since, '
  'eta}. vendor:<id> '
    '(its people): '
  'order {order_id, status, seq, order, step}, menu {item_id, vendor}, counter_deposit {}. region:<id> '
    '(administrators, its franchise): '
    'order '
  '{order_id, status, seq}, courier {courier_id}. settings (everybody signed in): setting {key, value} for a public '
    'setting, '
  '{} for another. user:<id> and vendor:<id> also carry what its own conversations about orders are about: message '
    '{order_id, message_seq, '
  'sender_role, to_role, message}, message_read {order_id, message_seq, reader_role, with_role}, contact {order_id}, '
    'call {order_id, call_id, '
  'state, reason, role, with_role, seconds}. renamed {} on any of them: ask live_topic for the new name.';

create function private.can_join(topic text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.may_hear(named.base) and can_join.topic = private.current_topic(named.base), false)
  from (select array_to_string((string_to_array(can_join.topic, ':'))[1:2], ':') as base) as named
$$;

comment on function private.can_join is
  'Whether the caller may subscribe to a topic under this name: it must be the present one.';

revoke execute on function private.can_join(text) from public;
grant execute on function private.can_join(text) to authenticated;

create function public.live_topic(topic text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_hear(live_topic.topic) then
    perform private.refuse(403, 'topic_forbidden', 'Your account may not listen to this.');
  end if;
  return private.current_topic(live_topic.topic);
end
$$;

revoke execute on function public.live_topic(text) from public, anon;
grant execute on function public.live_topic(text) to authenticated;

comment on function public.live_topic is
  'The name under which a topic such as order:<id> is joined now. Only a client that is refused, or hears renamed, has '
    'to ask.';

-- There is no policy for insert: nobody broadcasts past the database. A courier's position goes through
-- report_position, so the courier of an order cannot broadcast steps that never happened.
create policy "people receive the topics that concern them" on realtime.messages for select to authenticated
  using (extension in ('broadcast', 'presence') and (select private.can_join((select realtime.topic()))));

-- Catching up --------------------------------------------------------------------------------------------------------
create type public.topic_event as (seq bigint, event text, payload jsonb, at timestamptz);

create function public.events_since(topic text, seq bigint) returns setof public.topic_event
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  told text;
begin
  if not private.may_hear(topic) then
    perform private.refuse(403, 'topic_forbidden', 'Your account may not listen to this.');
  end if;
  select t.story into told from private.topics as t where t.prefix = split_part(topic, ':', 1);
  if told is not null then
    return query execute format('select * from %s($1, $2)', told) using split_part(topic, ':', 2)::uuid, seq;
    return;
  end if;
  -- A number below one already seen may still be uncommitted: everything from the oldest running transaction on is
  -- left for the next call, which the broadcast of that transaction triggers.
  return query
    select l.seq, l.event, l.payload || jsonb_build_object('topic_seq', l.seq), l.at from private.topic_log as l
    where l.topic = events_since.topic and l.seq > events_since.seq
      and l.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by l.seq limit 500;
end
$$;

revoke execute on function public.events_since(text, bigint) from public, anon;
grant execute on function public.events_since(text, bigint) to authenticated;

comment on function public.events_since is
  'What was published on a topic after a number, without its details, for a client that was disconnected. On order '
    'topics the numbers '
  'are the order''s own, without gaps, and the last row is the present state of the delivery.';

-- Topics as rows: who may listen to what is a function that the topic's prefix names. A trade or domain with topics of
-- its own adds a row; before, one list of prefixes in private.may_hear knew them all.

create function private.hears_user(subject uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select subject = (select auth.uid())
$$;

comment on function private.hears_user is 'Whether a person''s topic is the caller''s own.';

create function private.hears_region(subject uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_admin() or exists (select from public.regions as r
    where r.id = hears_region.subject and r.franchise_owner_id = (select auth.uid()))
$$;

comment on function private.hears_region is 'Whether the caller is an administrator or holds the region''s franchise.';

create function private.hears_order(subject uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.takes_part(hears_order.subject, (select auth.uid()))
    or coalesce((select private.works_for(o.vendor_id) from public.enhanced_orders as o
      where o.id = hears_order.subject), false)
$$;

comment on function private.hears_order is
  'Whether the caller takes part in the order now, or works for the business that sold it.';

create function private.order_story(subject uuid, seq bigint) returns setof public.topic_event
language sql stable security definer set search_path = '' as $$
  (select e.seq::bigint, 'order_event', jsonb_build_object('seq', e.seq, 'status', e.to_status), e.at
  from public.order_events as e
  where e.order_id = order_story.subject and e.seq > order_story.seq
  order by e.seq limit 500)
  union all
  -- Courier updates have no numbers: a client that was disconnected receives the present state of the delivery.
  select o.last_seq::bigint, 'delivery', jsonb_build_object('state', d.state), now()
  from private.job_of(order_story.subject) as d join public.enhanced_orders as o on o.id = d.order_id
$$;

comment on function private.order_story is 'The events of an order after a number, read from the order itself.';

create table private.topics (
  prefix text primary key constraint topic_prefix check (prefix ~ '^[a-z][a-z_]{0,39}$'),
  may_hear text constraint topic_may_hear_form check (may_hear ~ '^[a-z_]+\.[a-z_0-9]+$'),
  story text constraint topic_story_form check (story ~ '^[a-z_]+\.[a-z_0-9]+$'),
  constraint topic_story_has_subject check (story is null or may_hear is not null)
);

revoke all on private.topics from anon, authenticated;

comment on table private.topics is 'What can be listened to: topics named <prefix>:<uuid>, one row a prefix.';
comment on column private.topics.may_hear is
  'Function (uuid) that says whether the caller may listen to the topic of that subject. Null: the topic is the '
  'prefix alone, and everybody who is signed in may listen.';
comment on column private.topics.story is
  'Function (uuid, after a number) that returns what somebody who reconnects has missed. Null: the topics'' log does.';

insert into private.topics (prefix, may_hear, story) values
  ('settings', null, null),
  ('user', 'private.hears_user', null),
  ('vendor', 'private.hears_vendor', null),
  ('region', 'private.hears_region', null),
  ('order', 'private.hears_order', 'private.order_story');
