create or replace function private.gstr1_documents (
  month date
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.csv_row('Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled')
  union all
  (select private.csv_row(d.nature, d.first, d.last, d.n::text, '0') from (
    select case when f.kind = 'credit_note' then 'Credit Note' else 'Invoices for outward supply' end as nature,
      min(f.number) as first, max(f.number) as last, count(distinct f.number) as n
    from private.filed_rows(gstr1_documents.month) as f where f.issuer_id is null group by 1) as d
  order by d.nature)
$function$;

comment on function private.gstr1_documents(date) is 'GSTR-1 table 13: which numbers the platform used.';

revoke all on function private.gstr1_documents(date) from public;
