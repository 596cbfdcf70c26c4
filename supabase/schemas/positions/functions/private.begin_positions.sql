create or replace function private.begin_positions (
  courier_id uuid,
  lat double precision,
  lng double precision,
  device text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.begin_positions(uuid, double precision, double precision, text) is
  'Where a shift begins, and the device that leads from now on; another one is told (device {device}).';

revoke all on function private.begin_positions(uuid, double precision, double precision, text) from public;
