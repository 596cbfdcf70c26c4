create or replace function private.next_wave (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.dispatch_wave((timer.payload ->> 'job_id')::uuid)
$function$;

revoke all on function private.next_wave(uuid, private.order_timers) from public;
