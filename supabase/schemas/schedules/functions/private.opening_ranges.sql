create or replace function private.opening_ranges (
  vendor_id uuid,
  from_at timestamp with time zone,
  to_at timestamp with time zone
)
  returns tstzmultirange
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(range_agg(tstzrange(
    (calendar.day::date + h.opens) at time zone 'Asia/Kolkata',
    (calendar.day::date + case when h.closes <= h.opens then 1 else 0 end + h.closes) at time zone 'Asia/Kolkata')),
      '{}')
  -- The day before may run past midnight.
  from generate_series((opening_ranges.from_at at time zone 'Asia/Kolkata')::date - 1,
    (opening_ranges.to_at at time zone 'Asia/Kolkata')::date, interval '1 day') as calendar (day)
  join public.vendor_hours as h on h.vendor_id = opening_ranges.vendor_id and h.weekday = extract(dow from calendar.day)
  where not exists (
    select from public.vendor_holidays as x where x.vendor_id = opening_ranges.vendor_id and x.day = calendar.day::date)
$function$;

comment on function private.opening_ranges(uuid, timestamp with time zone, timestamp
  with time zone) is 'When a vendor is open between two times, without holidays; ranges that touch, as at midnight, are one.';

revoke all
  on function private.opening_ranges(uuid, timestamp with time zone, timestamp with time zone)
  from public;
