create or replace function private.end_homeward (
  courier_id uuid default null::uuid
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  ended record;
  many integer := 0;
begin
  for ended in
    with over as (
      select t.id, t.ends_at <= now() as is_late from private.homeward_turns as t
      left join private.driver_homes as h on h.user_id = t.user_id
      left join public.courier_positions as p on p.user_id = t.user_id
      where t.ended_at is null and (end_homeward.courier_id is null or t.user_id = end_homeward.courier_id)
        and (t.ends_at <= now()
          or public.distance_m(p.lat, p.lng, h.lat, h.lng) <= private.setting_int('go_home_reach_m'))
      order by t.user_id for update of t skip locked)
    update private.homeward_turns as t set ended_at = case when over.is_late then t.ends_at else now() end,
      ended_as = case when over.is_late then 'time' else 'home' end
    from over where t.id = over.id returning t.user_id
  loop
    perform private.notify(ended.user_id, 'going_home_ended', '{}', '/delivery-dashboard');
    perform private.publish('user:' || ended.user_id, 'shift', '{}'::jsonb);
    many := many + 1;
  end loop;
  delete from private.homeward_turns as t where t.started_at < now() - interval '30 days' and t.ended_at is not null;
  return many;
end
$function$;

comment on function private.end_homeward(uuid) is 'Ends going home where home is reached or the time is over, tells them, and forgets what is older than 30 days; returns how many ended.';

revoke all on function private.end_homeward(uuid) from public;
