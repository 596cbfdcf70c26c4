-- The alert of the evening before, the monthly statement, what closing an account removes, and the jobs.

create function private.expected_paise(d public.subscribers, day date) returns bigint
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  v public.vendors;
  t public.subscription_terms;
  lines jsonb;
begin
  select * into v from public.vendors as w where w.id = d.vendor_id;
  select * into t from public.subscription_terms as w where w.vendor_id = d.vendor_id;
  -- As the run will see it, before the window ends.
  select coalesce(jsonb_agg(l), '[]'::jsonb) into lines
  from jsonb_array_elements(private.day_lines(d, v, t, expected_paise.day, (expected_paise.day + t.delivers_from) at time zone 'Asia/Kolkata')) as l
  where l ->> 'skipped' is null;
  if jsonb_array_length(lines) = 0 then return 0; end if;
  return (private.price_day(d, v, t, expected_paise.day, lines) ->> 'total_paise')::bigint;
end
$$;
comment on function private.expected_paise is 'What a subscriber''s delivery of a day will cost, deposits and taxes included.';

create function private.alert_low_balances(day date, most integer default 300) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  customer uuid;
  looked integer := 0;
  price bigint;
begin
  for customer in
    select d.user_id from public.subscribers as d
    where d.next_on <= alert_low_balances.day and d.checked_for is distinct from alert_low_balances.day
    group by d.user_id order by d.user_id limit most
  loop
    perform from public.subscribers as d where d.user_id = customer order by d.id for update;
    select coalesce(sum(private.expected_paise(d, alert_low_balances.day)), 0) into price
    from public.subscribers as d where d.user_id = customer and d.next_on <= alert_low_balances.day;
    if price > private.wallet_balance(customer) and exists (select from public.subscribers as d where d.user_id = customer
        and d.next_on <= alert_low_balances.day and d.checked_for is distinct from alert_low_balances.day) then
      perform private.notify(customer, 'subscription_wallet_low', jsonb_build_object('price', private.rupees(price),
        'balance', private.rupees(private.wallet_balance(customer)), 'day', to_char(alert_low_balances.day, 'DD/MM')), '/wallet');
    end if;
    update public.subscribers as d set checked_for = alert_low_balances.day where d.user_id = customer and d.next_on <= alert_low_balances.day;
    looked := looked + 1;
  end loop;
  return looked;
end
$$;
comment on function private.alert_low_balances is
  'Tells customers whose wallet does not cover all that comes on a day, once a day each; answers at how many it looked.';

create function private.remind_of_round() returns integer language plpgsql set search_path = '' as $$
declare
  behind record;
  told integer := 0;
begin
  for behind in
    select w.vendor_id, w.day from public.subscription_orders as w join public.enhanced_orders as o on o.id = w.order_id
    where w.day = private.today() and o.status = 'pending' and o.kind = 'subscription' group by w.vendor_id, w.day
  loop
    perform private.notify(s.user_id, 'round_not_confirmed', jsonb_build_object('day', to_char(behind.day, 'DD/MM'),
      'time', to_char(private.clock_on(behind.day, 'subscription_close_seconds') at time zone 'Asia/Kolkata', 'HH24:MI')), '/vendor/round')
    from public.vendor_staff as s where s.vendor_id = behind.vendor_id;
    told := told + 1;
  end loop;
  return told;
end
$$;
comment on function private.remind_of_round is 'Tells vendors at noon of deliveries that they have not confirmed.';

