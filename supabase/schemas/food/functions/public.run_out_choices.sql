create or replace function public.run_out_choices (
  order_id uuid,
  "position" integer
)
  returns table (
    item_id uuid,
    name text,
    picture text,
    price_paise integer,
    diet public.diet
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.require_cooking(run_out_choices.order_id);
  line public.order_items;
  was public.catalog_items;
begin
  select * into line from public.order_items as i where i.order_id = o.id and i.position = run_out_choices.position;
  select * into was from public.catalog_items as i where i.id = line.item_id;
  return query select w.id, w.name, w.picture, w.price_paise, d.diet from private.dishes_instead(line) as w
    left join public.dishes as d on d.item_id = w.id
    order by (w.section = was.section) is true desc, abs(w.price_paise - line.unit_paise), w.id limit 12;
end
$function$;

comment on function public.run_out_choices(uuid, integer) is 'Up to twelve dishes that may take the place of one that ran out, the likest first: {item_id, name, picture, price_paise, diet}. For the restaurant''s people.';

revoke all on function public.run_out_choices(uuid, integer) from public;

grant execute on function public.run_out_choices(uuid, integer) to authenticated, postgres;
