create or replace function private.write_document (
  document public.invoices,
  classes jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  moment timestamptz := clock_timestamp();
begin
  with made as (
    insert into public.invoices (order_id, term_id, user_id, kind, issuer_id, supplier_id, number, financial_year,
      issued_at, of_invoice, issuer, supplier, recipient, place_of_supply, is_interstate, section_9_5, lines,
      reduction_paise, total_paise)
    values (document.order_id, document.term_id, document.user_id, document.kind, document.issuer_id,
      document.supplier_id, private.next_invoice_number(document.issuer_id, case document.kind when 'credit_note'
        then 'credit_note' else 'invoice' end, moment), private.financial_year(moment), moment, document.of_invoice,
      document.issuer, document.supplier, document.recipient, document.place_of_supply, document.is_interstate,
      document.section_9_5, document.lines, document.reduction_paise,
      (select sum((c ->> 'gross_paise')::bigint) from jsonb_array_elements(classes) as c))
    returning id, is_interstate
  )
  insert into public.invoice_taxes (invoice_id, tax_class, code, rate_bp, included, taxable_paise, cgst_paise,
    sgst_paise, igst_paise, gross_paise)
  select m.id, c.tax_class, c.code, c.rate_bp, c.included, c.gross_paise - c.tax_paise,
    case when m.is_interstate then 0 else c.tax_paise / 2 end, case when m.is_interstate then 0
      else c.tax_paise / 2 end, case when m.is_interstate then c.tax_paise else 0 end, c.gross_paise
  from made as m, jsonb_to_recordset(classes) as c (tax_class text, code text, rate_bp integer, included boolean,
    tax_paise bigint, gross_paise bigint);
end
$function$;

comment on function private.write_document(public.invoices, jsonb) is 'Writes a document with the next number of its issuer and the present time; the rest of it is given. classes: [{tax_class, code, rate_bp, included, tax_paise (even), gross_paise}]. The caller holds the lock of all series.';

revoke all on function private.write_document(public.invoices, jsonb) from public;
