create or replace function public.set_daily_goal (
  paise integer default null::integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  c public.couriers := private.require_courier();
begin
  if set_daily_goal.paise is null then
    delete from private.driver_goals as g where g.user_id = c.user_id;
  elsif set_daily_goal.paise not between 100 and 10000000 then
    perform private.refuse(400, 'goal_invalid', 'This amount cannot be a goal.');
  else
    insert into private.driver_goals as g (user_id, daily_paise) values (c.user_id, set_daily_goal.paise)
    on conflict (user_id) do update set daily_paise = excluded.daily_paise, updated_at = now();
  end if;
  return jsonb_build_object('goal_paise', set_daily_goal.paise);
end
$function$;

comment on function public.set_daily_goal(integer) is 'Sets what the caller wants to earn a day, in paise; null removes it. Refuses goal_invalid (below a rupee, above a hundred thousand).';

revoke all on function public.set_daily_goal(integer) from public;

grant execute on function public.set_daily_goal(integer) to authenticated, postgres;
