create or replace function private.withdraw_discount (
  order_id uuid,
  amount_paise integer
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  update public.enhanced_orders as e set discount_paise = e.discount_paise - withdraw_discount.amount_paise,
    total_paise = e.total_paise + withdraw_discount.amount_paise, updated_at = now(),
    promo_code = case when e.discount_paise > withdraw_discount.amount_paise then e.promo_code end,
    cash_change_for_paise = case when e.cash_change_for_paise >= private.in_rupees(e.total_paise +
      withdraw_discount.amount_paise) then e.cash_change_for_paise end
  -- What was handed over meanwhile stays as it was paid.
  where e.id = withdraw_discount.order_id and e.status in ('awaiting_payment', 'pending', 'confirmed', 'preparing',
    'ready') returning * into o;
  if o.id is null then return; end if;
  insert into public.order_charges (order_id, position, phase, code, amount_paise, bearer, of_position)
  select c.order_id, (select max(a.position) + 1 from public.order_charges as a where a.order_id = c.order_id),
    'adjusted', c.code,
    withdraw_discount.amount_paise, c.bearer, c.position
  from public.order_charges as c where c.order_id = o.id and c.code = 'discount' and c.phase = 'quoted'
    and c.bearer <> 'vendor';
  perform private.ask_more(o, withdraw_discount.amount_paise, 'adjustment',
    'coupon-lost:' || o.id || ':' || o.discount_paise, 'The coupon no longer applies');
  o := private.round_cash(o.id);
  update public.coupon_redemptions as k set discount_paise = k.discount_paise - withdraw_discount.amount_paise
  where k.checkout_id = o.checkout_id and k.released_at is null;
  perform private.announce_order(o);
  perform private.tell_performer(o.id);
end
$function$;

comment on function private.withdraw_discount(uuid, integer) is 'Takes a discount off an order that is under way: its total rises by it, paid from the wallet or in cash on delivery. What the vendor bears of it is its price, taxed as that, and stays.';

revoke all on function private.withdraw_discount(uuid, integer) from public;
