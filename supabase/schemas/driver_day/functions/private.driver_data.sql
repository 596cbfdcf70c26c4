create or replace function private.driver_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select case when exists (select from public.couriers as c where c.user_id = caller)
    then jsonb_build_object('daily_goal_paise',
      (select g.daily_paise from private.driver_goals as g where g.user_id = caller),
      'steps', (select coalesce(jsonb_agg(jsonb_build_object('what', s.what, 'at', s.at,
        'received_at', s.received_at) order by s.received_at, s.at), '[]')
        from private.courier_steps as s where s.user_id = caller)) || private.homeward_data(caller)
      || jsonb_build_object('daily_fees', (select coalesce(jsonb_agg(jsonb_build_object('day', f.day, 'rides', f.rides,
        'fee_paise', f.fee_paise) order by f.day), '[]') from private.daily_fees as f where f.driver_id = caller))
    else '{}'::jsonb end
$function$;

comment on function private.driver_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.driver_data(uuid) from public;
