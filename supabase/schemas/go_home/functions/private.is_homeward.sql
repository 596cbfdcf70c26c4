create or replace function private.is_homeward (
  courier_id uuid,
  job public.jobs,
  lat double precision,
  lng double precision
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce((select case
      when away.metres <= private.setting_int('go_home_reach_m') then true
      -- A rental by the hour ends where its passenger likes.
      when goal.n = 1 then false
      else public.distance_m(goal.lat, goal.lng, h.lat, h.lng)
        <= away.metres - private.setting_int('go_home_margin_m') end
    from private.homeward_turns as t join private.driver_homes as h on h.user_id = t.user_id
    cross join lateral (select public.distance_m(is_homeward.lat, is_homeward.lng, h.lat, h.lng) as metres) as away
    cross join lateral private.last_stop(job.id) as goal
    where t.user_id = is_homeward.courier_id and t.ended_at is null and t.ends_at > now()), true)
$function$;

comment on function private.is_homeward(uuid, public.jobs, double precision, double precision) is
  'Whether a job may be offered to a courier at a place as far as going home is concerned: true for whoever is not going home, is there, or would end nearer to it by go_home_margin_m.';

revoke all on function private.is_homeward(uuid, public.jobs, double precision, double precision) from public;
