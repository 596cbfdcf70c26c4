create or replace function private.work_of_courier (
  caller uuid,
  days integer
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('done', (select count(*) from public.jobs as j
      where j.performer_id = caller and j.state = 'delivered'), 'days', days, 'lately', count(*),
    'promised', count(*) filter (where w.promised), 'on_time', count(*) filter (where w.promised and not w.late),
    'late', count(*) filter (where w.late),
    'late_before_pickup', count(*) filter (where w.late and exists (select from private.facts_of_preparing(w.o) as f
      where f.measure = 'prepared_late' and f.amount > 0)))
  from (select o, o.promised_max_at is not null as promised, coalesce(j.done_at > o.promised_max_at, false) as late
    from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
    where j.performer_id = caller and j.state = 'delivered'
      and j.done_at > now() - make_interval(days => work_of_courier.days)
      -- Customers were promised the end of the way, not its parts.
      and not exists (select from public.jobs as k where k.order_id = j.order_id and k.leg > j.leg)) as w
$function$;

comment on function private.work_of_courier(uuid, integer) is 'What a courier has delivered ever, and of the last days: {done, days, lately, promised (with a time for the customer), on_time, late, late_before_pickup (those of the late ones that the shop had ready late)}.';

revoke all on function private.work_of_courier(uuid, integer) from public;
