create or replace function private.mark_job_ready (
  o public.enhanced_orders,
  was public.order_status default null::public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.tell_performer(o.id)
$function$;

revoke all on function private.mark_job_ready(public.enhanced_orders, public.order_status) from public;
