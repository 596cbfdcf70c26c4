create or replace function private.factor_acceptance (
  job public.jobs,
  courier public.couriers,
  metres integer
)
  returns numeric
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  -- Losing a race and what was withdrawn do not count. Ten that were taken are given to begin with.
  return (select round((10 + count(*) filter (where f.outcome = 'accepted')) / (10.0 + count(*)), 3)
  from (select k.outcome from public.job_offers as k where k.courier_id = courier.user_id
    and k.outcome in ('accepted', 'declined', 'expired') order by k.offered_at desc limit 50) as f);
end
$function$;

comment on function private.factor_acceptance(public.jobs, public.couriers, integer) is
  'The share of the last 50 offers that were taken.';

revoke all on function private.factor_acceptance(public.jobs, public.couriers, integer) from public;
