create or replace function private.cash_deposit_due (
  subject_id uuid,
  customer uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('state', case when d.paid_at is not null then 'paid'
    when d.ended_at is not null or d.pay_by < now() then 'ended' else 'open' end,
    'amount_paise', d.amount_paise, 'pay_by', d.pay_by)
  from private.cash_deposits as d where d.id = cash_deposit_due.subject_id
    and d.courier_id = cash_deposit_due.customer
$function$;

comment on function private.cash_deposit_due(uuid, uuid) is 'What a courier pays in of the cash they hold; see private.gateway_purposes.';

revoke all on function private.cash_deposit_due(uuid, uuid) from public;
