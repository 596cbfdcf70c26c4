create or replace function private.topup_lost (
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
  owner uuid := (select t.user_id from private.wallet_topups as t where t.id = topup_lost.subject_id);
  account uuid := (select a.id from private.ledger_accounts as a
    where a.owner_id = owner and a.kind = 'customer_wallet' for no key update);
  -- What was spent of it meanwhile the platform bears; gifts and refunds are other money.
  gone bigint := least(topup_lost.amount_paise, (select coalesce(sum(l.left_paise), 0) from private.wallet_lots as l
    where l.account_id = account and l.bucket = 'top_up'));
begin
  if gone = 0 then return; end if;
  perform private.post('dispute_ended', null, 'topup-lost:' || topup_lost.provider_dispute_id, array[
    (owner, 'customer_wallet', -gone)::private.movement, (null, 'platform_revenue', gone)::private.movement]);
  perform private.notify(owner, 'topup_taken_back', jsonb_build_object('amount', private.rupees(gone),
    'amount_paise', gone), '/wallet');
  perform private.publish('user:' || owner, 'wallet', '{}'::jsonb);
end
$function$;

comment on function private.topup_lost(uuid, bigint, text) is 'A bank took back the money of a top-up: what is left of added money leaves the wallet too; see private.gateway_purposes.';

revoke all on function private.topup_lost(uuid, bigint, text) from public;
