create or replace function private.end_accept_window (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  if exists (select from public.enhanced_orders as o where o.id = end_accept_window.order_id and o.status = 'pending')
    then
    perform private.transition(end_accept_window.order_id, 'cancelled', null, 'system', 'not_accepted_in_time');
  end if;
end
$function$;

revoke all on function private.end_accept_window(uuid, private.order_timers) from public;
