create or replace function private.stop_moves_order (
  o public.enhanced_orders,
  job public.jobs,
  stop public.job_stops
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  with later as (
    select s.what from public.job_stops as s where s.job_id = job.id and s.n > stop.n and s.done_at is null)
  select exists (select from private.trades as t where t.trade = o.trade and t.own_steps)
    or not exists (select from public.jobs as j where j.order_id = o.id and j.leg > job.leg
      and j.state not in ('delivered', 'cancelled'))
    and (not exists (select from later) or (not exists (select from later as l where l.what = stop.what)
      and exists (select from public.order_transition_rules as r where r.kind = o.kind and r.from_status = o.status
        and r.needs_code = split_part(stop.code_purpose, ':', 1))))
$function$;

comment on function private.stop_moves_order(public.enhanced_orders, public.jobs, public.job_stops) is
  'Whether a stop is done by moving the order (advance_order): the last one of the last leg, and the last one of its sort where the order''s next move asks its code. Those of a trade with steps of its own are never done here.';

revoke all
  on function private.stop_moves_order(public.enhanced_orders, public.jobs, public.job_stops)
  from public;
