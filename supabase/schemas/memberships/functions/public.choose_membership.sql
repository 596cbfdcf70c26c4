create or replace function public.choose_membership (
  plan_code text,
  renews boolean
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  plan private.membership_plans;
  m private.memberships;
  begins date := private.today();
  offer private.membership_offers;
  state text;
begin
  perform private.take_turns('membership', caller::text);
  select * into m from private.memberships as k where k.user_id = caller and k.closed_at is null;
  state := private.membership_state(m);
  -- A late renewal is of what was bought, as the wallet pays it, also where the plan is sold for another price now.
  select * into plan from private.membership_plans as p
  where state = 'grace' and p.id = m.plan_id and p.code = choose_membership.plan_code;
  if plan.id is null then plan := private.plan_in_force(left(plan_code, 40)); end if;
  if plan.id is null then perform private.refuse(404, 'plan_not_found', 'This plan is not sold any more.'); end if;
  if state in ('active', 'paused') or (state = 'grace' and m.plan_id <> plan.id) then
    perform private.refuse(409, 'membership_exists', 'You have a membership already.');
  end if;
  if state in ('trial', 'grace') then begins := (m.ends_at at time zone 'Asia/Kolkata')::date; end if;
  insert into private.membership_offers (user_id, plan_id, renews)
  select caller, plan.id, coalesce(choose_membership.renews, false)
  where not exists (select from private.membership_offers as k where k.user_id = caller and k.plan_id = plan.id
    and k.renews = coalesce(choose_membership.renews, false) and k.paid_at is null
    and k.made_at > now() - interval '20 minutes');
  select * into offer from private.membership_offers as k where k.user_id = caller and k.plan_id = plan.id
    and k.renews = coalesce(choose_membership.renews, false) and k.paid_at is null order by k.made_at desc limit 1;
  return jsonb_build_object('id', offer.id, 'plan', plan.code, 'price_paise', plan.price_paise,
    'tax_paise', private.tax_of(plan.price_paise, private.tax_rate('membership'), true), 'renews', offer.renews,
    'from', private.india_midnight(begins), 'until', private.india_midnight(case when state = 'grace'
      then private.term_end(plan, m.anchor, m.terms + 1) else private.term_end(plan, begins, 1) end),
    'wallet_balance_paise', private.wallet_balance(caller),
    'gateway', private.setting('gateway_enabled') = 'true'::jsonb);
end
$function$;

comment on function public.choose_membership(text, boolean) is 'What buying a plan means, before paying: {id, plan, price_paise, tax_paise (of it), renews, from, until (at 24:00 of the last day; then the wallet renews, where agreed), wallet_balance_paise, gateway (whether it can be paid there)}. The id is what is paid.';

revoke all on function public.choose_membership(text, boolean) from public;

grant execute on function public.choose_membership(text, boolean) to authenticated, postgres;
