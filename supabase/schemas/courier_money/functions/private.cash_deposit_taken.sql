create or replace function private.cash_deposit_taken (
  subject_id uuid,
  gateway_order_id uuid,
  amount_paise bigint,
  provider_payment_id text
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  asked private.cash_deposits;
  held bigint;
begin
  select * into asked from private.cash_deposits as d where d.id = cash_deposit_taken.subject_id;
  perform private.take_turns('payout', asked.courier_id::text);
  select * into asked from private.cash_deposits as d where d.id = cash_deposit_taken.subject_id for update;
  held := private.cash_held(asked.courier_id);
  -- An office, a counter or a payout may have had the cash in the meantime.
  if asked.id is null or asked.paid_at is not null or held < cash_deposit_taken.amount_paise then
    update private.cash_deposits as d set ended_at = coalesce(d.ended_at, now())
    where d.id = asked.id and d.paid_at is null;
    return 0;
  end if;
  update private.cash_deposits as d set paid_at = now() where d.id = asked.id;
  perform private.post('cash_deposit', null, 'upi-deposit:' || cash_deposit_taken.provider_payment_id, array[
    (asked.courier_id, 'cash_with_courier', cash_deposit_taken.amount_paise)::private.movement,
    (null, 'gateway_clearing', -cash_deposit_taken.amount_paise)::private.movement],
    cash_deposit_taken.provider_payment_id);
  held := held - cash_deposit_taken.amount_paise;
  perform private.notify(asked.courier_id, 'cash_deposited', jsonb_build_object('amount',
    private.rupees(cash_deposit_taken.amount_paise), 'amount_paise', cash_deposit_taken.amount_paise, 'reference',
    cash_deposit_taken.provider_payment_id, 'left', private.rupees(held), 'left_paise', held), '/driver/cash');
  perform private.publish('user:' || asked.courier_id, 'cash', '{}'::jsonb);
  return cash_deposit_taken.amount_paise;
end
$function$;

comment on function private.cash_deposit_taken(uuid, uuid, bigint, text) is 'The gateway has a courier''s deposit: they hold that much less, once. All of it goes back where they hold less by now; see private.gateway_purposes.';

revoke all on function private.cash_deposit_taken(uuid, uuid, bigint, text) from public;
