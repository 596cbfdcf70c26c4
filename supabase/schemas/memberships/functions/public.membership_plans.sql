create or replace function public.membership_plans()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := auth.uid();
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('code', p.code, 'price_paise', p.price_paise, 'days', p.days,
      'months', p.months, 'trial_days', p.trial_days, 'grace_days', p.grace_days, 'family_members', p.family_members,
      'support_hours', p.support_hours, 'benefits', private.benefits_in_words(p.id),
      'last_month_paise', case when caller is not null then private.would_have_saved(caller, p.id) end)
      order by p.position), '[]')
    from (select distinct n.code from private.membership_plans as n) as c
    cross join lateral private.plan_in_force(c.code) as p where p.id is not null);
end
$function$;

comment on function public.membership_plans() is 'The plans that are sold now: [{code, price_paise (tax included), days or months, trial_days, grace_days, family_members, support_hours, benefits: [{code, off_bp, from_paise, within_m, trade}], last_month_paise (what it would have saved the caller in the last 30 days; null for guests)}].';

revoke all on function public.membership_plans() from public;

grant execute on function public.membership_plans() to anon, authenticated, postgres;
