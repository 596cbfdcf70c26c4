-- What customers read of their subscriptions.

create function public.subscription_offer(item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object('item_id', i.id, 'name', i.name, 'name_translations', i.name_translations, 'picture', i.picture, 'unit', i.unit, 'vendor_id', v.id, 'vendor_name', v.name,
      'price_paise', private.subscription_price(i.id, first.day), 'deposit_paise', o.deposit_paise, 'max_quantity', o.max_quantity,
      'cut_off', to_char(t.cut_off, 'HH24:MI'), 'delivers_from', to_char(t.delivers_from, 'HH24:MI'), 'delivers_until', to_char(t.delivers_until, 'HH24:MI'),
      'delivery_paise', t.delivery_paise, 'first_day', first.day, 'last_day', private.today() + private.setting_int('subscription_days_ahead'),
      'subscription_id', (select s.id from public.subscriptions as s join public.subscribers as d on d.id = s.subscriber_id
        where s.item_id = i.id and d.user_id = auth.uid() and s.ends_on is null))
    from public.subscription_items as o join public.catalog_items as i on i.id = o.item_id
    join public.subscription_terms as t on t.vendor_id = o.vendor_id join public.vendors as v on v.id = o.vendor_id
    cross join lateral (select private.first_changeable_day(v.id) as day) as first
    where o.item_id = subscription_offer.item_id and t.is_open and v.status = 'active');
end
$$;
comment on function public.subscription_offer is
  'On which terms an item can be subscribed to, null where it cannot: {item_id, name, name_translations, picture, unit, vendor_id, vendor_name, price_paise, deposit_paise, '
  'max_quantity, cut_off, delivers_from, delivers_until (as 05:00), delivery_paise, first_day, last_day, subscription_id (the caller''s own)}.';

create function public.my_subscriptions() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return jsonb_build_object('today', private.today(), 'wallet_paise', private.wallet_balance(caller), 'subscribers', (
    select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'vendor_id', v.id, 'vendor_name', v.name, 'vendor_slug', v.slug, 'address', d.address,
      'instructions', d.instructions, 'next_on', d.next_on, 'first_changeable_day', private.first_changeable_day(v.id),
      'last_day', private.today() + private.setting_int('subscription_days_ahead'),
      'cut_off', to_char(t.cut_off, 'HH24:MI'), 'delivers_from', to_char(t.delivers_from, 'HH24:MI'),
      'delivers_until', to_char(t.delivers_until, 'HH24:MI'), 'delivery_paise', t.delivery_paise,
      'subscriptions', (
        select jsonb_agg(jsonb_build_object('id', s.id, 'item_id', i.id, 'name', i.name, 'name_translations', i.name_translations, 'picture', i.picture, 'unit', i.unit,
          'frequency', s.frequency, 'weekdays', s.weekdays, 'rule_from', s.rule_from, 'quantity', s.quantity, 'starts_on', s.starts_on, 'ends_on', s.ends_on,
          'price_change', s.price_change, 'agreed_paise', s.agreed_paise,
          'price_paise', private.subscription_price(i.id, private.first_changeable_day(v.id)),
          'max_quantity', coalesce(o.max_quantity, 50), 'offered', o.item_id is not null,
          'deposit_paise', coalesce(o.deposit_paise, 0), 'bottles_out', s.bottles_out, 'bottles_paid', s.bottles_paid,
          'pauses', (select coalesce(jsonb_agg(jsonb_build_object('starts_on', p.starts_on, 'ends_on', p.ends_on) order by p.starts_on), '[]'::jsonb)
            from public.subscription_pauses as p where p.subscription_id = s.id and (p.ends_on is null or p.ends_on >= private.today())),
          'changes', (select coalesce(jsonb_agg(jsonb_build_object('day', c.day, 'quantity', c.quantity) order by c.day), '[]'::jsonb)
            from public.subscription_changes as c where c.subscription_id = s.id and c.day >= private.today())) order by s.created_at, s.id)
        from public.subscriptions as s join public.catalog_items as i on i.id = s.item_id left join public.subscription_items as o on o.item_id = i.id
        where s.subscriber_id = d.id and (s.ends_on is null or s.ends_on >= private.today() or s.bottles_out > 0 or s.bottles_paid > 0)))
      order by d.created_at, d.id), '[]'::jsonb)
    from public.subscribers as d join public.vendors as v on v.id = d.vendor_id join public.subscription_terms as t on t.vendor_id = v.id
    where d.user_id = caller and exists (select from public.subscriptions as s where s.subscriber_id = d.id
      and (s.ends_on is null or s.ends_on >= private.today() or s.bottles_out > 0 or s.bottles_paid > 0))));
end
$$;
comment on function public.my_subscriptions is
  'The caller''s subscriptions by vendor: {today, wallet_paise, subscribers: [{id, vendor_id, vendor_name, vendor_slug, address, instructions, next_on, '
  'first_changeable_day, last_day, cut_off, delivers_from, delivers_until, delivery_paise, subscriptions: [{id, item_id, name, name_translations, picture, unit, frequency, '
  'weekdays, rule_from, quantity, starts_on, ends_on, price_change, agreed_paise, price_paise, max_quantity, offered, deposit_paise, bottles_out, '
  'bottles_paid, pauses, changes}]}]}: those that go on, and stopped ones with bottles or a delivery to come.';

create function public.subscription_days_between(from_day date, to_day date)
returns table (subscription_id uuid, day date, quantity integer, skipped text, order_id uuid, status public.order_status, unit_paise integer,
  can_claim_until timestamptz, claim text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if subscription_days_between.from_day is null or subscription_days_between.to_day is null
      or subscription_days_between.to_day - subscription_days_between.from_day not between 0 and 62 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    select w.subscription_id, w.day, w.quantity::integer, w.skipped, w.order_id, o.status, w.unit_paise,
      case when o.id is not null and private.claim_is_open(o, w.day) then private.clock_on(w.day, 'subscription_claim_seconds') end,
      (select c.status from public.delivery_claims as c where c.order_id = w.order_id and w.subscription_id = any (c.subscription_ids)
        order by c.created_at desc limit 1)
    from public.subscribers as d join public.subscriptions as s on s.subscriber_id = d.id
    join public.subscription_days as w on w.subscription_id = s.id
    left join public.enhanced_orders as o on o.id = w.order_id
    where d.user_id = caller and w.day between subscription_days_between.from_day and subscription_days_between.to_day
    order by w.day, w.subscription_id;
end
$$;
comment on function public.subscription_days_between is
  'What became of the caller''s days, at most nine weeks of them: skipped (wallet, price, unavailable, vendor, not_run) or an order with its status; '
  'can_claim_until is set while a delivery can be reported as missed, claim is what became of a report (refunded, open, refused).';
revoke execute on function public.subscription_offer(uuid), public.my_subscriptions(), public.subscription_days_between(date, date) from public, anon;
grant execute on function public.subscription_offer(uuid) to anon, authenticated;
grant execute on function public.my_subscriptions(), public.subscription_days_between(date, date) to authenticated;
