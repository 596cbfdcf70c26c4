create or replace function private.parcel_job (
  o public.enhanced_orders,
  job public.jobs,
  offered boolean
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  p private.parcels;
begin
  select * into p from private.parcels as k where k.order_id = o.id;
  return jsonb_build_object('class', p.class, 'grams', p.grams, 'fragile', p.fragile, 'drops',
      (select count(*) from private.parcel_drops as d where d.order_id = o.id), 'metres', job.distance_m,
      'collect_paise', private.cash_due(o.id), 'scheduled_for', o.scheduled_for)
    || case when parcel_job.offered then '{}' else jsonb_build_object('job_id', job.id, 'order_id', o.id,
      'order_number', o.order_number, 'state', job.state,
      'contents', p.contents, 'picked_up', p.picked_up_at is not null, 'waits', (select jsonb_agg(jsonb_build_object(
        'n', d.n, 'name', d.name, 'decide_by', d.decide_by) order by d.n) from private.parcel_drops as d
        where d.order_id = o.id and d.state = 'failed'),
      'returning', exists (select from private.parcel_drops as d where d.order_id = o.id and d.state = 'returning'),
      'stops', (select jsonb_agg(jsonb_build_object('n', s.n, 'what', s.what, 'drop', d.n, 'name',
          coalesce(d.name, p.sender_name), 'address', s.address, 'landmark', s.landmark, 'lat', s.lat, 'lng', s.lng,
          'handover', d.handover, 'arrived_at', s.arrived_at, 'done_at', s.done_at, 'proof', s.proof,
          'may_fail_at', s.arrived_at + make_interval(secs => private.setting_int('parcel_wait_seconds')),
          'called', coalesce(d.called_at >= s.arrived_at, false),
          'collect_paise', case when s.what = 'drop' and d.n = p.pays_at then private.cash_due(o.id)
            when s.what = 'return' then private.cash_due(o.id) - coalesce(p.collected_paise, 0) else 0 end)
          order by s.n)
        from public.job_stops as s left join private.parcel_drops as d on d.order_id = o.id
          and s.what = 'drop' and 'drop:' || d.n = s.code_purpose where s.job_id = job.id),
      'server_now', now()) end;
end
$function$;

comment on function private.parcel_job(public.enhanced_orders, public.jobs, boolean) is
  'A parcel as its courier reads it: before accepting its size, doors and way, afterwards the stops. No code, no declared value, no number.';

revoke all on function private.parcel_job(public.enhanced_orders, public.jobs, boolean) from public;
