create or replace function private.work_data (
  caller uuid
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return jsonb_build_object(
    'works_for', (select coalesce(jsonb_agg(jsonb_build_object('vendor', v.name, 'position', s.position, 'since',
      s.created_at)), '[]')
      from public.vendor_staff as s join public.vendors as v on v.id = s.vendor_id where s.user_id = caller),
    'courier', (select to_jsonb(c) - 'user_id' from public.couriers as c where c.user_id = caller),
    'deliveries_made', (select coalesce(jsonb_agg(jsonb_build_object('state', d.state, 'distance_m', d.distance_m,
      'pay_paise', d.pay_paise,
      'assigned_at', d.assigned_at, 'delivered_at', d.done_at) order by d.assigned_at), '[]')
      from public.jobs as d where d.performer_id = caller),
    'shifts', (select coalesce(jsonb_agg(jsonb_build_object('from', s.started_at, 'to', s.ended_at)
      order by s.started_at), '[]')
      from private.courier_shifts as s where s.user_id = caller),
    'positions', (select coalesce(jsonb_agg(jsonb_build_object('lat', p.lat, 'lng', p.lng, 'at', p.at)
      order by p.at), '[]')
      from private.courier_track as p where p.user_id = caller));
end
$function$;

revoke all on function private.work_data(uuid) from public;
