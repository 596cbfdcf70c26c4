create or replace function private.gstr1_eco (
  month date
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.csv_row('Type', 'Place Of Supply', 'Rate', 'Taxable Value', 'Integrated Tax', 'Central Tax',
    'State/UT Tax', 'Cess Amount')
  union all
  (select private.csv_row('URP2C', r.place_of_supply, private.as_filed(r.rate_bp), private.as_filed(sum(r.sign
    * r.taxable_paise)), private.as_filed(sum(r.sign * r.igst_paise)), private.as_filed(sum(r.sign * r.cgst_paise)),
    private.as_filed(sum(r.sign * r.sgst_paise)), '0.00')
  from (select * from private.filed_rows(gstr1_eco.month) as f
    where f.issuer_id is null and f.section_9_5 and f.recipient is null) as r
  group by r.place_of_supply, r.rate_bp order by r.place_of_supply, r.rate_bp)
$function$;

comment on function private.gstr1_eco(date) is 'GSTR-1 table 15: supplies to consumers under section 9(5), of which the platform pays the tax, by place and rate.';

revoke all on function private.gstr1_eco(date) from public;
