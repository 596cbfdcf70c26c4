create or replace function private.renew_membership (
  membership_id uuid,
  at timestamp with time zone
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  m private.memberships;
  plan private.membership_plans;
begin
  select * into m from private.memberships as k where k.id = renew_membership.membership_id for update;
  -- Cancelled or paid in the same minute.
  if m.closed_at is not null or not m.renews or m.next_try_at is null or m.next_try_at > renew_membership.at
    or private.membership_state(m, renew_membership.at) <> 'grace' then return; end if;
  select * into plan from private.membership_plans as p where p.id = m.plan_id;
  perform from private.ledger_accounts as a where a.owner_id = m.user_id and a.kind = 'customer_wallet' for update;
  if private.wallet_balance(m.user_id) >= plan.price_paise then
    perform private.begin_term(m, plan.price_paise, (m.user_id, 'customer_wallet', -plan.price_paise)::private.movement,
      true);
    perform private.publish('user:' || m.user_id, 'wallet', '{}'::jsonb);
    return;
  end if;
  update private.memberships as k set tries = k.tries + 1, next_try_at = case k.tries
    when 0 then k.ends_at + interval '1 day 5 minutes' when 1 then k.ends_at + interval '3 days 5 minutes' end
  where k.id = m.id;
  perform private.tell_member(m, 'membership_not_renewed', m.ends_at + make_interval(days => plan.grace_days),
    plan.price_paise);
end
$function$;

comment on function private.renew_membership(uuid, timestamp with time zone) is 'Tries to pay the next term from the wallet: at 00:05 on the days 0, 1 and 3 after the paid end. A late success continues the old period; without one the grace ends, and nothing is owed.';

revoke all on function private.renew_membership(uuid, timestamp with time zone) from public;
