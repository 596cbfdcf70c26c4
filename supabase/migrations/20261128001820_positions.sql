-- Positions of whoever is on the road: what of a report is believed, kept and shown, to whom, and what is said when
-- nothing comes (docs/decisions/0138, Spec §4 Location detection, §9 Timing).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('position_shown_m', 'integer', 'metres', '100', 10, 1000, 'couriers',
   'A position this exact or better is shown; one that is worse is only a sign of life.', false),
  ('position_alive_m', 'integer', 'metres', '1000', 100, 10000, 'couriers',
   'A position less exact than this is refused.', false),
  ('position_most_mps', 'integer', 'count', '45', 15, 100, 'couriers',
   'Nobody moves faster, in metres a second: a position that would need it waits for one that agrees.', false),
  ('position_future_seconds', 'integer', 'seconds', '30', 5, 300, 'couriers',
   'So far ahead of the server a position may be, after correcting the clock of the device.', false),
  ('position_store_seconds', 'integer', 'seconds', '15', 5, 300, 'couriers',
   'A position is stored when so much time has passed since the last stored one.', false),
  ('position_store_m', 'integer', 'metres', '50', 10, 1000, 'couriers',
   'A position is stored when it is so far from the last stored one.', false),
  ('position_heartbeat_seconds', 'integer', 'seconds', '15', 5, 60, 'couriers',
   'Followers hear of somebody who stands still this often.', false),
  ('position_silence_seconds', 'integer', 'seconds', '60', 20, 600, 'couriers',
   'After so long without a sign of life followers are told that tracking is paused.', false),
  ('position_keep_days', 'integer', 'count', '30', 7, 90, 'couriers',
   'So many days stored positions are kept.', false),
  ('position_moving_seconds', 'integer', 'seconds', '4', 2, 30, 'couriers',
   'A device that moves with a job reports this often.', false),
  ('position_standing_seconds', 'integer', 'seconds', '10', 4, 60, 'couriers',
   'A device that stands still with a job reports this often.', false),
  ('position_idle_seconds', 'integer', 'seconds', '20', 5, 60, 'couriers',
   'A device without a job reports this often.', false),
  ('position_low_battery', 'integer', 'count', '20', 5, 50, 'couriers',
   'Below this charge, in percent, a device reports half as often.', false);

create table private.position_states (
  user_id uuid primary key references public.couriers (user_id) on delete cascade,
  device text constraint position_device_length check (length(device) <= 64),
  clock_offset_seconds integer not null default 0,
  sequence bigint not null default 0,
  held_lat double precision,
  held_lng double precision,
  held_accuracy_m real,
  held_at timestamptz,
  told_lat double precision,
  told_lng double precision,
  told_at timestamptz
);

comment on table private.position_states is 'What is known of the device that reports for a courier.';
comment on column private.position_states.device is 'The device that leads: the last one that went online.';
comment on column private.position_states.clock_offset_seconds is 'How far its clock is ahead of the server''s.';
comment on column private.position_states.sequence is 'How many positions were accepted.';
comment on column private.position_states.held_at is
  'A position that nobody could have reached waits here for the next one, which confirms or drops it.';
comment on column private.position_states.told_at is 'When and where followers were told last.';

revoke all on private.position_states from anon, authenticated;

create table private.position_marks (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.couriers (user_id) on delete cascade,
  what text not null constraint position_mark_what check (what in ('mocked')),
  lat double precision not null,
  lng double precision not null,
  at timestamptz not null default now()
);

create index position_marks_user_idx on private.position_marks (user_id, at);

comment on table private.position_marks is
  'Positions that a device itself called mocked, kept as long as positions, for whoever decides about a courier.';

revoke all on private.position_marks from anon, authenticated;

