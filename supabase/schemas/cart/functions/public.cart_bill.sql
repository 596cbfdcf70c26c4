create or replace function public.cart_bill (
  request jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return private.cart_bill_of(auth.uid(), private.cart_request(request));
end
$function$;

comment on function public.cart_bill(jsonb) is 'What the cart will cost at the checkout, by the same rules as quote_order and without a trace: {total_paise, charges (as in a quote), takes_tip, complete, orders: [{vendor_id, vendor_name, kind, total_paise, charges}]}, and where a coupon_code is named {coupon: {code, discount_paise}, coupon_problem: {code, reason, minimum_paise}}. request names fulfilment, vendor_ids, slots, scheduled_for, coupon_code, and address_id or place {lat, lng, pincode?}; a guest''s also items, as price_guest_cart takes them. What cannot be ordered is left out; complete is false while it is not known where to, and delivery is then the least that it can be.';

revoke all on function public.cart_bill(jsonb) from public;

grant execute on function public.cart_bill(jsonb) to anon, authenticated, postgres;
