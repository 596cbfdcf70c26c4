create or replace function private.merged_charges (
  charges jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('code', m.code, 'tax_class', m.tax_class,
    'rate_bp', m.rate_bp,
    'base_paise', m.base, 'amount_paise', m.amount, 'gross_paise', m.gross, 'benefit_paise', m.benefit,
    'included', nullif(m.included, false)))
      order by k.position, m.tax_class, m.included), '[]'::jsonb)
  from (
    select c ->> 'code' as code, case when c ->> 'rate_bp' is not null then c ->> 'tax_class'
      end as tax_class, (c ->> 'rate_bp')::integer as rate_bp,
      coalesce((c ->> 'included')::boolean, false) as included, sum((c ->> 'base_paise')::bigint) as base,
        sum((c ->> 'amount_paise')::bigint) as amount, sum((c ->> 'benefit_paise')::bigint) as benefit,
      case when bool_or(c ->> 'gross_paise' is not null)
        then sum(coalesce((c ->> 'gross_paise')::bigint, (c ->> 'amount_paise')::bigint)) end as gross
    from jsonb_array_elements(charges) as c group by 1, 2, 3, 4
  ) as m join public.charge_codes as k on k.code = m.code
  where m.amount <> 0 or m.benefit > 0);
end
$function$;

comment on function private.merged_charges(jsonb) is 'Charges as a bill shows them: one line per code, taxes one per class and rate, in the bill''s order. gross_paise is what the reader saw.';

revoke all on function private.merged_charges(jsonb) from public;
