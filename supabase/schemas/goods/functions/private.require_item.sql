create or replace function private.require_item (
  item_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  -- The row is locked first: batches and stock change one at a time.
  perform from public.catalog_items as i where i.id = require_item.item_id for no key update;
  if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
  perform private.require_right(private.vendor_of_item(require_item.item_id), 'catalogue');
end
$function$;

comment on function private.require_item(uuid) is 'Locks an item of a vendor for whom the caller works; refuses everybody else.';

revoke all on function private.require_item(uuid) from public;
