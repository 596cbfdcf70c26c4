create or replace function public.moving_times (
  booking_id uuid,
  from_day date,
  days integer default 14
)
  returns table (
    starts_at timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  asked daterange := private.asked_days(moving_times.from_day, moving_times.days, 31);
  b public.bookings;
begin
  select * into b from public.bookings as k where k.id = moving_times.booking_id and k.user_id = caller;
  if b.order_id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return query select s from private.free_starts(private.parts_to_move(b), private.start_rules_of(b.vendor_id),
    asked, now(), b.seats, b.id, b.lat, b.lng) as s;
end
$function$;

comment on function public.moving_times(uuid, date, integer) is 'The starts to which one''s own booking can be moved, its present one included where it is one.';

revoke all on function public.moving_times(uuid, date, integer) from public;

grant execute on function public.moving_times(uuid, date, integer) to authenticated, postgres;
