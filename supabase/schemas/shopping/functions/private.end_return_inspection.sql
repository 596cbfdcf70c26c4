create or replace function private.end_return_inspection (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.move_return(r.id, case r.wish when 'exchange' then 'exchanged' else 'refunded' end, 'system')
  from public.returns as r where r.id = (timer.payload ->> 'return_id')::uuid and r.state = 'received';
end
$function$;

revoke all on function private.end_return_inspection(uuid, private.order_timers) from public;
