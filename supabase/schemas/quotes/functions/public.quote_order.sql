create or replace function public.quote_order (
  request jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
  cleaned jsonb := private.clean_request(request);
begin
  perform private.pace_quotes(caller);
  if exists (select from jsonb_array_elements_text(cleaned -> 'cart_item_ids') as named (id)
      where not exists (select from public.unified_cart_items as c
        where c.user_id = caller and c.id::text = named.id)) then
    perform private.refuse(404, 'cart_item_not_found', 'Item not found');
  end if;
  return private.store_quote(caller, cleaned, private.build_quote(caller, cleaned));
end
$function$;

comment on function public.quote_order(jsonb) is 'The all-in price of the caller''s cart with every problem that prevents ordering, valid for ten minutes. request: {fulfilment (delivery or pickup), address_id?, vendor_ids?, tip_paise?, coupon_code?, scheduled_for? (the beginning of one of schedule_slots), instructions?, business? (the id of one of tax_registrations, whose name the invoice is to bear), no_cutlery? (of food)}; money other than the tip is ignored. Answers {quote_id (null when not placeable), hash, expires_at, placeable, problems: [{code, vendor_id?, vendor_name?, item_id?, item_name?, opens_at?, minimum_paise?, stock?, reason?}], orders: [{vendor_id, vendor_name, lines, no_cutlery? (of food), charges: [{code, amount_paise, tax_class?, rate_bp?, base_paise?}], total_paise, distance_m, minutes_min, minutes_max}], totals: {total_paise, charges}, coupon, membership {is_member, saving_paise, missing: [{code, more_paise or within_m}]}, fulfilment, address, scheduled_for, wallet_balance_paise, wallet_part_paise (what the wallet pays where it pays first), points {points, paise, cash_total_paise, wallet_part_paise} (what can be paid in points, and the rest then; null for nothing), payment_methods}. With a language in the request, items are named in it. With cart_item_ids it is about these lines of the cart alone, and ordering it leaves the others.';

revoke all on function public.quote_order(jsonb) from public;

grant execute on function public.quote_order(jsonb) to authenticated, postgres;
