create or replace function public.my_incentives()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_role('delivery');
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'deliveries', r.deliveries,
      'from_minute', r.from_minute, 'to_minute', r.to_minute, 'amount_paise', r.amount_paise, 'ends_on', r.ends_on,
      'done', coalesce(own.deliveries, 0), 'earned_paise', coalesce(own.amount_paise, 0),
      'used_up', r.budget_paise - spent.before - spent.today < r.amount_paise)
      order by r.kind, r.deliveries, r.from_minute, r.made_at), '[]')
    from private.incentive_rules as r
    cross join lateral (select coalesce(sum(s.amount_paise), 0) as today, (select coalesce(sum(a.amount_paise), 0)
      from private.incentive_awards as a where a.rule_id = r.id and a.day < private.today()) as before
      from private.incentive_sums(r, private.today()) as s) as spent
    left join lateral (select * from private.incentive_sums(r, private.today()) as s where s.courier_id = caller)
      as own on true
    where private.incentive_runs(r, private.today()) and (r.ended_at is null or own.amount_paise > 0)
      and (r.region_id is null or own.deliveries > 0
        or r.region_id = (select c.region_id from public.couriers as c where c.user_id = caller)));
end
$function$;

comment on function public.my_incentives() is 'Extra pay that the caller, a courier, can earn today, and how far they are: [{id, kind, deliveries, from_minute, to_minute, amount_paise, ends_on, done (deliveries that count), earned_paise, used_up (nothing is left of the budget)}].';

revoke all on function public.my_incentives() from public;

grant execute on function public.my_incentives() to authenticated, postgres;
