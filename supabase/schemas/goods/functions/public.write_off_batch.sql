create or replace function public.write_off_batch (
  batch_id uuid,
  quantity integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  item uuid := (select b.item_id from public.stock_batches as b where b.id = write_off_batch.batch_id);
begin
  perform private.require_user();
  if item is null then perform private.refuse(404, 'batch_not_found', 'This batch does not exist.'); end if;
  perform private.require_item(item);
  update public.stock_batches as b set quantity = b.quantity - write_off_batch.quantity
  where b.id = write_off_batch.batch_id and write_off_batch.quantity between 1 and b.quantity;
  if not found then perform private.refuse(409, 'stock_short', 'So many pieces are not left of it.'); end if;
  return jsonb_build_object('stock', private.stock_from_batches(item));
end
$function$;

comment on function public.write_off_batch(uuid, integer) is 'Takes broken or spoiled pieces out of a batch; answers {stock}.';

revoke all on function public.write_off_batch(uuid, integer) from public;

grant execute on function public.write_off_batch(uuid, integer) to authenticated, postgres;
