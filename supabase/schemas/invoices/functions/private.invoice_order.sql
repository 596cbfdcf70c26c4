create or replace function private.invoice_order()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_table_name = 'enhanced_orders' then
    perform private.issue_documents(new.id, true);
  -- One look for all the rows that came together.
  elsif not exists (select from public.order_charges as c where c.order_id = new.order_id
      and c.position > new.position and c.phase = 'refunded')
    and exists (select from public.invoices as i where i.order_id = new.order_id) then
    perform private.issue_documents(new.order_id, false);
  end if;
  return null;
end
$function$;

comment on function private.invoice_order() is 'At the end of a transaction in which a supply was completed, or something of it refunded: its documents.';

revoke all on function private.invoice_order() from public;
