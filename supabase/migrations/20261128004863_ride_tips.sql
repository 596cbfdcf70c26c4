-- A tip for the driver of a ride that is over (docs/decisions/0144): from the wallet, once, all of it the driver's.
set check_function_bodies = off;

create table private.ride_tips (
  order_id uuid primary key references public.enhanced_orders (id),
  driver_id uuid not null references public.couriers (user_id),
  paise integer not null constraint ride_tip_range check (paise between 100 and 100000),
  at timestamptz not null default now()
);

comment on table private.ride_tips is 'What customers gave their drivers after a ride, beside any tip with the order.';

create index ride_tips_driver_idx on private.ride_tips (driver_id);

revoke all on private.ride_tips from anon, authenticated;

insert into private.notification_templates (template, type, title, message, push_for) values
  ('driver_tip', 'success', 'A tip for you', 'Your rider of {order_number} has given you {amount}.', '2 hours');

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('ride_tip_days', 'integer', 'count', '14', 1, 60, 'rides', 'For how many days a ride can be tipped.', false);

create function private.later_tip(order_id uuid, driver_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce((select t.paise from private.ride_tips as t
    where t.order_id = later_tip.order_id and t.driver_id = later_tip.driver_id), 0)
$$;

comment on function private.later_tip is 'What somebody was tipped for an order once it was over, in paise.';

create function private.can_tip(o public.enhanced_orders) returns boolean
language sql stable security definer set search_path = '' as $$
  select o.status = 'delivered'
    and o.status_since > now() - make_interval(days => private.setting_int('ride_tip_days'))
    and exists (select from private.job_of(o.id) as j where j.performer_id is not null)
    and not exists (select from private.ride_tips as t where t.order_id = o.id)
$$;

comment on function private.can_tip is 'Whether a ride is over, not long ago, and was not tipped since.';

create function public.tip_driver(order_id uuid, paise integer, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  result jsonb;
  driver uuid;
begin
  result := private.claim_idempotency(caller, tip_driver.idempotency_key, 'tip_driver');
  if result is not null then return result; end if;
  perform private.hold_account(caller);
  o := private.my_ride(tip_driver.order_id);
  if tip_driver.paise is null or tip_driver.paise not between 100 and 100000 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if not private.can_tip(o) then
    perform private.refuse(409, 'tip_closed', 'A ride can be tipped once, for some days after it.');
  end if;
  select j.performer_id into driver from private.job_of(o.id) as j;
  if private.wallet_balance(caller) < tip_driver.paise then
    perform private.refuse(409, 'wallet_too_low', 'Your wallet does not cover this order.');
  end if;
  insert into private.ride_tips (order_id, driver_id, paise) values (o.id, driver, tip_driver.paise);
  perform private.post('tip', o.id, 'ride-tip:' || o.id, array[
    (caller, 'customer_wallet', -tip_driver.paise)::private.movement,
    (driver, 'courier_payable', tip_driver.paise)::private.movement]);
  perform private.publish('user:' || caller, 'wallet', '{}'::jsonb);
  perform private.notify(driver, 'driver_tip', jsonb_build_object('order_number', o.order_number, 'amount',
    private.rupees(tip_driver.paise), 'amount_paise', tip_driver.paise), '/driver/orders');
  perform private.announce_detail(o);
  result := jsonb_build_object('tip_paise', tip_driver.paise);
  perform private.keep_result(caller, tip_driver.idempotency_key, result);
  return result;
end
$$;

comment on function public.tip_driver is
  'The customer of a ride that is over gives its driver 1 to 1,000 rupees from the wallet, once a ride and once per '
  'key: {tip_paise}. Refuses order_not_found, request_invalid, tip_closed, wallet_too_low.';

revoke execute on function private.later_tip(uuid, uuid), private.can_tip(public.enhanced_orders) from public;
revoke execute on function public.tip_driver(uuid, integer, text) from public, anon;
grant execute on function public.tip_driver(uuid, integer, text) to authenticated;
