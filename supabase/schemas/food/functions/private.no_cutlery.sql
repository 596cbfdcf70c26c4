create or replace function private.no_cutlery (
  order_id uuid
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (select from public.food_orders as f where f.order_id = no_cutlery.order_id and f.no_cutlery)
$function$;

comment on function private.no_cutlery(uuid) is 'Whether an order comes without cutlery because its customer asked for that.';

revoke all on function private.no_cutlery(uuid) from public;
