create or replace function private.cart_sentence (
  problem text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case problem
    when 'item_not_found' then 'Item not found'
    when 'item_sold_out' then 'This item is sold out right now.'
    when 'options_invalid' then 'Please choose the options of this item again.'
    when 'vendor_suspended' then 'This place is not taking orders any more.'
    else 'Failed to add item to cart'
  end
$function$;

revoke all on function private.cart_sentence(text) from public;
