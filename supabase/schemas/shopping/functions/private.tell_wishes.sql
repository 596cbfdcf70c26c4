create or replace function private.tell_wishes (
  item uuid,
  most integer
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  i public.catalog_items;
  there boolean;
  wish record;
  told integer := 0;
begin
  select * into i from public.catalog_items as k where k.id = tell_wishes.item;
  if not found then return 0; end if;
  there := private.item_unavailable_reason(i, now()) is null;
  for wish in
    select m.wish_id, m.price_paise, m.was_there, m.back_told_at, w.user_id
    from public.wishlists as w join private.wish_marks as m on m.wish_id = w.id
    where w.item_id = i.id and (m.was_there <> there or (there and i.price_paise < m.price_paise))
    order by m.wish_id limit most for no key update of m skip locked
  loop
    if there and i.price_paise < wish.price_paise then
      perform private.notify(wish.user_id, 'wish_cheaper',
        jsonb_build_object('item', i.name, 'price', private.rupees(i.price_paise), 'price_paise', i.price_paise,
        'saving', private.rupees(wish.price_paise - i.price_paise), 'item_id', i.id), private.item_path(i));
    elsif there and not wish.was_there and coalesce(wish.back_told_at < now() - interval '1 day', true) then
      perform private.notify(wish.user_id, 'wish_back', jsonb_build_object('item', i.name, 'item_id', i.id),
        private.item_path(i));
      update private.wish_marks as m set back_told_at = now() where m.wish_id = wish.wish_id;
    end if;
    update private.wish_marks as m set was_there = there, price_paise = case when there
      then least(m.price_paise, i.price_paise) else m.price_paise end
    where m.wish_id = wish.wish_id;
    told := told + 1;
  end loop;
  return told;
end
$function$;

comment on function private.tell_wishes(uuid, integer) is 'Tells so many customers at most what has changed of an item on their wishlists, each change once; answers how many wishes were looked at.';

revoke all on function private.tell_wishes(uuid, integer) from public;
