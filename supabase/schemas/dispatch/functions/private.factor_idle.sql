create or replace function private.factor_idle (
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
  return (select least(30, round(extract(epoch from now() - greatest(courier.last_online_at, (select max(j.done_at)
    from public.jobs as j where j.performer_id = courier.user_id and j.state = 'delivered'
      and j.done_at > now() - interval '1 hour'))) / 60, 1)));
end
$function$;

comment on function private.factor_idle(public.jobs, public.couriers, integer) is 'Minutes without work, at most 30.';

revoke all on function private.factor_idle(public.jobs, public.couriers, integer) from public;
