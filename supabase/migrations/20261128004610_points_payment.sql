-- Points as a part of a payment: what an order is paid with beside the wallet, the gateway and cash
-- (docs/decisions/0119).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into private.payment_methods (method, collected, due, refund_to, whole_rupees) values
  ('points', 'points', 'placing', 'points', false);

insert into private.notification_templates (template, type, title, message, push_for) values
  ('points_returned', 'info', 'Points are back', '{points} points that paid for order {order_number} are back.', null),
  ('points_returned_late', 'info', 'Points came back after their end',
   '{points} points that paid for order {order_number} came back after their last day, and have expired.', null);

create function private.paid_in_points(order_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(p.amount_paise - p.refunded_paise), 0)::bigint from public.payments as p
  join private.payment_methods as m on m.method = p.method and m.collected = 'points'
  where p.order_id = paid_in_points.order_id and p.collected_at is not null
$$;

comment on function private.paid_in_points is
  'What has been paid for an order in points and has not gone back, in paise.';

create function private.has_paid_money(order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.payments as p
    join private.payment_methods as m on m.method = p.method and m.collected <> 'points'
    where p.order_id = has_paid_money.order_id and p.collected_at is not null)
$$;

comment on function private.has_paid_money is
  'Whether anything but points was paid for an order, also where it has gone back since.';

create function private.waits_for_cash(order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select not private.has_paid_money(waits_for_cash.order_id) and private.still_due(waits_for_cash.order_id) > 0
$$;

comment on function private.waits_for_cash is
  'Whether an order is to be paid when it is handed over, whatever points have paid of it.';

create function private.payment_parts(order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('method', p.method, 'status', p.status, 'amount_paise', p.amount_paise,
    'refunded_paise', p.refunded_paise, 'is_paid', p.collected_at is not null) order by p.position), '[]')
  from public.payments as p where p.order_id = payment_parts.order_id and p.status not in ('failed', 'void')
$$;

comment on function private.payment_parts is
  'The parts in which an order is paid, as its customer reads them: [{method, status, amount_paise, refunded_paise, '
  'is_paid}].';

create function private.money_of_refund(order_id uuid, refund bigint) returns bigint
language sql stable set search_path = '' as $$
  select greatest(least(refund, private.paid(money_of_refund.order_id)
    - private.paid_in_points(money_of_refund.order_id)), 0)
$$;

comment on function private.money_of_refund is
  'What of a refund that is about to be given is money: points pay first, so they come back last.';

