create or replace function private.next_invoice_number (
  issuer_id uuid,
  series text,
  at timestamp with time zone
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  year text := private.financial_year(next_invoice_number.at);
  n integer;
begin
  insert into private.invoice_series as s (issuer_id, series, financial_year, last_number)
  values (next_invoice_number.issuer_id, next_invoice_number.series, year, 1)
  on conflict (issuer_id, series, financial_year) do update set last_number = s.last_number + 1
  returning s.last_number into n;
  return case when next_invoice_number.issuer_id is null then case series when 'invoice' then 'AG' else 'AC' end
      else case next_invoice_number.series when 'invoice' then 'IN' else 'CN' end end
    || '/' || substr(year, 3, 2) || right(year, 2) || '/' || lpad(n::text, greatest(6, length(n::text)), '0');
end
$function$;

comment on function private.next_invoice_number(uuid, text, timestamp
  with time zone) is 'The next number of an issuer''s series, such as AG/2627/000042: rule 46(b) allows sixteen letters, digits, hyphens and slashes. A hundred million a year fit; one more is refused by the table of invoices and never cut.';

revoke all on function private.next_invoice_number(uuid, text, timestamp with time zone) from public;