create function public.subscription_statement(subscriber_id uuid, month date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stop public.subscribers;
  first date := date_trunc('month', subscription_statement.month)::date;
  next date := (date_trunc('month', subscription_statement.month) + interval '1 month')::date;
begin
  select * into stop from public.subscribers as d where d.id = subscription_statement.subscriber_id;
  if stop.id is null or not (stop.user_id = private.require_user() or private.works_for(stop.vendor_id) or private.is_admin()) then
    perform private.refuse(404, 'subscription_not_found', 'There is no such subscription.');
  end if;
  if first is null or first not between date '2020-01-01' and date '2100-01-01' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return (
    with orders as (
      select o.*, w.day from public.subscription_orders as w join public.enhanced_orders as o on o.id = w.order_id
      where w.subscriber_id = stop.id and w.day >= first and w.day < next
    )
    select jsonb_build_object('month', first, 'vendor_name', (select v.name from public.vendors as v where v.id = stop.vendor_id),
      'customer_name', private.customer_name(stop.user_id),
      'days', (select coalesce(jsonb_agg(jsonb_build_object('day', o.day, 'order_number', o.order_number, 'status', o.status, 'total_paise', o.total_paise,
          'refund_paise', o.refund_paise, 'items', (select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'unit_paise', l.unit_paise,
            'total_paise', l.total_paise) order by l.position) from public.order_items as l where l.order_id = o.id)) order by o.day), '[]'::jsonb)
        from orders as o),
      'items', (select coalesce(jsonb_agg(to_jsonb(m) order by m.name), '[]'::jsonb) from (
        select l.name, sum(l.quantity) as quantity, sum(l.total_paise) as total_paise
        from orders as o join public.order_items as l on l.order_id = o.id where o.status = 'delivered' group by l.name) as m),
      'charges', (select private.merged_charges(coalesce(jsonb_agg(to_jsonb(c)), '[]'::jsonb)) from orders as o
        join public.order_charges as c on c.order_id = o.id where c.phase <> 'refunded' and o.status <> 'cancelled'),
      'delivered_days', (select count(*) from orders as o where o.status = 'delivered'),
      'refund_paise', (select coalesce(sum(o.refund_paise), 0) from orders as o where o.status <> 'cancelled'),
      'paid_paise', (select coalesce(sum(o.total_paise - o.refund_paise), 0) from orders as o where o.status <> 'cancelled')));
end
$$;
comment on function public.subscription_statement is
  'The month of a subscriber, for them and the vendor''s people: {month, vendor_name, customer_name, days: [{day, order_number, status, total_paise, '
  'refund_paise, items}], items: [{name, quantity, total_paise}] (delivered), charges (as on a bill), delivered_days, refund_paise, paid_paise}.';
revoke execute on function public.subscription_statement(uuid, date) from public, anon;
grant execute on function public.subscription_statement(uuid, date) to authenticated;

-- Accounts -------------------------------------------------------------------------------------------------------------

create function private.forget_subscriptions(caller uuid) returns void language sql set search_path = '' as $$
  update public.subscriptions as s set ends_on = least(s.ends_on, greatest(private.today() - 1, s.starts_on - 1))
  from public.subscribers as d where d.id = s.subscriber_id and d.user_id = caller;
  update public.subscribers as d set address = '{}', area = '', instructions = null, next_on = null where d.user_id = caller;
$$;
comment on function private.forget_subscriptions is 'Stops what a closed account had subscribed to and removes its doors; see trade_accounts.';

create function private.subscription_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('subscriptions', (
    select coalesce(jsonb_agg(jsonb_build_object('vendor', v.name, 'address', d.address, 'instructions', d.instructions, 'item', i.name,
      'frequency', s.frequency, 'weekdays', s.weekdays, 'quantity', s.quantity, 'starts_on', s.starts_on, 'ends_on', s.ends_on,
      'pauses', (select coalesce(jsonb_agg(jsonb_build_object('starts_on', p.starts_on, 'ends_on', p.ends_on)), '[]'::jsonb)
        from public.subscription_pauses as p where p.subscription_id = s.id),
      'days', (select coalesce(jsonb_agg(jsonb_build_object('day', w.day, 'quantity', w.quantity, 'skipped', w.skipped) order by w.day), '[]'::jsonb)
        from public.subscription_days as w where w.subscription_id = s.id)) order by s.created_at), '[]'::jsonb)
    from public.subscribers as d join public.subscriptions as s on s.subscriber_id = d.id join public.vendors as v on v.id = d.vendor_id
    join public.catalog_items as i on i.id = s.item_id where d.user_id = caller))
$$;
comment on function private.subscription_data is 'What is stored about a person here; see trade_accounts.';
insert into private.trade_accounts (trade, data, forget) values ('subscriptions', 'private.subscription_data', 'private.forget_subscriptions');

-- Jobs, in UTC: India is five and a half hours ahead all year -------------------------------------------------------------

select cron.schedule('run-subscriptions', '5 seconds', 'select private.run_due_subscriptions()');
select cron.schedule('alert-low-balances', '* 12-15 * * *', $$select private.alert_low_balances(private.today() + 1)$$);
select cron.schedule('remind-of-rounds', '30 6 * * *', 'select private.remind_of_round()');
select cron.schedule('settle-old-claims', '*/10 * * * *', 'select private.settle_old_claims()');
select cron.schedule('return-idle-deposits', '30 15 * * *', 'select private.return_idle_deposits()');
