create or replace function public.rework_times (
  order_id uuid,
  from_day date,
  days integer default 14,
  somebody_else boolean default false
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
  asked daterange;
  w record;
  b public.bookings;
begin
  perform private.require_user();
  asked := private.asked_days(rework_times.from_day, rework_times.days, 31);
  select * into w from private.rework_of(rework_times.order_id, rework_times.somebody_else);
  select * into b from public.bookings as k where k.id = w.booking_id;
  return query select s from private.free_starts(w.parts, private.start_rules_of(b.vendor_id), asked, now(), 1, null,
    b.lat, b.lng) as s;
end
$function$;

comment on function public.rework_times(uuid, date, integer, boolean) is 'The starts at which work under warranty can be done again, by whoever did it or by somebody else; refuses with no_warranty, warranty_over, rework_waits.';

revoke all on function public.rework_times(uuid, date, integer, boolean) from public;

grant execute on function public.rework_times(uuid, date, integer, boolean) to authenticated, postgres;
