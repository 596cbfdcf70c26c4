create or replace function private.with_benefits (
  part jsonb,
  plan_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  whole jsonb;
  lowered jsonb;
  missing jsonb;
begin
  select jsonb_agg(case when c ? 'benefit_paise' then c - 'benefit_paise' || jsonb_build_object('amount_paise',
    (c ->> 'amount_paise')::bigint + (c ->> 'benefit_paise')::bigint) else c end order by n)
  into whole from jsonb_array_elements(part -> 'charges') with ordinality as e (c, n);
  with basket as (
    select coalesce(sum((c ->> 'amount_paise')::bigint), 0)::bigint as paise
    from jsonb_array_elements(whole) as c join public.charge_codes as k on k.code = c ->> 'code'
    where k.nature = 'goods' or (k.nature = 'discount' and c ->> 'bearer' = 'vendor')
  ), judged as (
    select e.n, e.c, b.charge_code, round((e.c ->> 'amount_paise')::numeric * b.off_bp / 10000)::bigint as off_paise,
      case when (part ->> 'distance_m')::integer > b.within_m then jsonb_build_object('within_m', b.within_m)
        when basket.paise < b.from_paise then jsonb_build_object('more_paise', b.from_paise - basket.paise) end as lacks
    from jsonb_array_elements(whole) with ordinality as e (c, n) cross join basket
    left join private.membership_benefits as b on b.plan_id = with_benefits.plan_id and b.charge_code = e.c ->> 'code'
      and (b.trade is null or b.trade = part ->> 'trade') and (e.c ->> 'amount_paise')::bigint > 0
  ), best as (
    select distinct on (j.n) j.n, j.c, j.charge_code, case when j.lacks is null then coalesce(j.off_paise, 0) else 0 end
      as off_paise, j.lacks
    from judged as j
    order by j.n, case when j.lacks is null then coalesce(j.off_paise, 0) else 0 end desc, j.lacks is null desc
  )
  select jsonb_agg(case when b.off_paise > 0 then b.c || jsonb_build_object('amount_paise',
      (b.c ->> 'amount_paise')::bigint - b.off_paise, 'benefit_paise', b.off_paise) else b.c end order by b.n),
    coalesce(jsonb_agg(b.lacks || jsonb_build_object('code', b.charge_code) order by b.n)
      filter (where b.lacks is not null), '[]')
  into lowered, missing from best as b;
  return part || jsonb_build_object('charges', coalesce(lowered, '[]'), 'missing', missing, 'saving_paise',
    private.sum_of(private.with_taxes(coalesce(whole, '[]')))
    - private.sum_of(private.with_taxes(coalesce(lowered, '[]'))));
end
$function$;

comment on function private.with_benefits(jsonb, uuid) is 'An order of a quote before its taxes with a plan''s benefits: each charge less what is taken off (benefit_paise), what that saves with its tax (saving_paise), and what benefits lack (missing: [{code, more_paise or within_m}]). Done again it begins from the whole charges.';

revoke all on function private.with_benefits(jsonb, uuid) from public;
