create or replace function private.finish_booking (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.lock_order(finish_booking.order_id);
begin
  -- A life cycle in which somebody has to begin first says so by its rules.
  if private.may_move(o, 'delivered', 'system') then
    perform private.transition(o.id, 'delivered', null, 'system');
  end if;
end
$function$;

comment on function private.finish_booking(uuid, private.order_timers) is 'Ends a booking that nobody has ended, so that its vendor is paid and its customer can say how it was. The vendor was asked before: what was to be paid there counts as taken, unless they said that nobody came.';

revoke all on function private.finish_booking(uuid, private.order_timers) from public;
