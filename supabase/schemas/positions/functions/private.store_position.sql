create or replace function private.store_position (
  courier_id uuid,
  lat double precision,
  lng double precision,
  at timestamp with time zone
)
  returns boolean
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.store_position(uuid, double precision, double precision, timestamp
  with time zone) is 'Keeps a sample of the way; false where the last one is near enough.';

revoke all
  on function private.store_position(uuid, double precision, double precision, timestamp with time zone)
  from public;
