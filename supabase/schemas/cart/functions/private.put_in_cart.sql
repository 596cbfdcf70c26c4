create or replace function private.put_in_cart (
  owner uuid,
  line private.priced_line,
  quantity integer,
  instructions text,
  person_id uuid default null::uuid,
  for_name text default null::text
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
declare
  row_id uuid;
begin
  perform private.check_instructions(instructions);
  perform private.take_turns('cart', owner::text);
  if (select count(*) from public.unified_cart_items as c where c.user_id = owner
      and (c.item_id, c.options_key, c.group_person_id) is distinct from (line.item_id::text, line.options_key,
        put_in_cart.person_id)) >= 60 then
    perform private.refuse(409, 'cart_full', 'Sixty different things are the most a cart can hold.');
  end if;
  insert into public.unified_cart_items as c (user_id, item_id, category, name, unit_paise, image_url, vendor_id,
    vendor_name,
    quantity, option_ids, options, options_key, special_instructions, group_person_id, for_name)
  values (owner, line.item_id::text, line.category, line.name, line.unit_paise, line.picture, line.vendor_id,
    line.vendor_name, put_in_cart.quantity, line.option_ids, line.options, line.options_key,
      nullif(trim(instructions), ''),
    put_in_cart.person_id, put_in_cart.for_name)
  on conflict (user_id, item_id, options_key, group_person_id) do update set
    quantity = least(c.quantity + excluded.quantity, 50), name = excluded.name, unit_paise = excluded.unit_paise,
    image_url = excluded.image_url, vendor_name = excluded.vendor_name, options = excluded.options,
    special_instructions = coalesce(excluded.special_instructions, c.special_instructions)
  returning c.id into row_id;
  return row_id;
end
$function$;

comment on function private.put_in_cart(uuid, private.priced_line, integer, text, uuid, text) is
  'Adds a priced line to somebody''s cart, or more of it; with a person of a group cart as a line of its own.';

revoke all on function private.put_in_cart(uuid, private.priced_line, integer, text, uuid, text) from public;
