create or replace function public.my_referrals()
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
  own private.referrals;
begin
  select * into own from private.referrals as r where r.friend_id = caller;
  perform private.remember_digest('referral_device', private.device_digest(), caller);
  return (select jsonb_build_object('enabled', private.setting('referrals_enabled') = 'true'::jsonb,
      'code', private.my_referral_code(caller), 'friend_paise', private.setting_int('referral_friend_paise'),
      'referrer_paise', private.setting_int('referral_referrer_paise'),
      'minimum_paise', private.setting_int('referral_minimum_paise'),
      'month_limit', private.setting_int('referral_monthly_limit'), 'may_join', private.may_join(caller),
      'invited', case when own.state = 'joined' then jsonb_build_object('friend_paise', own.friend_paise,
        'minimum_paise', own.minimum_paise) end,
      'joined', count(*), 'waiting', count(*) filter (where r.state = 'delivered'),
      'paid', count(*) filter (where r.state = 'paid'),
      'earned_paise', coalesce(sum(r.referrer_paise) filter (where r.state = 'paid'), 0))
    from private.referrals as r where r.referrer_id = caller);
end
$function$;

comment on function public.my_referrals() is 'The caller''s invitations: {enabled, code, friend_paise, referrer_paise, minimum_paise, month_limit, may_join (whether they can still say who invited them), invited: {friend_paise, minimum_paise} or null (what waits for their own first order), joined (how many came), waiting, paid, earned_paise}. Nobody is named.';

revoke all on function public.my_referrals() from public;

grant execute on function public.my_referrals() to authenticated, postgres;
