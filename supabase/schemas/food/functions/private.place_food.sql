create or replace function private.place_food (
  o public.enhanced_orders,
  part jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.place_goods(o, part);
  insert into public.food_orders (order_id, no_cutlery) values (o.id, (part ->> 'no_cutlery')::boolean);
end
$function$;

comment on function private.place_food(public.enhanced_orders, jsonb) is 'Writes down what private.food_request has read, for an order of food.';

revoke all on function private.place_food(public.enhanced_orders, jsonb) from public;
