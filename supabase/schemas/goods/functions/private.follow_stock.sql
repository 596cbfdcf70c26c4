create or replace function private.follow_stock()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  left_over integer := coalesce(old.stock, 0) - coalesce(new.stock, 0);
  batch record;
begin
  if left_over > 0 then
    for batch in select b.id, b.quantity from public.stock_batches as b
      where b.item_id = new.id and b.quantity > 0 order by b.expires_on nulls last, b.received_at, b.id
        for no key update
    loop
      exit when left_over = 0;
      update public.stock_batches as b set quantity = b.quantity - least(left_over, batch.quantity)
        where b.id = batch.id;
      left_over := left_over - least(left_over, batch.quantity);
    end loop;
  else
    -- What returns is put with what keeps longest, so that nothing expired is sold.
    update public.stock_batches as b set quantity = b.quantity - left_over
    where b.id = (select k.id from public.stock_batches as k where k.item_id = new.id
      order by k.expires_on desc nulls first, k.received_at desc, k.id limit 1);
  end if;
  return null;
end
$function$;

comment on function private.follow_stock() is 'Takes from the batches of an item what its stock lost, first what expires first, and puts back what it gained.';

revoke all on function private.follow_stock() from public;
