create or replace function private.begin_ride_search (
  o public.enhanced_orders
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.search_job(j.id) from private.job_of(o.id) as j;
  perform private.set_reminder(o, 'end_ride_search', greatest(now(), o.scheduled_for)
    + make_interval(secs => private.setting_int('ride_search_seconds')));
end
$function$;

revoke all on function private.begin_ride_search(public.enhanced_orders) from public;
