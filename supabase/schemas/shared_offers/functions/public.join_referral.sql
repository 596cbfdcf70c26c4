create or replace function public.join_referral (
  code text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  referrer uuid;
  joined private.referrals;
  device text := private.device_digest();
begin
  perform private.bound(join_referral.code, 200);
  -- One after the other: a circle is seen by whoever would close it.
  perform private.take_turns('referrals', 'all');
  select c.user_id into referrer from private.referral_codes as c
  where c.code = upper(regexp_replace(join_referral.code, '\s', '', 'g'));
  select * into joined from private.referrals as r where r.friend_id = caller;
  -- An answer that was lost is repeated.
  if joined.friend_id is null or joined.referrer_id is distinct from referrer then
    if not private.may_join(caller) then
      perform private.refuse(409, 'referral_not_new', 'An invitation is for new customers, before their first order.');
    end if;
    if referrer is null then
      perform private.refuse(404, 'referral_unknown', 'This code is not known. Please check it.');
    end if;
    joined := (caller, referrer, private.setting_int('referral_friend_paise'),
      private.setting_int('referral_referrer_paise'), private.setting_int('referral_minimum_paise'), 'joined', null,
      null, now(), null, null)::private.referrals;
    if referrer = caller or private.leads_back_to(caller, referrer)
        or private.referral_device_known(device, private.ring_of(joined))
        or exists (select from auth.users as u join private.customer_digests as d on d.kind = 'phone'
          and d.digest = private.phone_digest(u.phone)
          and d.account_id = any (private.ring_of(joined)) where u.id = caller and u.phone <> '') then
      perform private.refuse(409, 'referral_not_yours', 'This code is for other people than its owner.');
    end if;
    insert into private.referrals select joined.*;
    perform private.remember_digest('referral_device', device, caller);
    perform private.publish('user:' || referrer, 'referrals', '{}'::jsonb);
  end if;
  return jsonb_build_object('friend_paise', joined.friend_paise, 'minimum_paise', joined.minimum_paise);
end
$function$;

comment on function public.join_referral(text) is 'The caller says by whose code they were invited, once: {friend_paise, minimum_paise}, what their first delivered order of at least that much brings. Refuses referral_not_new, referral_unknown, and referral_not_yours: their own code, that of somebody whom they have invited over whomever, or one used on the same device.';

revoke all on function public.join_referral(text) from public;

grant execute on function public.join_referral(text) to authenticated, postgres;
