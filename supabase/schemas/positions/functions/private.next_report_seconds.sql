create or replace function private.next_report_seconds (
  courier_id uuid,
  battery integer
)
  returns integer
  language sql
  stable
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.next_report_seconds(uuid, integer) is 'When a device is to report next: often while it moves with a job, less standing or without one, half as often with little charge, and never so seldom that tracking would pause.';

revoke all on function private.next_report_seconds(uuid, integer) from public;
