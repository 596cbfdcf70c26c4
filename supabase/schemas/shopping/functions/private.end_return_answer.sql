create or replace function private.end_return_answer (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if exists (select from public.returns as r where r.id = (timer.payload ->> 'return_id')::uuid
    and r.state = 'requested') then
    perform private.move_return((timer.payload ->> 'return_id')::uuid, 'approved', 'system');
  end if;
end
$function$;

revoke all on function private.end_return_answer(uuid, private.order_timers) from public;
