create or replace function private.topup_due (
  subject_id uuid,
  customer uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('state', case when t.paid_at is not null then 'paid'
    when t.ended_at is not null or t.pay_by < now() then 'ended' else 'open' end,
    'amount_paise', t.amount_paise, 'pay_by', t.pay_by)
  from private.wallet_topups as t where t.id = topup_due.subject_id and t.user_id = topup_due.customer
$function$;

comment on function private.topup_due(uuid, uuid) is 'What is to be paid for adding money to a wallet; see private.gateway_purposes.';

revoke all on function private.topup_due(uuid, uuid) from public;
