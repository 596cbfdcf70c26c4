create or replace function public.preview_refund (
  order_id uuid,
  lines jsonb,
  reason_code text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  o public.enhanced_orders := private.order_to_refund(preview_refund.order_id);
  chosen jsonb := private.lines_of_refund(o, preview_refund.lines, preview_refund.reason_code);
  rows private.refund_row[] := array(select r from private.rows_of_refund(o.id, chosen) as r);
  amount bigint := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
  by_payees boolean := o.status <> 'cancelled'
    and (select r.borne_by = 'payees' from public.refund_reasons as r where r.code = preview_refund.reason_code);
  bearers jsonb;
begin
  with losing as (
    select l.account::text as account, coalesce(v.name, c.name, p.full_name) as name, sum(l.amount_paise) as paise
    from private.losses_of_refund(o.id, rows) as l left join public.vendors as v on v.id = l.owner_id
    left join public.couriers as c on c.user_id = l.owner_id left join public.profiles as p on p.id = l.owner_id
    where by_payees group by 1, 2
    union all
    select case r.nature when 'tax' then 'tax_payable' else 'promo_expense' end, null, -sum(r.amount_paise)
    from unnest(rows) as r where r.nature in ('tax', 'discount') and o.status <> 'cancelled' group by 1
  ), whole as (
    select * from losing union all select 'platform_revenue', null,
      amount - coalesce((select sum(l.paise) from losing as l), 0)
  )
  select coalesce(jsonb_agg(jsonb_build_object('account_kind', w.account, 'name', w.name, 'amount_paise', w.paise))
    filter (where w.paise <> 0), '[]')
  into bearers from whole as w;
  return jsonb_build_object('refund_paise', amount, 'bearers', bearers,
    'charges', private.merged_charges((select coalesce(jsonb_agg(to_jsonb(r)), '[]'::jsonb) from unnest(rows) as r)));
end
$function$;

comment on function public.preview_refund(uuid, jsonb, text) is 'What refund_order would do: {refund_paise, charges (as on a bill, negative), bearers: [{account_kind, name, amount_paise}]}. Administrators only.';

revoke all on function public.preview_refund(uuid, jsonb, text) from public;

grant execute on function public.preview_refund(uuid, jsonb, text) to authenticated, postgres;
