create or replace function private.topup_taken (
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
  asked private.wallet_topups;
begin
  select * into asked from private.wallet_topups as t where t.id = topup_taken.subject_id;
  perform private.take_turns('wallet_topup', asked.user_id::text);
  select * into asked from private.wallet_topups as t where t.id = topup_taken.subject_id for update;
  -- Other tabs and credits may have filled the wallet, or the month, since it was asked for.
  if asked.id is null or asked.paid_at is not null or private.topup_room(asked.user_id) < topup_taken.amount_paise
      or exists (select from private.closed_accounts as c where c.user_id = asked.user_id) then
    update private.wallet_topups as t set ended_at = coalesce(t.ended_at, now())
    where t.id = asked.id and t.paid_at is null;
    return 0;
  end if;
  update private.wallet_topups as t set paid_at = now() where t.id = asked.id;
  perform private.post('wallet_topup', null, 'topup:' || topup_taken.provider_payment_id, array[
    (asked.user_id, 'customer_wallet', topup_taken.amount_paise)::private.movement,
    (null, 'gateway_clearing', -topup_taken.amount_paise)::private.movement]);
  perform private.notify(asked.user_id, 'wallet_topped_up', jsonb_build_object('amount',
    private.rupees(topup_taken.amount_paise), 'amount_paise', topup_taken.amount_paise), '/wallet');
  perform private.publish('user:' || asked.user_id, 'wallet', '{}'::jsonb);
  return topup_taken.amount_paise;
end
$function$;

comment on function private.topup_taken(uuid, uuid, bigint, text) is 'The gateway has the money of a top-up: all of it comes into the wallet, or goes back where it is more than the wallet can take by now; see private.gateway_purposes.';

revoke all on function private.topup_taken(uuid, uuid, bigint, text) from public;
