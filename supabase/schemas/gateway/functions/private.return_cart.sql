create or replace function private.return_cart()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  o public.enhanced_orders;
  l public.unified_cart_items;
begin
  select * into o from public.enhanced_orders as e where e.id = old.order_id;
  if o.status <> 'cancelled' or old.cart is null then return null; end if;
  for l in select * from jsonb_populate_recordset(null::public.unified_cart_items, old.cart) loop
    -- Who has left a group since leaves what they chose to the customer.
    if not exists (select from private.group_people as p where p.id = l.group_person_id) then
      l.group_person_id := null;
    end if;
    insert into public.unified_cart_items as c (id, user_id, item_id, item_type, category, name, unit_paise, image_url,
      vendor_id, vendor_name, service_duration, delivery_time, quantity, option_ids, options, options_key,
      special_instructions, created_at, group_person_id, for_name)
    values (l.id, l.user_id, l.item_id, l.item_type, l.category, l.name, l.unit_paise, l.image_url, l.vendor_id,
      l.vendor_name, l.service_duration, l.delivery_time, l.quantity, l.option_ids, l.options, l.options_key,
      l.special_instructions, l.created_at, l.group_person_id, l.for_name)
    on conflict on constraint cart_line_once do update set quantity = greatest(c.quantity, excluded.quantity);
  end loop;
  perform private.publish('user:' || o.user_id, 'cart', '{}'::jsonb);
  return null;
end
$function$;

comment on function private.return_cart() is 'An order that was never paid gives back what was chosen for it, as it was in the cart.';

revoke all on function private.return_cart() from public;