create function private.begin_positions(courier_id uuid, lat double precision, lng double precision, device text)
returns void language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  before text;
begin
  perform private.bound(device, 64);
  -- The device before the position, as wherever both are written.
  select s.device into before from private.position_states as s where s.user_id = courier_id;
  insert into private.position_states as s (user_id, device) values (courier_id, device)
  on conflict (user_id) do update set device = coalesce(excluded.device, s.device),
    clock_offset_seconds = case when excluded.device = s.device then s.clock_offset_seconds else 0 end,
    held_lat = null, held_lng = null, held_at = null, held_accuracy_m = null;
  insert into public.courier_positions (user_id, lat, lng) values (courier_id, lat, lng)
  on conflict (user_id) do update set lat = excluded.lat, lng = excluded.lng, heading = null, accuracy_m = null,
    at = now(), seen_at = now(), paused_since = null;
  if before is not null and device is not null and before <> device then
    perform private.publish('user:' || courier_id, 'device', jsonb_build_object('device', device));
  end if;
end
$$;

comment on function private.begin_positions is
  'Where a shift begins, and the device that leads from now on; another one is told (device {device}).';

create function private.moved(from_lat double precision, from_lng double precision, to_lat double precision,
  to_lng double precision) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(abs(round(to_lat::numeric, 7) - round(from_lat::numeric, 7)) >= 0.0001
    or abs(round(to_lng::numeric, 7) - round(from_lng::numeric, 7)) >= 0.0001, true)
$$;

comment on function private.moved is
  'Whether two places differ by at least 0.0001 degrees (Spec §4 Live tracking), compared in decimals.';

create function private.too_fast(from_lat double precision, from_lng double precision, from_accuracy real,
  from_at timestamptz, to_lat double precision, to_lng double precision, to_accuracy real, to_at timestamptz)
returns boolean language sql stable set search_path = '' as $$
  select public.distance_m(from_lat, from_lng, to_lat, to_lng) - coalesce(from_accuracy, 0) - coalesce(to_accuracy, 0)
    > private.setting_int('position_most_mps') * abs(extract(epoch from to_at - from_at))
$$;

comment on function private.too_fast is
  'Whether nobody can have come from one place to the other in that time, even at the edges of both accuracies.';

create function private.silent_since(p public.courier_positions) returns timestamptz
language sql stable set search_path = '' as $$
  select case when p.seen_at <= now() - make_interval(secs => private.setting_int('position_silence_seconds'))
    then p.seen_at end
$$;

comment on function private.silent_since is 'Since when nothing was heard of somebody, if that is too long.';

create function private.tell_followers(p public.courier_positions) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.send_to_order(d.order_id, 'courier_position', jsonb_build_object('lat', p.lat, 'lng', p.lng,
    'heading', p.heading, 'at', p.at, 'paused_since', p.paused_since,
    'eta', (select private.eta_of(o) from public.enhanced_orders as o where o.id = d.order_id)))
  from (select distinct j.order_id from public.jobs as j where j.performer_id = p.user_id
    and j.state in ('assigned', 'at_pickup', 'picked_up', 'near')) as d;
  update private.position_states as s set told_lat = p.lat, told_lng = p.lng, told_at = now()
  where s.user_id = p.user_id;
end
$$;

comment on function private.tell_followers is
  'Tells a position on the topics of the orders that somebody carries now, each with its own arrival and nothing of '
  'the others.';

-- Stored by time or by way since the one before it, wherever in the order of time it comes.
create function private.store_position(courier_id uuid, lat double precision, lng double precision, at timestamptz)
returns boolean language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  before private.courier_track;
begin
  select * into before from private.courier_track as t where t.user_id = courier_id and t.at <= at
  order by t.at desc limit 1;
  if before.id is not null and at < before.at + make_interval(secs => private.setting_int('position_store_seconds'))
      and public.distance_m(before.lat, before.lng, lat, lng) < private.setting_int('position_store_m') then
    return false;
  end if;
  insert into private.courier_track (user_id, lat, lng, at) values (courier_id, lat, lng, at);
  return true;
