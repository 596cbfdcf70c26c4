create or replace function private.note_wish_change()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into private.wish_changes (item_id) select new.id
    where exists (select from public.wishlists as w where w.item_id = new.id);
  return null;
end
$function$;

revoke all on function private.note_wish_change() from public;
