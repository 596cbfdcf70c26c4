create or replace function private.financial_year (
  at timestamp with time zone
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select to_char(d.april, 'YYYY') || '-' || to_char(d.april + interval '1 year', 'YY')
  from (select date_trunc('year', (financial_year.at at time zone 'Asia/Kolkata') - interval '3 months') as april) as d
$function$;

comment on function private.financial_year(timestamp with time zone) is 'The Indian financial year of a moment, from 1 April in India: 2026-27.';

revoke all on function private.financial_year(timestamp with time zone) from public;
