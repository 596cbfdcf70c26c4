create or replace function private.invoice_as_read (
  invoice public.invoices
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', invoice.id, 'kind', invoice.kind, 'number', invoice.number, 'issued_at',
    invoice.issued_at, 'of_number', c.number, 'of_issued_at', c.issued_at, 'issuer', invoice.issuer, 'supplier',
    case when invoice.supplier_id is not null and invoice.issuer_id is null then invoice.supplier end,
    'recipient', invoice.recipient - 'state', 'place_of_supply', jsonb_build_object('code', s.code, 'name', s.state),
    'section_9_5', invoice.section_9_5,
    'lines', invoice.lines, 'reduction_paise', invoice.reduction_paise, 'total_paise', invoice.total_paise,
    'taxes', (select jsonb_agg(to_jsonb(t) - 'invoice_id' order by t.tax_class) from public.invoice_taxes as t
      where t.invoice_id = invoice.id))
  from private.gst_states as s left join public.invoices as c on c.id = invoice.of_invoice
  where s.code = invoice.place_of_supply
$function$;

comment on function private.invoice_as_read(public.invoices) is 'A document as its readers get it, without what it was issued for.';

revoke all on function private.invoice_as_read(public.invoices) from public;
