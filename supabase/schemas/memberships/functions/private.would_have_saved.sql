create or replace function private.would_have_saved (
  person uuid,
  plan_id uuid
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(sum((private.with_benefits(jsonb_build_object('trade', o.trade, 'distance_m', o.distance_m,
      'charges', c.charges), would_have_saved.plan_id) ->> 'saving_paise')::bigint), 0)::bigint
  from public.enhanced_orders as o
  cross join lateral (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('code', k.code, 'amount_paise',
      coalesce(k.gross_paise, k.amount_paise) + coalesce(k.benefit_paise, 0), 'tax_class', k.tax_class, 'included',
      case when k.gross_paise is not null then true end, 'bearer', k.bearer))) as charges
    from public.order_charges as k join public.charge_codes as d on d.code = k.code and d.nature <> 'tax'
    where k.order_id = o.id and k.phase in ('quoted', 'added')) as c
  where o.user_id = person and o.status = 'delivered' and o.created_at > now() - interval '30 days'
    and c.charges is not null
$function$;

comment on function private.would_have_saved(uuid, uuid) is 'What a plan would have saved somebody on what was delivered to them in the last 30 days, tax included.';

revoke all on function private.would_have_saved(uuid, uuid) from public;
