create or replace function private.gstr8_suppliers (
  month date
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$
  with first_day as (select date_trunc('month', gstr8_suppliers.month::timestamp)::date as day),
  supplied as (
    select i.supplier_id as owner_id, (array_agg(i.issuer ->> 'gstin' order by i.issued_at desc))[1] as gstin,
      coalesce(sum(t.taxable_paise) filter (where i.kind <> 'credit_note'), 0)::bigint as gross,
      coalesce(sum(t.taxable_paise) filter (where i.kind = 'credit_note'), 0)::bigint as returned,
      sum(case when i.kind = 'credit_note' then -1 else 1 end * t.taxable_paise)::bigint as net,
      coalesce(sum(case when i.kind = 'credit_note' then -1 else 1 end * t.taxable_paise)
        filter (where i.is_interstate), 0)::bigint as crossing
    from first_day as f join public.invoices as i on i.issued_at >= private.month_start(f.day)
      and i.issued_at < private.month_start((f.day + interval '1 month')::date)
    join private.payout_statement_documents as d on d.invoice_id = i.id
    join public.invoice_taxes as t on t.invoice_id = i.id and t.rate_bp > 0
    where i.issuer_id = i.supplier_id and i.issuer ->> 'gstin' is not null
    group by 1
  ), withheld as (
    select d.owner_id, sum(d.withheld_paise)::bigint as paise from first_day as f
    join private.payout_deductions as d on d.deduction = 'tcs_section_52' and d.period = f.day group by 1
  ), filed as (
    -- Each part is even, so that it has two equal halves.
    select s.*, coalesce(w.paise, 0) as paise,
      coalesce(2 * round(coalesce(w.paise, 0) * s.crossing / (2.0 * nullif(s.net, 0))), 0)::bigint as igst
    from supplied as s left join withheld as w on w.owner_id = s.owner_id
  )
  select private.csv_row('GSTIN of Supplier', 'Gross Value', 'Value of Returns', 'Net Value', 'Integrated Tax',
    'Central Tax', 'State/UT Tax')
  union all
  (select private.csv_row(r.gstin, private.as_filed(r.gross), private.as_filed(r.returned), private.as_filed(r.net),
    private.as_filed(r.igst), private.as_filed((r.paise - r.igst) / 2), private.as_filed((r.paise - r.igst) / 2))
  from filed as r order by r.gstin, r.owner_id)
$function$;

comment on function private.gstr8_suppliers(date) is 'GSTR-8 table 3: what registered vendors supplied themselves in a month, as statements have counted it, and the tax of section 52 that was withheld of it. Of supplies over a state''s border it is integrated tax.';

revoke all on function private.gstr8_suppliers(date) from public;
