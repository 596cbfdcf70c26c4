create or replace function private.term_invoice_differences()
  returns table (
    term_id uuid,
    paid_paise bigint,
    invoiced_paise bigint
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select t.id, due.paise, coalesce(made.paise, 0) from private.membership_terms as t
  cross join lateral (select case when t.returned_at is null then t.price_paise else 0 end::bigint as paise) as due
  left join lateral (select sum(case when i.kind = 'credit_note' then -i.total_paise else i.total_paise end)::bigint
    as paise from public.invoices as i where i.term_id = t.id) as made on true
  where made.paise is distinct from due.paise
$function$;

comment on function private.term_invoice_differences() is 'Terms whose invoice less credit is not what was paid for them and kept, in paise: always none.';

revoke all on function private.term_invoice_differences() from public;
