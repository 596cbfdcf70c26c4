create or replace function public.reorder (
  order_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  old record;
  line private.priced_line;
  added integer := 0;
  missing jsonb := '[]'::jsonb;
  changed jsonb := '[]'::jsonb;
begin
  if not exists (select from public.enhanced_orders as o where o.id = reorder.order_id and o.user_id = caller) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if not exists (select from public.order_items as i where i.order_id = reorder.order_id) then
    perform private.refuse(409, 'reorder_impossible', 'Unable to reorder this order');
  end if;
  for old in select * from public.order_items as i where i.order_id = reorder.order_id order by i.position loop
    line := private.price_line(old.item_id::text, old.option_ids);
    if line.problem is not null then
      missing := missing || to_jsonb(old.name);
    else
      perform private.put_in_cart(caller, line, old.quantity, old.special_instructions);
      added := added + 1;
      if line.unit_paise <> old.unit_paise then changed := changed || to_jsonb(old.name); end if;
    end if;
  end loop;
  perform private.publish('user:' || caller, 'cart', '{}'::jsonb);
  return jsonb_build_object('added', added, 'missing', missing, 'price_changed', changed);
end
$function$;

comment on function public.reorder(uuid) is 'Adds all items of an old order that are still sold to the cart (Spec §5 Reorder): {added, missing: [names], price_changed: [names]}.';

revoke all on function public.reorder(uuid) from public;

grant execute on function public.reorder(uuid) to authenticated, postgres;