end
$$;

comment on function private.store_position is 'Keeps a sample of the way; false where the last one is near enough.';

create function private.take_position(courier_id uuid, point jsonb, received timestamptz) returns text
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  lat double precision := (point ->> 'lat')::double precision;
  lng double precision := (point ->> 'lng')::double precision;
  heading real := (point ->> 'heading')::real;
  accuracy real := (point ->> 'accuracy_m')::real;
  measured timestamptz := (point ->> 'at')::timestamptz;
  state private.position_states;
  shown public.courier_positions;
  before private.courier_track;
  ahead integer;
  at timestamptz;
  kept boolean;
begin
  insert into private.position_states (user_id) values (courier_id) on conflict do nothing;
  select * into state from private.position_states as s where s.user_id = courier_id for no key update;
  select * into shown from public.courier_positions as p where p.user_id = courier_id;
  if (point ->> 'device') <> state.device then return 'other_device'; end if;
  if coalesce((point ->> 'mocked')::boolean, false) then
    insert into private.position_marks (user_id, what, lat, lng, at) values (courier_id, 'mocked', lat, lng, received);
    return 'mocked';
  end if;
  -- The clock of the device against ours; what the network takes is no error of the clock.
  ahead := round(extract(epoch from (point ->> 'sent_at')::timestamptz - received));
  if abs(ahead - state.clock_offset_seconds) > 3 and abs(ahead) < 604800 then
    state.clock_offset_seconds := case when abs(ahead) > 3 then ahead else 0 end;
    update private.position_states as s set clock_offset_seconds = state.clock_offset_seconds
    where s.user_id = courier_id;
  end if;
  at := coalesce(measured - make_interval(secs => state.clock_offset_seconds), received);
  if at > received + make_interval(secs => private.setting_int('position_future_seconds')) then return 'clock'; end if;
  if at < received - interval '1 day' then return 'too_old'; end if;
  if accuracy > private.setting_int('position_alive_m') then return 'inaccurate'; end if;
  if measured is not null and ((shown.at = at and shown.lat = lat and shown.lng = lng)
      or exists (select from private.courier_track as t
        where t.user_id = courier_id and t.at = at and t.lat = lat and t.lng = lng)) then
    return 'duplicate';
  end if;
  if accuracy > private.setting_int('position_shown_m') then
    update public.courier_positions as p set seen_at = greatest(p.seen_at, received), paused_since = null
    where p.user_id = courier_id;
    return 'alive';
  end if;
  -- A device that was cut off sends its way later: it is stored in its place, and the marker never walks back.
  if at < shown.at then
    select * into before from private.courier_track as t where t.user_id = courier_id and t.at <= at
    order by t.at desc limit 1;
    if before.id is not null and private.too_fast(before.lat, before.lng, null, before.at, lat, lng, accuracy, at) then
      return 'jump';
    end if;
    perform private.store_position(courier_id, lat, lng, at);
    update public.courier_positions as p set seen_at = greatest(p.seen_at, received), paused_since = null
    where p.user_id = courier_id;
    return 'stored';
  end if;
  -- Without the time of measuring there is no speed to judge.
  if measured is not null and shown.user_id is not null
      and private.too_fast(shown.lat, shown.lng, shown.accuracy_m, shown.at, lat, lng, accuracy, at) then
    if state.held_at is null or private.too_fast(state.held_lat, state.held_lng, state.held_accuracy_m, state.held_at,
        lat, lng, accuracy, at) then
      update private.position_states as s set held_lat = lat, held_lng = lng, held_accuracy_m = accuracy, held_at = at
      where s.user_id = courier_id;
      return 'held';
    end if;
    -- Two that agree are believed.
    perform private.store_position(courier_id, state.held_lat, state.held_lng, state.held_at);
  end if;
  update private.position_states as s set held_lat = null, held_lng = null, held_accuracy_m = null, held_at = null,
    sequence = s.sequence + 1
  where s.user_id = courier_id;
  insert into public.courier_positions as p (user_id, lat, lng, heading, accuracy_m, at, seen_at)
  values (courier_id, lat, lng, heading, accuracy, at, received)
  on conflict (user_id) do update set lat = excluded.lat, lng = excluded.lng, heading = excluded.heading,
    accuracy_m = excluded.accuracy_m, at = excluded.at, seen_at = greatest(p.seen_at, excluded.seen_at),
    paused_since = null;
  kept := private.store_position(courier_id, lat, lng, at);
  return case when kept then 'accepted_stored' else 'accepted' end;
