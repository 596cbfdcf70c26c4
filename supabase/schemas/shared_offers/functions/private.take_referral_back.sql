create or replace function private.take_referral_back (
  referral private.referrals
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  account uuid;
  gone bigint;
begin
  select a.id into account from private.ledger_accounts as a
  where a.kind = 'customer_wallet' and a.owner_id = referral.friend_id for no key update;
  gone := least(referral.friend_paise, (select coalesce(sum(l.left_paise), 0) from private.wallet_lots as l
    where l.account_id = account and l.bucket = 'promotional' and l.left_paise > 0 and l.expires_at >= now()));
  if gone > 0 and private.post('referral_taken_back', null, 'referral-back:' || referral.friend_id || ':'
      || referral.order_id, array[(referral.friend_id, 'customer_wallet', -gone)::private.movement,
        (null, 'promo_expense', gone)::private.movement]) then
    perform private.notify(referral.friend_id, 'referral_taken_back', jsonb_build_object('amount',
      private.rupees(gone), 'amount_paise', gone), '/wallet');
    perform private.publish('user:' || referral.friend_id, 'wallet', '{}'::jsonb);
  end if;
  -- Whose order was spoiled and who has given all of it back can earn it with the next one.
  update private.referrals as r set state = case when gone = referral.friend_paise then 'joined' else 'refused' end,
    reason = case when gone = referral.friend_paise then null else 'went_back' end
  where r.friend_id = referral.friend_id;
end
$function$;

comment on function private.take_referral_back(private.referrals) is 'The order went back: of the friend''s credit goes what is still there, and the referrer is given none.';

revoke all on function private.take_referral_back(private.referrals) from public;
