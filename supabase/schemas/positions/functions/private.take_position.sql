create or replace function private.take_position (
  courier_id uuid,
  point jsonb,
  received timestamp with time zone
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.take_position(uuid, jsonb, timestamp with time zone) is 'What becomes of one position {lat, lng, heading, accuracy_m, at, sent_at, device, mocked}: accepted (shown), accepted_stored (also sampled), stored (older than what is shown), alive (a sign of life only), duplicate, held (a jump that waits), or refused as other_device, mocked, clock, too_old, inaccurate, jump. at and sent_at by the device''s clock, received by ours.';

revoke all on function private.take_position(uuid, jsonb, timestamp with time zone) from public;
