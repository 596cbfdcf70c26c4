create or replace function private.tax_of_month (
  month date
)
  returns table (
    platform_paise bigint,
    section_9_5_paise bigint,
    vendors_paise bigint,
    ledger_paise bigint
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(sum(t.tax) filter (where t.issuer_id is null and not t.section_9_5), 0)::bigint,
    coalesce(sum(t.tax) filter (where t.issuer_id is null and t.section_9_5), 0)::bigint,
    coalesce(sum(t.tax) filter (where t.issuer_id is not null), 0)::bigint,
    (select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_entries as e
      join private.ledger_accounts as a on a.id = e.account_id and a.kind = 'tax_payable'
      join private.ledger_transactions as l on l.id = e.transaction_id
      where l.at >= private.month_start(tax_of_month.month)
        and l.at < private.month_start((tax_of_month.month + interval '1 month')::date))
  from (select f.issuer_id, f.section_9_5, f.sign * (f.cgst_paise + f.sgst_paise + f.igst_paise) as tax
    from private.filed_rows(tax_of_month.month) as f) as t
$function$;

comment on function private.tax_of_month(date) is 'The tax of a month''s documents, by who issued them, and what the ledger came to owe the state in it. The sum of the first three is the fourth, unless goods of a vendor without a registration were sold.';

revoke all on function private.tax_of_month(date) from public;
