create or replace function private.gstr3b_supplies (
  month date
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.csv_row('Nature of Supplies', 'Taxable Value', 'Integrated Tax', 'Central Tax', 'State/UT Tax',
    'Cess')
  union all
  (select private.csv_row(k.name, private.as_filed(coalesce(sum(r.sign * r.taxable_paise), 0)),
    private.as_filed(coalesce(sum(r.sign * r.igst_paise), 0)),
    private.as_filed(coalesce(sum(r.sign * r.cgst_paise), 0)),
    private.as_filed(coalesce(sum(r.sign * r.sgst_paise), 0)), '0.00')
  from (values (1, '3.1(a) Outward taxable supplies', false, false), (2, '3.1(c) Nil rated and exempted', false, true),
    (3, '3.1.1(i) Electronic commerce operator under section 9(5)', true, false)) as k (n, name, of_others, is_exempt)
  left join private.filed_rows(gstr3b_supplies.month) as r on r.issuer_id is null and r.section_9_5 = k.of_others
    and (r.rate_bp = 0) = k.is_exempt
  group by k.n, k.name order by k.n)
$function$;

comment on function private.gstr3b_supplies(date) is 'GSTR-3B tables 3.1 and 3.1.1, less credit notes.';

revoke all on function private.gstr3b_supplies(date) from public;
