create or replace function private.gstr1_credit_notes (
  month date
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.csv_row('Note Number', 'Note Date', 'Note Type', 'Invoice Number', 'Invoice Date', 'Place Of Supply',
    'Rate', 'Taxable Value', 'Integrated Tax', 'Central Tax', 'State/UT Tax', 'Section 9(5)')
  union all
  (select private.csv_row(r.number, private.filed_day(r.issued_at), 'C', r.of_number,
    private.filed_day(r.of_issued_at), r.place_of_supply,
    private.as_filed(r.rate_bp), private.as_filed(r.taxable_paise), private.as_filed(r.igst_paise),
    private.as_filed(r.cgst_paise), private.as_filed(r.sgst_paise), case when r.section_9_5 then 'Y' else 'N' end)
  from private.filed_rows(gstr1_credit_notes.month) as r
  where r.issuer_id is null and r.recipient is null and r.kind = 'credit_note' order by r.number, r.tax_class)
$function$;

comment on function private.gstr1_credit_notes(date) is 'The credit notes that the platform issued to consumers, one by one. They lower tables 7 and 15 already.';

revoke all on function private.gstr1_credit_notes(date) from public;
