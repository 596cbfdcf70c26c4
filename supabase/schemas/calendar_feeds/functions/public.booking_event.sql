create or replace function public.booking_event (
  order_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  event jsonb;
begin
  select private.calendar_event(b) into event from public.bookings as b
  where b.order_id = booking_event.order_id and b.user_id = caller;
  if event is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return event;
end
$function$;

comment on function public.booking_event(uuid) is 'The caller''s own booking as the entry of a calendar.';

revoke all on function public.booking_event(uuid) from public;

grant execute on function public.booking_event(uuid) to authenticated, postgres;
