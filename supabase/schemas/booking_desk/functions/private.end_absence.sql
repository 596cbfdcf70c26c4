create or replace function private.end_absence (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.transition(a.order_id, 'cancelled', null, 'system', 'professional_absent')
  from private.booking_absences as a join public.enhanced_orders as o on o.id = a.order_id
  where a.order_id = end_absence.order_id and a.kind = 'asked' and a.answered_at is null
    and o.status in ('pending', 'confirmed');
end
$function$;

comment on function private.end_absence(uuid, private.order_timers) is 'Silence ends in money back; a timer action.';

revoke all on function private.end_absence(uuid, private.order_timers) from public;
