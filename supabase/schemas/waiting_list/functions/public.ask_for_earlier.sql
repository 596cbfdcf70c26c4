create or replace function public.ask_for_earlier (
  booking_id uuid
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  b public.bookings;
  w public.waiting_list;
begin
  select * into b from public.bookings as k where k.id = ask_for_earlier.booking_id and k.user_id = caller;
  if b.order_id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if b.state not in ('pending', 'confirmed') or b.starts_at <= now() then
    perform private.refuse(409, 'schedule_change_over', 'It is too late to change the time of this order.');
  end if;
  w.user_id := caller;
  w.vendor_id := b.vendor_id;
  w.booking_id := b.id;
  w.part_of_day := 'any';
  w.from_day := private.today();
  w.to_day := (b.starts_at at time zone 'Asia/Kolkata')::date;
  return private.start_waiting(w);
end
$function$;

comment on function public.ask_for_earlier(uuid) is 'Waits for an earlier time of one''s own booking, with the same people; its own time stays until one is claimed.';

revoke all on function public.ask_for_earlier(uuid) from public;

grant execute on function public.ask_for_earlier(uuid) to authenticated, postgres;
