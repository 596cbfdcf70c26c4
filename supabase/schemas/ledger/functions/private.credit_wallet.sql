create or replace function private.credit_wallet (
  user_id uuid,
  amount_paise bigint,
  idempotency_key text,
  note text default null::text
)
  returns boolean
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  if amount_paise is null or amount_paise not between 1 and 10000000 then
    perform private.refuse(400, 'amount_invalid', 'This amount cannot be credited.');
  end if;
  if not private.post('wallet_credit', null, credit_wallet.idempotency_key, array[
    (credit_wallet.user_id, 'customer_wallet', credit_wallet.amount_paise)::private.movement,
    (null, 'promo_expense', -credit_wallet.amount_paise)::private.movement], credit_wallet.note) then
    return false;
  end if;
  perform private.notify(credit_wallet.user_id, 'wallet_credited',
    jsonb_build_object('amount', private.rupees(credit_wallet.amount_paise), 'amount_paise',
      credit_wallet.amount_paise), '/wallet');
  perform private.publish('user:' || credit_wallet.user_id, 'wallet', '{}'::jsonb);
  return true;
end
$function$;

comment on function private.credit_wallet(uuid, bigint, text, text) is 'Adds promotional credit to a wallet, once per key.';

revoke all on function private.credit_wallet(uuid, bigint, text, text) from public;
