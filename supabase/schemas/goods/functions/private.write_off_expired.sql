create or replace function private.write_off_expired()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  item record;
  items integer := 0;
begin
  for item in
    select distinct b.item_id from public.stock_batches as b where b.quantity > 0 and b.expires_on < private.today()
      order by 1
  loop
    perform from public.catalog_items as i where i.id = item.item_id for no key update;
    update public.stock_batches as b set quantity = 0 where b.item_id = item.item_id and b.expires_on < private.today();
    perform private.stock_from_batches(item.item_id);
    items := items + 1;
  end loop;
  return items;
end
$function$;

comment on function private.write_off_expired() is 'Takes out of stock what expired yesterday or before; answers for how many items. Runs after midnight in India.';

revoke all on function private.write_off_expired() from public;
