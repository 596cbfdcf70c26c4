create or replace function public.pick_line (
  order_id uuid,
  "position" integer,
  quantity integer default null::integer,
  grams integer default null::integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.require_picking(pick_line.order_id);
  line public.grocery_lines;
  ordered public.order_items;
  tolerance integer := (select g.weight_tolerance_bp from public.grocery_orders as g where g.order_id = o.id);
  midnight timestamptz := ((private.today() + 1)::timestamp) at time zone 'Asia/Kolkata';
  missing boolean;
begin
  select * into line from public.grocery_lines as l where l.order_id = o.id and l.position = pick_line.position;
  if not found then perform private.refuse(404, 'line_not_found', 'This order has no such line.'); end if;
  select * into ordered from public.order_items as i where i.order_id = o.id and i.position = pick_line.position;
  if exists (select from public.substitutions as s where s.order_id = o.id and s.position = line.position
    and s.state in ('offered', 'accepted')) then
    perform private.refuse(409, 'line_has_substitution', 'Something else was offered for this line already.');
  end if;
  if line.ordered_grams is null then
    if pick_line.quantity is null or pick_line.quantity not between 0 and ordered.quantity then
      perform private.refuse(400, 'quantity_invalid_for_line', 'Between none and all of the line can be picked.',
        jsonb_build_object('most', ordered.quantity));
    end if;
    missing := pick_line.quantity < ordered.quantity;
    update public.grocery_lines as l set picked_quantity = pick_line.quantity, picked_grams = null, decided_at = now(),
      state = case when missing then 'short' else 'picked' end
    where l.order_id = o.id and l.position = line.position;
  else
    if pick_line.grams is null or pick_line.grams < 0 then
      perform private.refuse(400, 'weight_invalid', 'Please weigh it.');
    end if;
    if pick_line.grams > private.most_grams(line.ordered_grams, tolerance) then
      perform private.refuse(409, 'weight_above_tolerance',
        'That is more than was ordered allows. Please take some out.',
        jsonb_build_object('most_grams', private.most_grams(line.ordered_grams, tolerance)));
    end if;
    missing := pick_line.grams = 0;
    update public.grocery_lines as l set picked_grams = pick_line.grams, picked_quantity = null, decided_at = now(),
      state = case when pick_line.grams < private.least_grams(line.ordered_grams, tolerance) then 'short' else 'picked'
        end
    where l.order_id = o.id and l.position = line.position;
  end if;
  -- What is not on the shelf is sold to nobody else today; what turns up after all is sold again.
  update public.catalog_items as i set sold_out_until = case when missing then midnight end
  where i.id = line.item_id and case when missing then coalesce(i.sold_out_until < midnight, true)
    else i.sold_out_until = midnight end;
  if found then perform private.publish('vendor:' || o.vendor_id, 'menu', jsonb_build_object('item_id', line.item_id));
    end if;
  perform private.announce_picking(o);
end
$function$;

comment on function public.pick_line(uuid, integer, integer, integer) is 'Says what was picked of a line of groceries: pieces of packs, or grams of what is sold by weight, up to the tolerance above the order. 0 is not available: it is sold out until tomorrow. May be said again until everything is packed. For the store''s people while they prepare the order.';

revoke all on function public.pick_line(uuid, integer, integer, integer) from public;

grant execute on function public.pick_line(uuid, integer, integer, integer) to authenticated, postgres;
