create or replace function public.record_deposit (
  owner_id uuid,
  account_kind public.ledger_account_kind,
  amount_paise bigint,
  reference text,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  owed bigint;
  result jsonb;
begin
  perform private.bound(record_deposit.reference, 200);
  result := private.claim_idempotency(caller, record_deposit.idempotency_key, 'record_deposit');
  if result is not null then return result; end if;
  if record_deposit.account_kind is null or record_deposit.account_kind not in ('cash_with_courier', 'courier_payable',
    'vendor_payable', 'franchise_payable') then
    perform private.refuse(404, 'earnings_not_found', 'There are no such earnings.');
  end if;
  if record_deposit.owner_id = caller or private.owns_earnings(record_deposit.owner_id, record_deposit.account_kind)
    then
    perform private.refuse(403, 'own_payout', 'Somebody else has to settle your own payout.');
  end if;
  if coalesce(trim(record_deposit.reference), '') !~ '^[A-Za-z0-9 ./_-]{4,64}$' then
    perform private.refuse(400, 'payout_reference_invalid', 'Please enter the reference of the transfer.');
  end if;
  perform private.take_turns('payout', record_deposit.owner_id::text);
  owed := -private.balance_of(record_deposit.owner_id, record_deposit.account_kind);
  if record_deposit.amount_paise is null or record_deposit.amount_paise not between 1 and owed then
    perform private.refuse(409, 'deposit_exceeds_debt', 'That is not what is owed.',
      jsonb_build_object('owed_paise', greatest(owed, 0)));
  end if;
  perform private.post('cash_deposit', null, 'deposit:' || caller || ':' || record_deposit.idempotency_key, array[
    (record_deposit.owner_id, record_deposit.account_kind, record_deposit.amount_paise)::private.movement,
    (null, 'gateway_clearing', -record_deposit.amount_paise)::private.movement], trim(record_deposit.reference));
  result := jsonb_build_object('owed_paise', owed - record_deposit.amount_paise);
  perform private.audit('record_deposit', 'ledger_account', record_deposit.owner_id::text,
    jsonb_build_object('owed_paise', owed), result, trim(record_deposit.reference));
  if record_deposit.account_kind = 'cash_with_courier' then
    perform private.notify(record_deposit.owner_id, 'cash_deposited',
      jsonb_build_object('amount', private.rupees(record_deposit.amount_paise),
      'amount_paise', record_deposit.amount_paise, 'reference', trim(record_deposit.reference), 'left',
        private.rupees(owed - record_deposit.amount_paise),
      'left_paise', owed - record_deposit.amount_paise), '/driver/dashboard');
  end if;
  perform private.keep_result(caller, record_deposit.idempotency_key, result);
  return result;
end
$function$;

comment on function public.record_deposit(uuid, public.ledger_account_kind, bigint, text, text) is
  'Records what an owner has paid in: a courier''s cash, or what refunds have taken below zero; never more than is owed: {owed_paise}. Administrators only; written to the audit log.';

revoke all on function public.record_deposit(uuid, public.ledger_account_kind, bigint, text, text) from public;

grant execute
  on function public.record_deposit(uuid, public.ledger_account_kind, bigint, text, text)
  to authenticated, postgres;
