create or replace function private.gstr1_b2cs (
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
  (select private.csv_row('OE', r.place_of_supply, private.as_filed(r.rate_bp), private.as_filed(sum(r.sign
    * r.taxable_paise)), private.as_filed(sum(r.sign * r.igst_paise)), private.as_filed(sum(r.sign * r.cgst_paise)),
    private.as_filed(sum(r.sign * r.sgst_paise)), '0.00')
  from (select * from private.filed_rows(gstr1_b2cs.month) as f
    where f.issuer_id is null and not f.section_9_5 and f.recipient is null) as r
  group by r.place_of_supply, r.rate_bp order by r.place_of_supply, r.rate_bp)
$function$;

comment on function private.gstr1_b2cs(date) is 'GSTR-1 table 7: what the platform itself supplied to consumers, less credit notes, by place and rate. What is made out to a registered business is in private.gstr1_b2b.';

revoke all on function private.gstr1_b2cs(date) from public;
