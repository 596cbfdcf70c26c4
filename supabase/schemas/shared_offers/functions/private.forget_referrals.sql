create or replace function private.forget_referrals (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from private.referral_codes as c where c.user_id = caller;
  delete from private.referrals as r where r.friend_id = caller and r.state = 'joined';
$function$;

comment on function private.forget_referrals(uuid) is 'Nobody is invited by a closed account; see trade_accounts. What was earned stays as its orders do.';

revoke all on function private.forget_referrals(uuid) from public;
