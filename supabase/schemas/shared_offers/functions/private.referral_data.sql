create or replace function private.referral_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('referrals', jsonb_build_object('code', (select c.code from private.referral_codes as c
      where c.user_id = caller), 'invited', (select count(*) from private.referrals as r where r.referrer_id = caller),
    'was_invited', (select jsonb_build_object('at', r.joined_at, 'state', r.state) from private.referrals as r
      where r.friend_id = caller)))
$function$;

comment on function private.referral_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.referral_data(uuid) from public;
