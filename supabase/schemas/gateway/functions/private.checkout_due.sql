create or replace function private.checkout_due (
  subject_id uuid,
  customer uuid
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  due bigint;
  ids jsonb;
begin
  if not exists (select from public.enhanced_orders as o where o.checkout_id = checkout_due.subject_id
      and o.user_id = checkout_due.customer) then
    return null;
  end if;
  select coalesce(sum(p.amount_paise - p.refunded_paise), 0), jsonb_agg(p.id) into due, ids
  from private.parts_at_gateway(checkout_due.subject_id) as p;
  return jsonb_build_object('amount_paise', due, 'payments', ids, 'pay_by', private.pay_by(checkout_due.subject_id),
    'state', case when due > 0 then 'open' when exists (select from public.enhanced_orders as o
      where o.checkout_id = checkout_due.subject_id and o.status <> 'cancelled') then 'paid' else 'ended' end);
end
$function$;

comment on function private.checkout_due(uuid, uuid) is 'What a checkout pays at the gateway (private.gateway_purposes).';

revoke all on function private.checkout_due(uuid, uuid) from public;
