-- Live updates: topics, what is published on them, who may join, and catching up after a lost connection.

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
  'Published events, kept for a day. seq comes from a sequence, so publishing on one region''s topic never queues up behind '
  'another transaction; xid lets readers find which numbers may still have an uncommitted one below them.';

create function private.publish(topic text, event text, payload jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  logged bigint;
begin
  insert into private.topic_log (topic, event, payload) values (publish.topic, publish.event, publish.payload)
  returning seq into logged;
  perform realtime.send(publish.payload || jsonb_build_object('topic_seq', logged), publish.event, publish.topic, true);
end
$$;
comment on function private.publish is
  'Broadcasts on a private topic and logs it for events_since, both in the caller''s transaction; the payload gets '
  'topic_seq, the number to catch up from.';

create function private.can_join(topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  kind text := split_part(topic, ':', 1);
  subject uuid;
begin
  if caller is null or topic is null or length(topic) > 100 or split_part(topic, ':', 3) <> '' or private.account_is_closed() then return false; end if;
  -- Publishes only that a setting has changed; clients then fetch what they may read.
  if topic = 'settings' then return true; end if;
  begin
    subject := split_part(topic, ':', 2)::uuid;
  exception when others then
    return false;
  end;
  return case kind
    when 'user' then subject = caller
    when 'vendor' then private.works_for(subject) or private.is_admin()
    when 'region' then private.is_admin()
      or exists (select from public.regions as r where r.id = subject and r.franchise_owner_id = caller)
    when 'order' then exists (
      select from public.enhanced_orders as o
      left join public.deliveries as d on d.order_id = o.id
      left join public.regions as r on r.id = o.region_id
      where o.id = subject
        and (o.user_id = caller or d.courier_id = caller or r.franchise_owner_id = caller
          or private.works_for(o.vendor_id) or private.is_admin()))
    else false
  end;
end
$$;
comment on function private.can_join is
  'Whether the caller may subscribe to a topic. All topics are private, and clients send nothing on them. user:<id> '
  '(the person): order {order_id, status, seq}, notification {id}, wallet {}, cart {}, roles {}, offer {offer_id}, '
  'job {order_id}. order:<id> (its customer, the vendor''s people, its courier, administrators, the region''s '
  'franchise): order_event {seq, status}, delivery {state}, courier_position {lat, lng, heading, at}. vendor:<id> '
  '(its people, administrators): order {order_id, status, seq}, menu {}. region:<id> (administrators, its '
  'franchise): order {order_id, status, seq}, courier {courier_id}. settings (everybody signed in): setting {key, '
  'value} for a public setting, {} for another.';

revoke execute on function private.can_join(text) from public;
grant execute on function private.can_join(text) to authenticated;

-- There is no policy for insert: nobody broadcasts past the database. A courier's position goes through report_position,
-- so the courier of an order cannot broadcast steps that never happened.
create policy "people receive the topics that concern them" on realtime.messages for select to authenticated
  using (extension in ('broadcast', 'presence') and (select private.can_join((select realtime.topic()))));
create type public.topic_event as (seq bigint, event text, payload jsonb, at timestamptz);

create function public.events_since(topic text, seq bigint) returns setof public.topic_event
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not private.can_join(events_since.topic) then
    perform private.refuse(403, 'topic_forbidden', 'Your account may not listen to this.');
  end if;
  if events_since.topic like 'order:%' then
    return query
      (select e.seq::bigint, 'order_event', jsonb_build_object('seq', e.seq, 'status', e.to_status), e.at
      from public.order_events as e
      where e.order_id = split_part(events_since.topic, ':', 2)::uuid and e.seq > events_since.seq
      order by e.seq limit 500)
      union all
      -- Courier updates have no numbers: a client that was disconnected receives the present state of the delivery.
      select o.last_seq::bigint, 'delivery', jsonb_build_object('state', d.state), now()
      from public.deliveries as d join public.enhanced_orders as o on o.id = d.order_id
      where d.order_id = split_part(events_since.topic, ':', 2)::uuid;
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
  'What was published on a topic after a number, for a client that was disconnected. On order topics the numbers '
  'are the order''s own, without gaps, and the last row is the present state of the delivery.';
