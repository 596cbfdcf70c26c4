create or replace function private.stock_from_batches (
  item_id uuid
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  total integer;
begin
  select coalesce(sum(b.quantity), 0) into total from public.stock_batches as b
  where b.item_id = stock_from_batches.item_id and coalesce(b.expires_on >= private.today(), true);
  perform set_config('angadi.batches_lead', 'yes', true);
  update public.catalog_items as i set stock = total where i.id = stock_from_batches.item_id
    and i.stock is distinct from total;
  perform set_config('angadi.batches_lead', '', true);
  return total;
end
$function$;

comment on function private.stock_from_batches(uuid) is 'Sets the stock of an item to the sum of its batches that are not expired, and answers it.';

revoke all on function private.stock_from_batches(uuid) from public;
