create or replace function public.stop_subscription (
  subscription_id uuid
)
  returns date
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(stop_subscription.subscription_id);
begin
  if private.is_going_on(s) then
    update public.subscriptions as w set ends_on = private.first_change_of(s) - 1 where w.id = s.id returning * into s;
    perform private.told_of_change(s);
  end if;
  return s.ends_on;
end
$function$;

comment on function public.stop_subscription(uuid) is 'Stops a subscription at once but for a day after the cut-off; answers the last day. Its days and bottles stay on record.';

revoke all on function public.stop_subscription(uuid) from public;

grant execute on function public.stop_subscription(uuid) to authenticated, postgres;
