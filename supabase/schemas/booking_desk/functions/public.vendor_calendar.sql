create or replace function public.vendor_calendar (
  vendor_id uuid,
  from_day date,
  days integer default 1
)
  returns table (
    id uuid,
    order_id uuid,
    order_number text,
    state text,
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    version integer,
    customer_name text,
    steps jsonb,
    parts jsonb,
    total_paise integer,
    paid_paise integer,
    cash_paise integer,
    accept_by timestamp with time zone,
    note text,
    walk_in jsonb,
    absence jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  asked daterange;
begin
  perform private.require_right(vendor_calendar.vendor_id, 'orders');
  asked := private.asked_days(vendor_calendar.from_day, vendor_calendar.days, 42);
  return query
    select l.id, l.order_id, l.order_number, l.state, l.starts_at, l.ends_at, l.version, l.customer_name, l.steps,
      l.parts, l.total_paise, l.paid_paise, l.cash_paise, l.accept_by, l.note, l.walk_in, l.absence
    from private.booking_lines as l join public.bookings as b on b.id = l.id
    where l.vendor_id = vendor_calendar.vendor_id
      and (l.order_id is not null or l.walk_in is not null or private.booking_lives(b, now()))
      and l.starts_at < upper(asked)::timestamp at time zone 'Asia/Kolkata'
      and l.starts_at > lower(asked)::timestamp at time zone 'Asia/Kolkata' - interval '24 hours'
      and l.ends_at > lower(asked)::timestamp at time zone 'Asia/Kolkata'
    order by l.starts_at, l.id;
end
$function$;

comment on function public.vendor_calendar(uuid, date, integer) is 'The bookings of a vendor on some days of India, with who has which step and part; times that somebody keeps and people who walked in are among them. cash_paise is what is to be collected at the end.';

revoke all on function public.vendor_calendar(uuid, date, integer) from public;

grant execute on function public.vendor_calendar(uuid, date, integer) to authenticated, postgres;
