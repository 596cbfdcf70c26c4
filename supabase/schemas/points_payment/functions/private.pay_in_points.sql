create or replace function private.pay_in_points (
  o public.enhanced_orders,
  part public.payments
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.pay_in_points(public.enhanced_orders, public.payments) is
  'Pays a part of an order in the customer''s points, those that end first; answers the paise. The platform bears them.';

revoke all on function private.pay_in_points(public.enhanced_orders, public.payments) from public;
