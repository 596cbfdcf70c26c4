create or replace function public.dispatch_of_order (
  order_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return (select coalesce(jsonb_agg(jsonb_build_object('at', d.at, 'leg', j.leg, 'round', d.round,
      'radius_m', d.radius_m, 'considered', (select jsonb_agg(w.seen || jsonb_build_object('name', c.name,
        'offered', c.user_id = any (d.offered)) order by w.n)
        from jsonb_array_elements(d.considered) with ordinality as w (seen, n)
        join public.couriers as c on c.user_id = (w.seen ->> 'courier_id')::uuid)) order by d.at), '[]')
    from private.dispatch_decisions as d join public.jobs as j on j.id = d.job_id
    where j.order_id = dispatch_of_order.order_id);
end
$function$;

comment on function public.dispatch_of_order(uuid) is 'Each round of the searches for an order, of the last 30 days: [{at, leg, round, radius_m, considered: [{courier_id, name, metres, points, factors, why_not, offered}]}]. Administrators only.';

revoke all on function public.dispatch_of_order(uuid) from public;

grant execute on function public.dispatch_of_order(uuid) to authenticated, postgres;
