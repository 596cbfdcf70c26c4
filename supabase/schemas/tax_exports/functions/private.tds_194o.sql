create or replace function private.tds_194o (
  month date
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.csv_row('Section', 'PAN', 'Name', 'Date', 'Amount Paid or Credited', 'Tax Deducted')
  union all
  (select private.csv_row('194-O', coalesce(private.payee_pan(d.owner_id), 'PANNOTAVBL'),
    private.payee_name(d.owner_id), private.filed_day(s.made_at),
    private.as_filed(d.base_paise), private.as_filed(d.withheld_paise))
  from private.payout_deductions as d join public.payout_statements as s on s.id = d.statement_id
  where d.deduction = 'tds_ecommerce' and s.made_at >= private.month_start(tds_194o.month)
    and s.made_at < private.month_start((tds_194o.month + interval '1 month')::date)
  order by s.made_at, d.owner_id, d.period)
$function$;

comment on function private.tds_194o(date) is 'Section 194-O: what vendors'' sales came to and what was withheld of it, by the day of the statement that withheld it. The return needs the whole PAN; who has told none has the word that the return knows for it.';

revoke all on function private.tds_194o(date) from public;
