create or replace function public.add_to_cart (
  item_id text,
  option_ids uuid[] default '{}'::uuid[],
  quantity integer default 1,
  special_instructions text default null::text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
  line private.priced_line;
  row_id uuid;
begin
  if cardinality(option_ids) > 100 then
    perform private.refuse(400, 'options_invalid', 'Please choose the options of this item again.');
  end if;
  line := private.price_line(left(item_id, 60), option_ids);
  if quantity is null or quantity not between 1 and 50 then
    perform private.refuse(400, 'quantity_invalid', 'Between 1 and 50 pieces can be ordered at a time.');
  end if;
  if line.problem is not null then
    -- refuses: item_not_found, item_sold_out, options_invalid, vendor_suspended
    perform private.refuse(case line.problem when 'item_not_found' then 404 when 'options_invalid' then 400 else 409
      end,
      line.problem, private.cart_sentence(line.problem));
  end if;
  row_id := private.put_in_cart(caller, line, quantity, special_instructions);
  perform private.publish('user:' || caller, 'cart', '{}'::jsonb);
  return row_id;
end
$function$;

comment on function public.add_to_cart(text, uuid[], integer, text) is 'Puts an item with its options in the caller''s cart, or raises the quantity of that line (Spec §4 Cart).';

revoke all on function public.add_to_cart(text, uuid[], integer, text) from public;

grant execute on function public.add_to_cart(text, uuid[], integer, text) to authenticated, postgres;
