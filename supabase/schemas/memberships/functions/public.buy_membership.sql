create or replace function public.buy_membership (
  offer_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  offer private.membership_offers;
  plan private.membership_plans;
  m private.memberships;
begin
  perform private.take_turns('membership', caller::text);
  select * into offer from private.membership_offers as k where k.id = buy_membership.offer_id and k.user_id = caller
    for update;
  if offer.id is null then perform private.refuse(404, 'plan_not_found', 'This plan is not sold any more.'); end if;
  -- The same tap, told twice.
  if offer.paid_at is not null then return public.my_membership(); end if;
  select * into plan from private.membership_plans as p where p.id = offer.plan_id;
  -- The membership before the wallet, as private.renew_membership locks them.
  select * into m from private.memberships as k where k.user_id = caller and k.closed_at is null for update;
  if offer.made_at < now() - interval '30 minutes' and (private.plan_in_force(plan.code)).id is distinct from plan.id
      and not (coalesce(private.membership_state(m), '') = 'grace' and m.plan_id = plan.id) then
    perform private.refuse(404, 'plan_not_found', 'This plan is not sold any more.');
  end if;
  perform from private.ledger_accounts as a where a.owner_id = caller and a.kind = 'customer_wallet' for update;
  if private.wallet_balance(caller) < plan.price_paise then
    perform private.refuse(409, 'wallet_too_low', 'Your wallet does not cover this order.', jsonb_build_object(
      'balance_paise', private.wallet_balance(caller), 'total_paise', plan.price_paise));
  end if;
  m := private.buy_term(caller, offer, (caller, 'customer_wallet', -plan.price_paise)::private.movement);
  if m.id is null then perform private.refuse(409, 'membership_exists', 'You have a membership already.'); end if;
  update private.membership_offers as k set paid_at = now() where k.id = offer.id;
  perform private.publish('user:' || caller, 'wallet', '{}'::jsonb);
  return public.my_membership();
end
$function$;

comment on function public.buy_membership(uuid) is 'Pays an offer of choose_membership from the wallet, once; answers as my_membership does.';

revoke all on function public.buy_membership(uuid) from public;

grant execute on function public.buy_membership(uuid) to authenticated, postgres;
