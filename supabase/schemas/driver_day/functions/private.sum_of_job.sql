create or replace function private.sum_of_job (
  o public.enhanced_orders,
  paid_paise bigint
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with fares as (
    select c.code, min(c.position) as place, sum(c.amount_paise)::bigint as paise
    from public.order_charges as c join public.charge_codes as k on k.code = c.code
    where c.order_id = o.id and c.phase <> 'refunded' and k.nature not in ('tax', 'discount', 'tip')
      and c.code not in ('tip', 'rounding')
    group by c.code having sum(c.amount_paise) <> 0)
  select coalesce(jsonb_agg(jsonb_build_object('code', f.code, 'amount_paise', f.paise) order by f.place), '[]')
    || case when sum(f.paise) <> sum_of_job.paid_paise
      then jsonb_build_array(jsonb_build_object('code', 'platform_share',
        'amount_paise', sum_of_job.paid_paise - sum(f.paise)))
      else '[]'::jsonb end
  from fares as f
$function$;

comment on function private.sum_of_job(public.enhanced_orders, bigint) is 'How the pay of a ride is made: the rows of its fare without tax and tip, less what the platform keeps (platform_share), in paise; the rows add up to paid_paise.';

revoke all on function private.sum_of_job(public.enhanced_orders, bigint) from public;
