create or replace function private.item_of_staff (
  item_id uuid
)
  returns public.catalog_items
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  i public.catalog_items;
begin
  perform private.require_user();
  select * into i from public.catalog_items as c where c.id = item_of_staff.item_id for no key update;
  if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
  perform private.require_right(i.vendor_id, 'catalogue');
  -- Dishes have neither variants nor a page of their own.
  if not exists (select from public.goods as g where g.item_id = i.id) then perform private.refuse_item('item_invalid');
    end if;
  return i;
end
$function$;

comment on function private.item_of_staff(uuid) is 'Goods of a vendor whom the caller works for, locked. Refuses item_not_found, not_your_vendor, item_invalid for dishes.';

revoke all on function private.item_of_staff(uuid) from public;
