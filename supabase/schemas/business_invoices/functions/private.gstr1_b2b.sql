create or replace function private.gstr1_b2b (
  month date
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.csv_row('GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date', 'Invoice Value',
    'Place Of Supply', 'Reverse Charge', 'Invoice Type', 'Rate', 'Taxable Value', 'Integrated Tax', 'Central Tax',
    'State/UT Tax', 'Cess Amount')
  union all
  (select private.csv_row(r.recipient ->> 'gstin', r.recipient ->> 'name', r.number, private.filed_day(r.issued_at),
    private.as_filed(max(r.total_paise)), r.place_of_supply, 'N', 'Regular B2B', private.as_filed(r.rate_bp),
    private.as_filed(sum(r.taxable_paise)), private.as_filed(sum(r.igst_paise)),
    private.as_filed(sum(r.cgst_paise)), private.as_filed(sum(r.sgst_paise)), '0.00')
  from private.filed_rows(gstr1_b2b.month) as r
  where r.issuer_id is null and not r.section_9_5 and r.recipient is not null and r.kind <> 'credit_note'
  group by r.invoice_id, r.recipient, r.number, r.issued_at, r.place_of_supply, r.rate_bp
  order by r.number, r.rate_bp)
$function$;

comment on function private.gstr1_b2b(date) is 'GSTR-1 table 4A: what the platform itself supplied to registered persons, by invoice and rate.';

revoke all on function private.gstr1_b2b(date) from public;
