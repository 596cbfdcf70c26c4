create or replace function private.gstr1_eco_b2b (
  month date
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.csv_row('Supplier GSTIN/UIN', 'Supplier Name', 'Recipient GSTIN/UIN', 'Recipient Name',
    'Document Number', 'Document Date', 'Value of supplies made', 'Place Of Supply', 'Document type', 'Rate',
    'Taxable Value', 'Integrated Tax', 'Central Tax', 'State/UT Tax', 'Cess Amount')
  union all
  (select private.csv_row(coalesce(r.supplier ->> 'gstin', 'URP'), r.supplier ->> 'name', r.recipient ->> 'gstin',
    r.recipient ->> 'name', r.number, private.filed_day(r.issued_at), private.as_filed(r.sign * max(r.total_paise)),
    r.place_of_supply, 'Regular', private.as_filed(r.rate_bp), private.as_filed(r.sign * sum(r.taxable_paise)),
    private.as_filed(r.sign * sum(r.igst_paise)), private.as_filed(r.sign * sum(r.cgst_paise)),
    private.as_filed(r.sign * sum(r.sgst_paise)), '0.00')
  from private.filed_rows(gstr1_eco_b2b.month) as r
  where r.issuer_id is null and r.section_9_5 and r.recipient is not null
  group by r.invoice_id, r.supplier, r.recipient, r.number, r.issued_at, r.place_of_supply, r.rate_bp, r.sign
  order by r.number, r.rate_bp)
$function$;

comment on function private.gstr1_eco_b2b(date) is 'GSTR-1 table 15 to registered persons: supplies under section 9(5) by document and rate, credit notes below zero. A supplier without a registration is URP.';

revoke all on function private.gstr1_eco_b2b(date) from public;
