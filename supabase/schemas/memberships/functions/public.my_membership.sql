create or replace function public.my_membership()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  m private.memberships;
  shared private.memberships;
  plan private.membership_plans;
  digest text := (select private.phone_digest(u.phone) from auth.users as u
    where u.id = caller and u.phone <> '');
begin
  select * into m from private.memberships as k where k.user_id = caller and k.closed_at is null;
  if private.membership_state(m) = 'expired' then m := null; end if;
  if m.id is null then
    shared := private.membership_of(caller);
  end if;
  select * into plan from private.membership_plans as p where p.id = coalesce(m.plan_id, shared.plan_id);
  return jsonb_build_object(
    'membership', case when plan.id is not null then jsonb_build_object('is_owner', m.id is not null, 'plan', plan.code,
      'price_paise', plan.price_paise, 'state', private.membership_state(case when m.id is not null then m
        else shared end), 'ends_at', coalesce(m.ends_at, shared.ends_at), 'renews', coalesce(m.renews, false),
      'benefits', private.benefits_in_words(plan.id), 'support_hours', plan.support_hours,
      'grace_until', m.ends_at + make_interval(days => plan.grace_days), 'paused_on', m.paused_on,
      'since', coalesce(m.started_at, shared.started_at), 'cancelled_at', m.cancelled_at,
      'family_members', case when m.id is not null then plan.family_members end,
      'family', case when m.id is not null then (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name',
        f.name, 'phone_end', f.phone_end, 'joined_at', f.joined_at) order by f.invited_at, f.id), '[]')
        from private.membership_people as f where f.membership_id = m.id) end) end,
    'trial_available', m.id is null and digest is not null and not exists (select from private.membership_trials as t
      where t.digest in (digest, private.keyed_digest('account ' || caller))),
    'invitations', (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'from', p.full_name)
        order by f.invited_at), '[]')
      from private.membership_people as f join private.memberships as k on k.id = f.membership_id
      join public.profiles as p on p.id = k.user_id
      where f.phone_digest = digest and f.user_id is null and k.closed_at is null
        and private.membership_state(k) <> 'expired'),
    'saved_paise', (select coalesce(sum(s.saving_paise), 0) from private.membership_savings as s
      join public.enhanced_orders as o on o.id = s.order_id
      where s.user_id = caller and o.status <> 'cancelled' and o.placed_at is not null),
    'wallet_balance_paise', private.wallet_balance(caller));
end
$function$;

comment on function public.my_membership() is 'The caller''s membership, own or shared: {membership: {is_owner, plan, price_paise, state: trial|active|grace|paused, ends_at, grace_until, renews, since, cancelled_at, paused_on, benefits, support_hours, family_members, family: [{id, name, phone_end, joined_at}]} or null, trial_available, invitations: [{id, from}], saved_paise (on all orders that stand, tax included), wallet_balance_paise}.';

revoke all on function public.my_membership() from public;

grant execute on function public.my_membership() to authenticated, postgres;
