create or replace function private.settle_referrals (
  at timestamp with time zone default now(),
  most integer default 500
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  referral private.referrals;
  o public.enhanced_orders;
  settled integer := 0;
begin
  for referral in
    select r.* from private.referrals as r where r.state = 'delivered' and r.due_at <= settle_referrals.at
      -- What can still be returned, or was reported and is not decided, may yet go back.
      and not exists (select from private.order_shares as s where s.order_id = r.order_id
        and s.account = 'vendor_payable' and s.settled_at is null)
      and not exists (select from private.order_claims as c where c.order_id = r.order_id and c.state = 'in_review')
    order by r.due_at, r.friend_id limit most for no key update skip locked
  loop
    -- As a refund of the same moment does: what it has taken is seen.
    o := private.lock_order(referral.order_id);
    settled := settled + 1;
    if not private.referral_order_pays(o, referral.minimum_paise) then
      perform private.take_referral_back(referral);
      continue;
    end if;
    perform private.take_turns('referral-month', referral.referrer_id::text);
    if exists (select from private.closed_accounts as c where c.user_id = referral.referrer_id) then
      update private.referrals as r set state = 'refused', reason = 'account_closed'
      where r.friend_id = referral.friend_id;
    elsif (select count(*) from private.referrals as r where r.referrer_id = referral.referrer_id
        and r.paid_at >= private.start_of_month((settle_referrals.at at time zone 'Asia/Kolkata')::date))
        >= private.setting_int('referral_monthly_limit') then
      update private.referrals as r set state = 'refused', reason = 'month_full'
      where r.friend_id = referral.friend_id;
    else
      update private.referrals as r set state = 'paid', paid_at = settle_referrals.at
      where r.friend_id = referral.friend_id;
      perform private.give_referral_credit(referral.referrer_id, referral.referrer_paise,
        'referral-referrer:' || referral.friend_id, 'referral_paid');
      perform private.publish('user:' || referral.referrer_id, 'referrals', '{}'::jsonb);
    end if;
  end loop;
  return settled;
end
$function$;

comment on function private.settle_referrals(timestamp with time zone, integer) is 'Gives referrers their credit once nothing of the friend''s order can be reported or returned any more and all that was reported is decided, within their month; takes the friend''s back where too little of the order remains. Answers how many were decided.';

revoke all on function private.settle_referrals(timestamp with time zone, integer) from public;
