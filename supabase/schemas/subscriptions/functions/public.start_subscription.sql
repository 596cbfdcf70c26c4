create or replace function public.start_subscription (
  item_id uuid,
  address_id uuid,
  frequency text,
  quantity integer,
  starts_on date,
  idempotency_key text,
  weekdays smallint[] default '{}'::smallint[],
  price_change text default 'follow'::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  result jsonb;
  days smallint[] := private.checked_rule(start_subscription.frequency, start_subscription.weekdays);
  v public.vendors;
  stop public.subscribers;
  s public.subscriptions;
  price integer;
  first date;
begin
  perform private.hold_account(caller);
  result := private.claim_idempotency(caller, start_subscription.idempotency_key, 'start_subscription');
  if result is not null then return result; end if;
  select w.* into v from public.subscription_items as i join public.catalog_items as c on c.id = i.item_id
    join public.subscription_terms as t on t.vendor_id = i.vendor_id join public.vendors as w on w.id = i.vendor_id
  where i.item_id = start_subscription.item_id and t.is_open and w.status = 'active';
  if not found then perform private.refuse(404, 'subscription_unavailable',
    'This cannot be subscribed to at the moment.'); end if;
  if private.is_staff_of(v.id, caller) then perform private.refuse(403, 'own_vendor',
    'You cannot order from your own business.'); end if;
  if start_subscription.price_change not in ('follow', 'ask') or start_subscription.price_change is null then
    perform private.refuse(400, 'subscription_rule_invalid', 'Please choose the days of delivery.');
  end if;
  perform private.check_quantity(start_subscription.item_id, start_subscription.quantity, 1);
  perform private.refuse_locked_day(v.id, start_subscription.starts_on);
  perform private.take_turns('start_subscription', caller::text);
  stop := private.settle_at_door(v, caller, start_subscription.address_id);
  select * into s from public.subscriptions as w where w.subscriber_id = stop.id
    and w.item_id = start_subscription.item_id;
  if s.id is not null and private.is_going_on(s) then
    perform private.refuse(409, 'subscription_exists', 'You subscribe to this already.',
      jsonb_build_object('subscription_id', s.id));
  end if;
  if (select count(*) from public.subscriptions as w join public.subscribers as d on d.id = w.subscriber_id
      where d.user_id = caller and w.ends_on is null) >= private.setting_int('subscriptions_per_customer') then
    perform private.refuse(429, 'too_many_subscriptions',
      'You have many subscriptions already. Please stop one first.');
  end if;
  price := private.subscription_price(start_subscription.item_id, start_subscription.starts_on);
  if s.id is null then
    insert into public.subscriptions (subscriber_id, item_id, frequency, weekdays, rule_from, quantity, starts_on,
      price_change, agreed_paise)
    values (stop.id, start_subscription.item_id, start_subscription.frequency, days, start_subscription.starts_on,
      start_subscription.quantity,
      start_subscription.starts_on, start_subscription.price_change, price) returning * into s;
  else
    first := private.first_changeable_day(v.id);
    perform private.pin_days(s, first);
    delete from public.subscription_changes as c where c.subscription_id = s.id and c.day >= first;
    delete from public.subscription_pauses as p where p.subscription_id = s.id and p.starts_on >= first;
    update public.subscription_pauses as p set ends_on = first - 1
    where p.subscription_id = s.id and (p.ends_on is null or p.ends_on >= first);
    -- What is still to come of the former one comes; nothing until the new one begins.
    if start_subscription.starts_on > first then
      insert into public.subscription_pauses (subscription_id, starts_on, ends_on)
        values (s.id, first, start_subscription.starts_on - 1);
    end if;
    update public.subscriptions as w set frequency = start_subscription.frequency, weekdays = days,
      rule_from = start_subscription.starts_on,
      quantity = start_subscription.quantity, ends_on = null, price_change = start_subscription.price_change,
        agreed_paise = price
    where w.id = s.id;
  end if;
  perform private.plan_subscriber(stop.id);
  perform private.publish('user:' || caller, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || v.id, 'round', '{}'::jsonb);
  result := jsonb_build_object('subscription_id', s.id, 'subscriber_id', stop.id, 'starts_on',
    start_subscription.starts_on);
  perform private.keep_result(caller, start_subscription.idempotency_key, result);
  return result;
end
$function$;

comment on function public.start_subscription(uuid, uuid, text, integer, date, text, smallint[], text) is
  'Subscribes the caller to an item at one of their addresses, from a day that can still be changed on, once per key: {subscription_id, subscriber_id, starts_on}. frequency is daily, alternate or weekdays with weekdays (0 is Sunday); price_change is follow or ask. A stopped one is taken up again. All of a customer''s subscriptions of a vendor go to one address: the last one chosen.';

revoke all
  on function public.start_subscription(uuid, uuid, text, integer, date, text, smallint[], text)
  from public;

grant execute
  on function public.start_subscription(uuid, uuid, text, integer, date, text, smallint[], text)
  to authenticated, postgres;
