create or replace function public.recent_recharges()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('number', r.target, 'kind', r.kind, 'operator', r.operator_code,
      'circle', r.circle_code, 'at', r.state_since) order by r.state_since desc), '[]')
    from (
      select * from (
        select distinct on (o.kind, f.target) f.target, o.kind, f.operator_code, f.circle_code, f.state_since
        from public.digital_fulfilments as f join public.digital_operators as o on o.code = f.operator_code
        where f.user_id = caller and f.service = 'recharge' and f.state = 'success' and o.active
          and f.state_since > now() - interval '180 days'
        order by o.kind, f.target, f.state_since desc) as latest
      order by latest.state_since desc limit 10) as r);
end
$function$;

comment on function public.recent_recharges() is 'The numbers that the caller recharged within 180 days, the latest ten first: [{number, kind, operator, circle (null for dish), at}]. The whole number, as its own payer needs it; for signed-in customers only.';

revoke all on function public.recent_recharges() from public;

grant execute on function public.recent_recharges() to authenticated, postgres;
