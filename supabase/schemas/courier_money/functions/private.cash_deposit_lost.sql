create or replace function private.cash_deposit_lost (
  subject_id uuid,
  amount_paise bigint,
  provider_dispute_id text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  courier uuid := (select d.courier_id from private.cash_deposits as d where d.id = cash_deposit_lost.subject_id);
begin
  if not private.post('dispute_ended', null, 'deposit-lost:' || cash_deposit_lost.provider_dispute_id, array[
      (courier, 'cash_with_courier', -cash_deposit_lost.amount_paise)::private.movement,
      (null, 'platform_revenue', cash_deposit_lost.amount_paise)::private.movement]) then
    return;
  end if;
  perform private.notify(courier, 'cash_deposit_taken_back', jsonb_build_object('amount',
    private.rupees(cash_deposit_lost.amount_paise), 'amount_paise', cash_deposit_lost.amount_paise), '/driver/cash');
  perform private.publish('user:' || courier, 'cash', '{}'::jsonb);
end
$function$;

comment on function private.cash_deposit_lost(uuid, bigint, text) is 'A bank took back the money of a deposit: the courier owes that cash again; see private.gateway_purposes.';

revoke all on function private.cash_deposit_lost(uuid, bigint, text) from public;
