create or replace function private.check_invoice()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if (select i.total_paise from public.invoices as i where i.id = new.id)
    is distinct from (select sum(t.gross_paise) from public.invoice_taxes as t where t.invoice_id = new.id) then
    raise exception using errcode = 'check_violation', constraint = 'invoice_adds_up',
      message = format('the classes of invoice %s do not add up to its total', new.number);
  end if;
  return null;
end
$function$;

comment on function private.check_invoice() is 'At the end of a transaction: an invoice''s total is that of its classes.';

revoke all on function private.check_invoice() from public;
