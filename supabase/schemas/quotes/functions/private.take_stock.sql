create or replace function private.take_stock (
  built jsonb
)
  returns uuid[]
  language plpgsql
  set search_path to ''
  AS $function$
declare
  stocked uuid[];
begin
  with wanted as (
    select (l ->> 'item_id')::uuid as item_id, sum((l ->> 'quantity')::integer) as quantity
    from jsonb_array_elements(built -> 'orders') as part, jsonb_array_elements(part -> 'lines') as l group by 1
  ), taken as (
    update public.catalog_items as i set stock = i.stock - wanted.quantity
    from wanted where i.id = wanted.item_id and i.stock is not null returning i.id
  )
  select coalesce(array_agg(taken.id), '{}') into stocked from taken;
  return stocked;
exception when check_violation then
  return null;
end
$function$;

comment on function private.take_stock(jsonb) is 'Takes what a quote orders from stock and answers the items whose stock is counted; null, and nothing taken, where one is short.';

revoke all on function private.take_stock(jsonb) from public;
