create or replace function private.mark_wish()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.take_turns('wishlist', new.user_id::text);
  if (select count(*) from public.wishlists as w where w.user_id = new.user_id) > 500 then
    perform private.refuse(409, 'wishlist_full', 'Five hundred things are the most a wishlist can hold.');
  end if;
  insert into private.wish_marks (wish_id, price_paise, was_there)
  select new.id, i.price_paise, private.item_unavailable_reason(i, now()) is null from public.catalog_items as i
    where i.id = new.item_id;
  return null;
end
$function$;

comment on function private.mark_wish() is 'Keeps what an item costs when it is saved.';

revoke all on function private.mark_wish() from public;
