create or replace function private.invoice_gaps()
  returns table (
    issuer_id uuid,
    series text,
    financial_year text,
    issued bigint,
    last_number integer
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select s.issuer_id, s.series, s.financial_year, count(distinct i.number), s.last_number
  from private.invoice_series as s left join public.invoices as i on i.issuer_id is not distinct from s.issuer_id
    and i.financial_year = s.financial_year and (i.kind = 'credit_note') = (s.series = 'credit_note')
  group by s.issuer_id, s.series, s.financial_year, s.last_number
  having count(i.number) <> s.last_number or count(distinct i.number) <> s.last_number
    or max(split_part(i.number, '/', 3)::integer) <> s.last_number
$function$;

comment on function private.invoice_gaps() is 'Series of numbers with a gap or a double: always none.';

revoke all on function private.invoice_gaps() from public;
