create or replace function private.settle_incentives (
  most integer default 200
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  one record;
  paid integer := 0;
begin
  -- Day by day, so that the budget goes to who was first.
  for one in
    select r.id, d.day::date as day from private.incentive_rules as r
    cross join lateral generate_series(r.starts_on::timestamp, least(r.ends_on, private.today() - 1)::timestamp,
      interval '1 day') as d (day)
    where private.incentive_runs(r, d.day::date)
      and not exists (select from private.incentive_days as k where k.rule_id = r.id and k.day = d.day::date)
    order by d.day, r.made_at, r.id limit settle_incentives.most
  loop
    begin
      paid := paid + private.settle_incentive(one.id, one.day);
    exception when others then
      -- One that fails is tried again and keeps nobody else from being paid.
      raise warning 'incentive % of %: %', one.id, one.day, sqlerrm;
    end;
  end loop;
  return paid;
end
$function$;

comment on function private.settle_incentives(integer) is 'Settles the days that are over and not yet settled: called each hour, it goes on where it was interrupted.';

revoke all on function private.settle_incentives(integer) from public;
