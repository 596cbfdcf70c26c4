create or replace function public.add_stock_batch (
  item_id uuid,
  quantity integer,
  expires_on date default null::date,
  note text default null::text,
  idempotency_key text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb;
  batch uuid;
begin
  if add_stock_batch.idempotency_key is not null then
    answer := private.claim_idempotency(caller, add_stock_batch.idempotency_key, 'add_stock_batch');
    if answer is not null then return answer; end if;
  end if;
  perform private.require_item(add_stock_batch.item_id);
  if add_stock_batch.quantity is null or add_stock_batch.quantity not between 1 and 100000 then
    perform private.refuse(400, 'stock_invalid', 'A batch has between 1 and 1,00,000 pieces.');
  end if;
  if add_stock_batch.expires_on < private.today() then
    perform private.refuse(400, 'batch_expired', 'This batch has already expired.');
  end if;
  -- What was counted before batches were is a batch without a date.
  insert into public.stock_batches (item_id, quantity)
  select i.id, i.stock from public.catalog_items as i
  where i.id = add_stock_batch.item_id and i.stock > 0
    and not exists (select from public.stock_batches as b where b.item_id = i.id);
  insert into public.stock_batches (item_id, quantity, expires_on, note)
  values (add_stock_batch.item_id, add_stock_batch.quantity, add_stock_batch.expires_on,
    nullif(trim(left(add_stock_batch.note, 120)), ''))
  returning id into batch;
  answer := jsonb_build_object('batch_id', batch, 'stock', private.stock_from_batches(add_stock_batch.item_id));
  if add_stock_batch.idempotency_key is not null then perform private.keep_result(caller,
    add_stock_batch.idempotency_key, answer); end if;
  return answer;
end
$function$;

comment on function public.add_stock_batch(uuid, integer, date, text, text) is 'Adds a batch to an item of a vendor for whom the caller works, once for each key, and answers {batch_id, stock}. What was in stock before the first batch becomes a batch without a date.';

revoke all on function public.add_stock_batch(uuid, integer, date, text, text) from public;

grant execute on function public.add_stock_batch(uuid, integer, date, text, text) to authenticated, postgres;