create function private.points_parts(built jsonb, caller uuid) returns bigint[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  worth bigint := (private.points_rule(now())).value_paise;
  left_over bigint := (select coalesce(sum(l.points), 0) from private.points_left(caller) as l);
  covered boolean := left_over >= (select coalesce(sum(ceil((o ->> 'total_paise')::numeric / worth)), 0)
    from jsonb_array_elements(built -> 'orders') as o where not o ? 'payments');
  part jsonb;
  total bigint;
  own bigint;
  parts bigint[] := '{}';
begin
  for part in select value from jsonb_array_elements(built -> 'orders') loop
    total := (part ->> 'total_paise')::bigint;
    -- The last point counts whole. Else a rupee at least of each order is left, which every other way of paying takes:
    -- where the gateway is asked, all of a checkout are placed, or none.
    own := case when left_over <= 0 or part ? 'payments' or coalesce(built -> 'coupon' ? 'method', false) then 0
      when covered then total
      else greatest(least(left_over, (total - 100) / worth), 0) * worth end;
    left_over := left_over - ceil(own::numeric / worth)::bigint;
    parts := parts || own;
  end loop;
  return parts;
end
$$;

comment on function private.points_parts is
  'What the points of a customer pay of each order of a quote, in paise, one after the other as far as they reach. A '
  'coupon for one way of paying leaves no part to points.';

create function private.points_in_quote(built jsonb, parts bigint[], balance bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when p.paise > 0 then jsonb_build_object('paise', p.paise, 'points', p.points,
    'cash_total_paise', p.paise + (select sum((o ->> 'cash_total_paise')::bigint)
      from jsonb_array_elements(private.parts_first(built, parts, 0) -> 'orders') as o),
    'wallet_part_paise', (select coalesce(sum(w), 0)
      from unnest(private.wallet_parts(built -> 'orders', balance, parts)) as w)) end
  from (select coalesce(sum(k), 0) as paise, coalesce(sum(ceil(k::numeric / r.value_paise)), 0) as points
    from unnest(parts) as k, private.points_rule(now()) as r) as p
$$;

comment on function private.points_in_quote is
  'What a quote says of points: {paise and points that can pay, cash_total_paise (what it then comes to where the rest '
  'is cash, with what the points pay), wallet_part_paise (what the wallet then pays where it pays before the '
  'gateway)}; null where they pay nothing.';

create function private.pay_in_points(o public.enhanced_orders, part public.payments) returns bigint
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  amount bigint := part.amount_paise - part.refunded_paise;
  rule private.points_rules := private.points_rule(now());
  rest bigint := ceil(amount::numeric / rule.value_paise)::bigint;
  l record;
begin
  perform private.take_turns('points', part.user_id::text);
  if rest > (select coalesce(sum(k.points), 0) from private.points_left(part.user_id) as k) then
    perform private.refuse(409, 'points_insufficient', 'You do not have so many points.', jsonb_build_object('points',
      (select greatest(coalesce(sum(k.points), 0), 0) from private.points_left(part.user_id) as k),
      'turn_from', rule.turn_from));
  end if;
  for l in select * from private.points_left(part.user_id) as k where k.points > 0 order by k.expires_at, k.lot_id loop
    exit when rest = 0;
    insert into private.points (user_id, kind, points, order_id, lot_id)
    values (part.user_id, 'spent', -least(l.points, rest), o.id, l.lot_id);
    rest := rest - least(l.points, rest);
  end loop;
  perform private.take_payment(o, (null, 'points_expense', -amount)::private.movement, 'pay:' || o.id || ':points');
  update public.payments as p set status = private.refund_state(p.refunded_paise, p.amount_paise, 'captured'),
    collected_at = now(), updated_at = now() where p.id = part.id;
  perform private.publish('user:' || part.user_id, 'points', '{}'::jsonb);
  return amount;
end
$$;

comment on function private.pay_in_points is
  'Pays a part of an order in the customer''s points, those that end first; answers the paise. The platform bears '
  'them.';

create function private.return_points(o public.enhanced_orders, payment_id uuid) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  part public.payments;
  rest bigint;
  alive bigint := 0;
  ended bigint := 0;
  spent record;
  given bigint;
  is_closed boolean;
begin
  select * into part from public.payments as p where p.id = return_points.payment_id;
  is_closed := exists (select from private.closed_accounts as c where c.user_id = part.user_id);
  -- By all that went back so far: many small refunds give no more, and no less, than a large one.
  select floor(-sum(p.points) filter (where p.kind = 'spent') * part.refunded_paise::numeric / part.amount_paise)
    - coalesce(sum(p.points) filter (where p.kind = 'returned'), 0) into rest
  from private.points as p where p.order_id = o.id and p.kind in ('spent', 'returned');
  for spent in
    select p.lot_id, -sum(p.points) as points, l.expires_at from private.points as p
    join private.points as l on l.id = p.lot_id
    where p.order_id = o.id and p.kind in ('spent', 'returned')
    group by p.lot_id, l.expires_at having -sum(p.points) > 0 order by l.expires_at desc, p.lot_id desc
  loop
    exit when rest <= 0;
    given := least(spent.points, rest);
    rest := rest - given;
    insert into private.points (user_id, kind, points, order_id, lot_id)
    values (part.user_id, 'returned', given, o.id, spent.lot_id);
    if spent.expires_at > now() and not is_closed then
      alive := alive + given;
    else
      ended := ended + given;
      insert into private.points (user_id, kind, points, order_id, lot_id)
      values (part.user_id, 'expired', -given, o.id, spent.lot_id);
    end if;
  end loop;
  if is_closed then return; end if;
  perform private.notify(part.user_id, t.template, jsonb_build_object('points', t.points, 'order_number',
    o.order_number), '/membership/dashboard')
  from (values ('points_returned', alive), ('points_returned_late', ended)) as t (template, points) where t.points > 0;
  perform private.publish('user:' || part.user_id, 'points', '{}'::jsonb);
end
$$;

comment on function private.return_points is
  'Gives back points for what has gone back of the part that they paid, to the lots that they came from and with their '
  'ends, what ends last first. Those that have ended meanwhile expire at once, and their owner is told.';

revoke execute on function private.paid_in_points(uuid), private.has_paid_money(uuid),
  private.waits_for_cash(uuid), private.payment_parts(uuid),
  private.money_of_refund(uuid, bigint),
  private.points_parts(jsonb, uuid), private.points_in_quote(jsonb, bigint[], bigint),
  private.pay_in_points(public.enhanced_orders, public.payments),
  private.return_points(public.enhanced_orders, uuid) from public;
