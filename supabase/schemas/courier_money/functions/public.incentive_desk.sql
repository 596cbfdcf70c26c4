create or replace function public.incentive_desk()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_role('admin');
  return (select coalesce(jsonb_agg(to_jsonb(l) order by l.state = 'over', l.made_at desc, l.id), '[]') from (
    select r.id, r.kind, r.deliveries, r.from_minute, r.to_minute, r.amount_paise, r.budget_paise, r.starts_on,
      r.ends_on, r.ended_at, r.made_at, g.name as region_name, private.name_of(r.made_by) as made_by,
      case when r.ended_at is not null or r.ends_on < private.today() then 'over'
        when r.starts_on > private.today() then 'coming' else 'running' end as state,
      spent.couriers, spent.paid as paid_paise
    from private.incentive_rules as r left join public.regions as g on g.id = r.region_id
    cross join lateral (select count(distinct a.courier_id) as couriers, coalesce(sum(a.amount_paise), 0) as paid
      from private.incentive_awards as a where a.rule_id = r.id) as spent
    order by r.made_at desc limit 200) as l);
end
$function$;

comment on function public.incentive_desk() is 'Rules of extra pay for administrators, those that run or are to come first: [{id, kind, deliveries, from_minute, to_minute, amount_paise, budget_paise, starts_on, ends_on, ended_at, made_at, region_name, made_by, state: running|coming|over, couriers, paid_paise (of days that are settled)}].';

revoke all on function public.incentive_desk() from public;

grant execute on function public.incentive_desk() to authenticated, postgres;
