create or replace function private.order_due (
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
  o public.enhanced_orders;
  due bigint;
  ids jsonb;
begin
  select * into o from public.enhanced_orders as e
  where e.id = order_due.subject_id and e.user_id = order_due.customer;
  if o.id is null then return null; end if;
  select coalesce(sum(p.amount_paise - p.refunded_paise), 0), jsonb_agg(p.id) into due, ids
  from private.cash_parts(o.id) as p;
  return jsonb_build_object('amount_paise', due, 'payments', ids, 'pay_by', null, 'state', case
    when o.status in ('awaiting_payment', 'cancelled') then 'ended'
    when due = 0 then 'paid'
    when not coalesce((select s.setting_value = 'true' from public.app_settings as s
      where s.setting_key = 'gateway_enabled'), false) then 'ended'
    else 'open' end);
end
$function$;

comment on function private.order_due(uuid, uuid) is 'What of an order is to be paid in cash and can be paid at the gateway instead (private.gateway_purposes).';

revoke all on function private.order_due(uuid, uuid) from public;
