create or replace function public.change_subscription (
  subscription_id uuid,
  frequency text,
  quantity integer,
  weekdays smallint[] default '{}'::smallint[],
  price_change text default 'follow'::text
)
  returns date
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(change_subscription.subscription_id);
  days smallint[] := private.checked_rule(change_subscription.frequency, change_subscription.weekdays);
  first date := private.first_change_of(s);
begin
  if not private.is_going_on(s) then perform private.refuse(409, 'subscription_stopped',
    'This subscription has been stopped.'); end if;
  if change_subscription.price_change not in ('follow', 'ask') or change_subscription.price_change is null then
    perform private.refuse(400, 'subscription_rule_invalid', 'Please choose the days of delivery.');
  end if;
  perform private.check_quantity(s.item_id, change_subscription.quantity, 1);
  perform private.pin_days(s, first);
  update public.subscriptions as w set frequency = change_subscription.frequency, weekdays = days,
    -- Every other day goes on in the same step where only something else changes.
    rule_from = case when w.frequency = change_subscription.frequency then w.rule_from else greatest(first, w.starts_on)
      end,
    quantity = change_subscription.quantity, price_change = change_subscription.price_change
  where w.id = s.id;
  perform private.told_of_change(s);
  return greatest(first, s.starts_on);
end
$function$;

comment on function public.change_subscription(uuid, text, integer, smallint[], text) is
  'Changes days, quantity and what happens at a new price; answers the first day for which that counts. Days after the cut-off stay as they were.';

revoke all on function public.change_subscription(uuid, text, integer, smallint[], text) from public;

grant execute
  on function public.change_subscription(uuid, text, integer, smallint[], text)
  to authenticated, postgres;
