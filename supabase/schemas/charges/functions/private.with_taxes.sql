create or replace function private.with_taxes (
  charges jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (
    with row as (
      select e.n, e.c, (e.c ->> 'amount_paise')::bigint as paise, e.c ->> 'tax_class' as tax_class, k.nature,
        coalesce((e.c ->> 'included')::boolean, k.includes_tax) as included
      from jsonb_array_elements(charges) with ordinality as e (c, n)
        join public.charge_codes as k on k.code = e.c ->> 'code'
    ), own as (
      -- What the vendor itself takes off is no part of the value that is taxed; what the platform takes off is.
      select coalesce(-sum(r.paise) filter (where r.c ->> 'code' = 'discount' and r.c ->> 'bearer' = 'vendor'),
        0)::bigint as paise,
        coalesce(sum(r.paise) filter (where r.nature = 'goods'), 0)::bigint as goods from row as r
    ), lowered as (
      select r.*, r.paise - case when r.nature <> 'goods' or own.paise = 0 then 0 else
          private.in_proportion(own.paise, (sum(r.paise) over so_far)::bigint, own.goods)
          - private.in_proportion(own.paise, (sum(r.paise) over so_far - r.paise)::bigint, own.goods) end as value
      from row as r cross join own
      window so_far as (partition by r.nature order by r.n)
    ), taxed as (
      select t.*, private.tax_of(t.value, t.rate_bp, t.included) as tax
      from (
        select l.tax_class, l.included, private.tax_rate(l.tax_class) as rate_bp, sum(l.value)::bigint as value
        from lowered as l where l.tax_class is not null group by l.tax_class, l.included) as t
    ), split as (
      select l.n, l.c - 'included' || case when t.included and t.tax <> 0
        then jsonb_build_object('gross_paise', l.paise, 'amount_paise', l.paise
          - 2 * round(t.tax * (sum(l.value) over so_far) / (2 * t.value))::bigint + 2 * round(t.tax * (sum(l.value)
            over so_far - l.value) / (2 * t.value))::bigint) else '{}' end as c
      from lowered as l left join taxed as t on t.tax_class = l.tax_class and t.included = l.included
      window so_far as (partition by l.tax_class, l.included order by l.n)
    )
    -- Each rate on the sum of what it taxes, so that the receipt's lines add up to the paisa.
    select (select coalesce(jsonb_agg(s.c order by s.n), '[]'::jsonb) from split as s)
      || (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('code', 'tax', 'tax_class', t.tax_class,
        'rate_bp', t.rate_bp, 'amount_paise', t.tax,
          'base_paise', case when t.included then t.value - t.tax else t.value
            end, 'included', nullif(t.included, false))) order by t.tax_class, t.included), '[]'::jsonb)
        from taxed as t where t.tax <> 0));
end
$function$;

comment on function private.with_taxes(jsonb) is 'A quote''s charges with their taxes, one for each class. A charge that includes its tax keeps what it was as gross_paise, and amount_paise becomes what is left of it, so that all amounts add up; its tax is marked included. What a vendor takes off its goods lowers what is taxed.';

revoke all on function private.with_taxes(jsonb) from public;
