create or replace function private.settle_order (
  o public.enhanced_orders,
  was public.order_status default null::public.order_status
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
declare
  movements private.movement[];
  later bigint;
begin
  movements := private.take_due_shares(o, 'delivered');
  select coalesce(sum(s.value_paise), 0) into later from private.share_values as s
  where s.order_id = o.id and s.settled_at is null;
  movements := movements || array[
    (null, 'tax_payable', private.left_of(o.id, 'tax'))::private.movement,
    (null, 'promo_expense', private.left_of(o.id, 'discount'))::private.movement,
    -- What falls due later stays in escrow.
    (null, 'order_escrow', later - private.held(o.id))::private.movement]
    || array(select c from private.collect_cash(o, 'delivered') as c);
  movements := movements || (null, 'platform_revenue', -private.sum_of_movements(movements))::private.movement;
  -- An order whose price was refunded entirely may have nothing left to post.
  if exists (select from unnest(movements) as m where m.amount_paise <> 0) then
    perform private.post('order_settled', o.id, 'settle:' || o.id, movements);
  end if;

  -- What is to be paid at a time after the end: other timers end with the order.
  perform private.time_payments(o);
  select * into o from public.enhanced_orders as e where e.id = o.id;
  perform private.complete_jobs( o);
  return o;
end
$function$;

comment on function private.settle_order(public.enhanced_orders, public.order_status) is
  'Posts the shares that are due, the taxes and the discount, each less what was refunded before; what is left is the platform''s.';

revoke all on function private.settle_order(public.enhanced_orders, public.order_status) from public;
