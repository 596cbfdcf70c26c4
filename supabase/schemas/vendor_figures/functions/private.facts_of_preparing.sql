create or replace function private.facts_of_preparing (
  o public.enhanced_orders
)
  returns SETOF private.figure_fact
  language sql
  stable
  set search_path to ''
  AS $function$
  select r.ready_at, v.measure, null::uuid, null::text, v.amount
  from (select min(e.at) filter (where e.to_status = 'ready') as ready_at,
      -- What is for later is begun later than it is accepted.
      min(e.at) filter (where e.to_status = case when o.scheduled_for is null then 'confirmed' else 'preparing'
        end::public.order_status) as begun_at
    from public.order_events as e where e.order_id = o.id) as r
  cross join lateral (select greatest(extract(epoch from r.ready_at - r.begun_at), 0)::bigint as took,
    (o.prep_minutes - private.extra_minutes(o.id)) * 60 as promised) as p
  cross join lateral (values ('prepared', 1::bigint), ('prep_seconds', p.took), ('promised_seconds', p.promised),
    ('prepared_late', case when p.took > p.promised then 1 else 0 end)) as v (measure, amount)
  where r.ready_at is not null and r.begun_at is not null and p.promised > 0 and o.vendor_id is not null
$function$;

comment on function private.facts_of_preparing(public.enhanced_orders) is 'How long an order was prepared and how long was promised at first, for figures; nothing before it is ready.';

revoke all on function private.facts_of_preparing(public.enhanced_orders) from public;
