create or replace function private.card_is_stale()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_table_name = 'goods' then
    insert into private.stale_cards (card) select distinct c from unnest(array[
      case when tg_op <> 'DELETE' then coalesce(new.product_id, new.item_id) end,
      case when tg_op <> 'INSERT' then coalesce(old.product_id, old.item_id) end]) as c where c is not null;
  elsif tg_table_name = 'products' then
    insert into private.stale_cards (card) values (new.id);
  elsif tg_table_name = 'vendors' then
    insert into private.stale_cards (card) select distinct coalesce(g.product_id, g.item_id)
    from public.catalog_items as i join public.goods as g on g.item_id = i.id where i.vendor_id = new.id;
  else
    insert into private.stale_cards (card) select coalesce(g.product_id, g.item_id) from public.goods as g
      where g.item_id = new.id;
  end if;
  return null;
end
$function$;

comment on function private.card_is_stale() is 'Marks the cards that a change of the catalogue concerns.';

revoke all on function private.card_is_stale() from public;
