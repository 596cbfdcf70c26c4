create or replace function private.cash_total (
  payments jsonb,
  total_paise bigint
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  with asked as (
    select p ->> 'method' as method, (p ->> 'amount_paise')::bigint as paise
    from jsonb_array_elements(coalesce(nullif(payments, 'null'), '[{}]')) as p
  )
  select total_paise + coalesce(sum(private.in_rupees(part.paise) - part.paise), 0)::bigint
  from asked as a
  join private.payment_methods as m on m.method = coalesce(a.method::public.payment_method, 'cash') and m.whole_rupees
  cross join lateral (select coalesce(a.paise, total_paise
    - (select coalesce(sum(named.paise), 0)::bigint from asked as named))
    as paise) as part
$function$;

comment on function private.cash_total(jsonb, bigint) is 'What an order costs whose payments, as its trade returns them, are made in cash wherever they name no other way.';

revoke all on function private.cash_total(jsonb, bigint) from public;