end
$$;

comment on function private.take_position is
  'What becomes of one position {lat, lng, heading, accuracy_m, at, sent_at, device, mocked}: accepted (shown), '
  'accepted_stored (also sampled), stored (older than what is shown), alive (a sign of life only), duplicate, held (a '
  'jump that waits), or refused as other_device, mocked, clock, too_old, inaccurate, jump. at and sent_at by the '
  'device''s clock, received by ours.';

create function private.next_report_seconds(courier_id uuid, battery integer) returns integer
language sql stable set search_path = '' as $$
  select least(private.setting_int('position_idle_seconds'), case
    when not exists (select from public.jobs as j where j.performer_id = courier_id
      and j.state in ('assigned', 'at_pickup', 'picked_up', 'near')) then private.setting_int('position_idle_seconds')
    when exists (select from private.courier_track as t join public.courier_positions as p on p.user_id = t.user_id
      where t.user_id = courier_id and t.at > p.at - interval '45 seconds' and t.at < p.at
        and public.distance_m(t.lat, t.lng, p.lat, p.lng) > 30)
      or not exists (select from private.courier_track as t where t.user_id = courier_id
        and t.at > now() - interval '45 seconds')
      then private.setting_int('position_moving_seconds')
    else private.setting_int('position_standing_seconds') end
    * case when battery < private.setting_int('position_low_battery') then 2 else 1 end)
$$;

comment on function private.next_report_seconds is
  'When a device is to report next: often while it moves with a job, less standing or without one, half as often with '
  'little charge, and never so seldom that tracking would pause.';

