create or replace function public.my_home()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
  turn private.homeward_turns;
begin
  select * into turn from private.homeward_turns as t
  where t.user_id = c.user_id and t.ended_at is null and t.ends_at > now();
  return jsonb_build_object('home', (select jsonb_build_object('lat', h.lat, 'lng', h.lng, 'label', h.label)
      from private.driver_homes as h where h.user_id = c.user_id),
    'until', turn.ends_at, 'server_now', now(), 'seconds', private.setting_int('go_home_seconds'),
    'most', private.setting_int('go_home_times'), 'used', (select count(*) from private.homeward_turns as t
      where t.user_id = c.user_id and t.started_at >= private.today()::timestamp at time zone 'Asia/Kolkata'),
    -- The only reason that they chose themselves: nobody else's is said.
    'passed_over', (select count(distinct d.job_id) from private.dispatch_decisions as d where d.at >= turn.started_at
      and d.considered @> jsonb_build_array(jsonb_build_object('courier_id', c.user_id, 'why_not', 'not_homeward'))));
end
$function$;

comment on function public.my_home() is 'Where the caller goes home to, and whether they do: {home: {lat, lng, label} or null, until (null: not going home), server_now, seconds (how long a turn lasts), most and used (turns a day, Indian time), passed_over (jobs that were not offered in this turn because they end elsewhere)}.';

revoke all on function public.my_home() from public;

grant execute on function public.my_home() to authenticated, postgres;
