create or replace function private.commission_on (
  charges jsonb,
  commission_bp integer
)
  returns bigint
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (select coalesce(round(sum(case when coalesce((c ->> 'included')::boolean, true)
    and c ->> 'tax_class' is not null
      then private.without_tax((c ->> 'amount_paise')::bigint, private.tax_rate(c ->> 'tax_class'))
      else (c ->> 'amount_paise')::bigint end) * commission_bp / 10000), 0)::bigint
    from jsonb_array_elements(charges) as c where c ->> 'code' = 'items');
end
$function$;

comment on function private.commission_on(jsonb, integer) is 'The commission on the goods of a quote before its taxes: of their value without tax, in paise.';

revoke all on function private.commission_on(jsonb, integer) from public;
