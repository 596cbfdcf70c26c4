create or replace function private.reward_friend()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  referral private.referrals;
  o public.enhanced_orders;
  fault text;
begin
  select * into referral from private.referrals as r where r.friend_id = new.user_id and r.state = 'joined'
  for no key update;
  if referral.friend_id is null then return null; end if;
  select * into o from public.enhanced_orders as e where e.id = new.id;
  if not private.referral_order_pays(o, referral.minimum_paise) then return null; end if;
  fault := private.referral_fault(referral, o);
  if fault is not null then
    update private.referrals as r set state = 'refused', reason = fault, order_id = o.id
    where r.friend_id = referral.friend_id;
    return null;
  end if;
  update private.referrals as r set state = 'delivered', order_id = o.id,
    due_at = o.status_since + make_interval(hours => private.setting_int('help_window_hours'))
  where r.friend_id = referral.friend_id;
  perform private.remember_digest('referral_address', private.address_digest(o), o.user_id);
  perform private.give_referral_credit(o.user_id, referral.friend_paise, 'referral-friend:' || o.user_id || ':' || o.id,
    'referral_friend_paid');
  return null;
end
$function$;

comment on function private.reward_friend() is 'At the end of a transaction in which an order was delivered: the credit of whoever was invited, or why there is none.';

revoke all on function private.reward_friend() from public;
