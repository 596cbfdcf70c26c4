create or replace function private.lower_price (
  o public.enhanced_orders,
  chosen jsonb
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
declare
  rows private.refund_row[] := array(select r from private.rows_of_less(o.id, lower_price.chosen) as r
    where r.code <> 'rounding');
  amount bigint := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
  discount bigint := (select coalesce(sum(r.amount_paise), 0) from unnest(rows) as r where r.nature = 'discount');
begin
  if cardinality(rows) = 0 then return 0; end if;
  perform private.take_off_price(o.id, rows);
  perform private.ask_less(o.id, amount);
  if discount > 0 then
    update public.coupon_redemptions as k set discount_paise = k.discount_paise - discount
    where k.checkout_id = o.checkout_id and k.code = o.promo_code and k.released_at is null;
  end if;
  return o.total_paise - (private.round_cash(o.id)).total_paise;
end
$function$;

comment on function private.lower_price(public.enhanced_orders, jsonb) is 'Takes parts of charges, [{position, amount_paise}], off an order that is not paid yet, with their tax and part of the discount; its shares shrink in proportion. Answers the paise. The caller holds the order.';

revoke all on function private.lower_price(public.enhanced_orders, jsonb) from public;