create function public.report_position(lat double precision, lng double precision, heading real default null,
  accuracy_m real default null, at timestamptz default null, id text default null, mocked boolean default false,
  battery integer default null, sent_at timestamptz default null, device text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  c public.couriers := private.require_courier();
  before public.courier_positions;
  p public.courier_positions;
  state private.position_states;
  said text;
begin
  perform private.bound(id, 64), private.bound(device, 64), private.hold_account(c.user_id);
  if lat is null or lng is null or lat not between -90 and 90 or lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  if not isfinite(coalesce(at, now())) or not isfinite(coalesce(sent_at, now())) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select * into before from public.courier_positions as k where k.user_id = c.user_id;
  said := private.take_position(c.user_id, jsonb_build_object('lat', lat, 'lng', lng,
    -- What no compass or receiver measures is left out.
    'heading', case when heading between 0 and 360 then heading end,
    'accuracy_m', case when accuracy_m between 0 and 100000 then accuracy_m end,
    'at', at, 'sent_at', sent_at, 'device', device, 'mocked', mocked), now());
  if said in ('accepted', 'accepted_stored', 'alive', 'stored') then
    select * into p from public.courier_positions as k where k.user_id = c.user_id;
    select * into state from private.position_states as s where s.user_id = c.user_id;
    if said = 'accepted_stored' then
      perform private.keep_estimate(o) from public.jobs as d join public.enhanced_orders as o on o.id = d.order_id
      where d.performer_id = c.user_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near');
    end if;
    if (said like 'accepted%' and private.moved(state.told_lat, state.told_lng, p.lat, p.lng))
        or before.paused_since is not null or private.silent_since(before) is not null or state.told_at is null
        or state.told_at <= now() - make_interval(secs => private.setting_int('position_heartbeat_seconds')) then
      perform private.tell_followers(p);
    end if;
  end if;
  return jsonb_build_object('accepted', said in ('accepted', 'accepted_stored', 'stored'),
    'reason', case when said not in ('accepted', 'accepted_stored', 'stored') then said end,
    'next_in_seconds', private.next_report_seconds(c.user_id, battery), 'server_now', now());
end
$$;

comment on function public.report_position is
  'Takes a position of the courier; whoever follows one of their present jobs sees it at once. Answers {accepted, '
  'reason, next_in_seconds, server_now}; reason: alive (too inexact to be shown), duplicate, held (a jump), '
  'other_device, mocked, clock, too_old, inaccurate, jump. at: when it was measured, sent_at: the device''s time now; '
  'battery in percent; device as given to set_courier_online.';

create function private.note_silence() returns integer language plpgsql set search_path = '' as $$
declare
  silent uuid;
  p public.courier_positions;
  many integer := 0;
begin
  for silent in
    select k.user_id from public.courier_positions as k
    where k.paused_since is null
      and k.seen_at <= now() - make_interval(secs => private.setting_int('position_silence_seconds'))
      and exists (select from public.jobs as j where j.performer_id = k.user_id
        and j.state in ('assigned', 'at_pickup', 'picked_up', 'near'))
    order by k.user_id
  loop
    -- Whoever reports at this moment is not silent.
    insert into private.position_states (user_id) values (silent) on conflict do nothing;
    perform from private.position_states as s where s.user_id = silent for no key update;
    update public.courier_positions as k set paused_since = k.seen_at
    where k.user_id = silent and k.paused_since is null
      and k.seen_at <= now() - make_interval(secs => private.setting_int('position_silence_seconds'))
    returning * into p;
    continue when not found;
    perform private.tell_followers(p);
    many := many + 1;
  end loop;
  return many;
end
$$;

comment on function private.note_silence is
  'Tells the followers of whoever has fallen silent that tracking is paused (paused_since); the next position ends it. '
  'Returns of how many.';

select cron.schedule('note-silence', '5 seconds', 'select private.note_silence()');

create function private.shared_way(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  -- Where somebody is concerns the order only while they are on the way with it; where it ends is nobody's business.
  select coalesce((select jsonb_build_object('position', jsonb_build_object('lat', p.lat, 'lng', p.lng, 'at', p.at),
      'paused_since', private.silent_since(p), 'eta_at', private.eta_of(o) ->> 'max_at')
    from public.jobs as j join public.courier_positions as p on p.user_id = j.performer_id
    where j.order_id = o.id and j.state in ('assigned', 'at_pickup', 'picked_up', 'near')
      and o.status in ('in_progress', 'out_for_delivery', 'on_way')
    order by j.leg desc limit 1), '{}'::jsonb)
$$;

comment on function private.shared_way is
  'What a link shows of an order of any trade while somebody is on the way with it: {position, paused_since, eta_at}; '
  'nothing before and after.';

revoke execute on function private.begin_positions(uuid, double precision, double precision, text),
  private.moved(double precision, double precision, double precision, double precision),
  private.too_fast(double precision, double precision, real, timestamptz, double precision, double precision, real,
    timestamptz),
  private.silent_since(public.courier_positions), private.tell_followers(public.courier_positions),
  private.store_position(uuid, double precision, double precision, timestamptz),
  private.take_position(uuid, jsonb, timestamptz), private.next_report_seconds(uuid, integer), private.note_silence(),
  private.shared_way(public.enhanced_orders),
  public.report_position(double precision, double precision, real, real, timestamptz, text, boolean, integer,
    timestamptz, text) from public, anon;
grant execute on function public.report_position(double precision, double precision, real, real, timestamptz, text,
  boolean, integer, timestamptz, text) to authenticated;
