create or replace function public.pause_subscriptions (
  subscription_ids uuid[],
  starts_on date,
  ends_on date default null::date
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  wanted uuid[] := array(select distinct u from unnest(pause_subscriptions.subscription_ids) as u order by u);
  one uuid;
  s public.subscriptions;
begin
  perform private.require_user();
  if coalesce(cardinality(pause_subscriptions.subscription_ids), 0) not between 1 and 200 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if pause_subscriptions.ends_on < pause_subscriptions.starts_on or pause_subscriptions.ends_on > private.today() + 365
    then
    perform private.refuse(400, 'subscription_pause_invalid', 'Please choose the first and the last day of the pause.');
  end if;
  foreach one in array wanted loop
    s := private.own_subscription(one);
    continue when not private.is_going_on(s);
    perform private.refuse_locked_day(d.vendor_id, pause_subscriptions.starts_on) from public.subscribers as d
      where d.id = s.subscriber_id;
    perform private.pause_one(s, pause_subscriptions.starts_on, pause_subscriptions.ends_on);
    perform private.told_of_change(s);
  end loop;
  return cardinality(wanted);
end
$function$;

comment on function public.pause_subscriptions(uuid[], date, date) is 'Pauses the caller''s subscriptions from a day on, a vacation until and with ends_on, otherwise until they are resumed.';

revoke all on function public.pause_subscriptions(uuid[], date, date) from public;

grant execute on function public.pause_subscriptions(uuid[], date, date) to authenticated, postgres;
