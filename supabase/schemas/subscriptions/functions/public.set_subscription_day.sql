create or replace function public.set_subscription_day (
  subscription_id uuid,
  day date,
  quantity integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(set_subscription_day.subscription_id);
begin
  perform private.refuse_locked_day(d.vendor_id, set_subscription_day.day) from public.subscribers as d
    where d.id = s.subscriber_id;
  if set_subscription_day.day < s.starts_on or set_subscription_day.day > s.ends_on or exists (
      select from public.subscription_pauses as p where p.subscription_id = s.id
        and daterange(p.starts_on, p.ends_on, '[]') @> set_subscription_day.day) then
    perform private.refuse(409, 'subscription_day_paused', 'Nothing is delivered on this day. Resume first.');
  end if;
  if set_subscription_day.quantity is null then
    delete from public.subscription_changes as c where c.subscription_id = s.id and c.day = set_subscription_day.day;
  else
    perform private.check_quantity(s.item_id, set_subscription_day.quantity, 0);
    insert into public.subscription_changes (subscription_id, day, quantity)
      values (s.id, set_subscription_day.day, set_subscription_day.quantity)
    on conflict (subscription_id, day) do update set quantity = excluded.quantity;
  end if;
  perform private.told_of_change(s);
end
$function$;

comment on function public.set_subscription_day(uuid, date, integer) is 'Another quantity on one day, also on one that is not in the rule; 0 skips it, null goes back to the rule.';

revoke all on function public.set_subscription_day(uuid, date, integer) from public;

grant execute on function public.set_subscription_day(uuid, date, integer) to authenticated, postgres;
