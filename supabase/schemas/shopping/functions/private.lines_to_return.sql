create or replace function private.lines_to_return (
  o public.enhanced_orders,
  lines jsonb,
  wish text
)
  returns SETOF public.return_lines
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  asked record;
  bought record;
  other public.catalog_items;
begin
  perform private.bound(lines, 8000);
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 40
      or exists (select from jsonb_array_elements(lines) as l where jsonb_typeof(l) <> 'object'
        or coalesce(l ->> 'position', '') !~ '^[1-9][0-9]{0,2}$'
        or coalesce(l ->> 'quantity', '') !~ '^[1-9][0-9]{0,2}$'
          or not coalesce(pg_input_is_valid(l ->> 'exchange_item_id', 'uuid'), true)
        or coalesce(l ->> 'reason', '') not in ('damaged', 'wrong_item', 'not_as_described', 'missing_parts', 'quality',
          'size', 'changed_mind'))
      or (select count(distinct l ->> 'position') from jsonb_array_elements(lines) as l) <> jsonb_array_length(lines)
        then
    perform private.refuse(400, 'return_lines_invalid', 'Please choose what to return, how many pieces, and why.');
  end if;
  for asked in
    select (l ->> 'position')::smallint as line, (l ->> 'quantity')::integer as quantity, l ->> 'reason' as reason,
      (l ->> 'exchange_item_id')::uuid as exchange
    from jsonb_array_elements(lines) as l order by 1
  loop
    select i.item_id, i.quantity, i.unit_paise, i.name, g.return_days, g.product_id into bought
    from public.order_items as i left join public.order_goods as g on g.order_id = i.order_id
      and g.position = i.position
    where i.order_id = o.id and i.position = asked.line;
    if not found or coalesce(bought.return_days, 0) = 0 then
      perform private.refuse(409, 'not_returnable', 'This cannot be returned.',
        jsonb_build_object('item', bought.name));
    end if;
    if private.return_until(o, bought.return_days) <= now() then
      perform private.refuse(409, 'return_window_over', 'The time to return this is over.',
        jsonb_build_object('item', bought.name));
    end if;
    if asked.quantity > bought.quantity - private.returned_pieces(o.id, asked.line) then
      perform private.refuse(409, 'return_exceeds_order', 'So many pieces are not left to return.',
        jsonb_build_object('item', bought.name,
        'left', bought.quantity - private.returned_pieces(o.id, asked.line)));
    end if;
    if (wish = 'exchange') <> (asked.exchange is not null) then
      perform private.refuse(400, 'return_lines_invalid', 'Please choose what to return, how many pieces, and why.');
    end if;
    other := null;
    if asked.exchange is not null then
      select i.* into other from public.catalog_items as i join public.goods as g on g.item_id = i.id
      where i.id = asked.exchange and i.vendor_id = o.vendor_id
        and (g.product_id = bought.product_id or i.id = bought.item_id)
        and private.item_unavailable_reason(i, now()) is null;
      if not found or other.stock < asked.quantity then
        perform private.refuse(409, 'exchange_sold_out',
          'This is not there to be exchanged for. Choose another one, or the money back.');
      end if;
      if other.price_paise > bought.unit_paise then
        perform private.refuse(409, 'exchange_costs_more',
          'This costs more than what you bought. Return it and order the other one.');
      end if;
    end if;
    return query select null::uuid, asked.line, bought.item_id, asked.quantity, bought.unit_paise, asked.reason,
      asked.exchange,
      other.name, other.price_paise, 0;
  end loop;
end
$function$;

comment on function private.lines_to_return(public.enhanced_orders, jsonb, text) is 'What a customer wants to return, checked: [{position, quantity, reason, exchange_item_id?}]. Not more than was bought, not twice, not after its days.';

revoke all on function private.lines_to_return(public.enhanced_orders, jsonb, text) from public;
