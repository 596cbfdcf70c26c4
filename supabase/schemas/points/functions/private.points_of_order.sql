create or replace function private.points_of_order()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_table_name = 'enhanced_orders' then
    perform private.count_points(new.id);
  -- One look for all the rows that came together.
  elsif not exists (select from public.order_charges as c where c.order_id = new.order_id
      and c.position > new.position and c.phase = 'refunded')
    and exists (select from private.points as p where p.order_id = new.order_id) then
    perform private.count_points(new.order_id);
  end if;
  return null;
end
$function$;

comment on function private.points_of_order() is 'At the end of a transaction in which an order was delivered, or something of it refunded: its points.';

revoke all on function private.points_of_order() from public;
