create or replace function private.vendor_next_opening (
  vendor_id uuid,
  at timestamp with time zone
)
  returns timestamp with time zone
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select min(opening) from (
    select (calendar.day::date + h.opens) at time zone 'Asia/Kolkata' as opening
    from generate_series((vendor_next_opening.at at time zone 'Asia/Kolkata')::date,
      (vendor_next_opening.at at time zone 'Asia/Kolkata')::date + 8, interval '1 day') as calendar (day)
    join public.vendor_hours as h on h.vendor_id = vendor_next_opening.vendor_id
      and h.weekday = extract(dow from calendar.day)
    where not exists (
      select from public.vendor_holidays as x where x.vendor_id = vendor_next_opening.vendor_id
        and x.day = calendar.day::date)
  ) as openings
  where opening > vendor_next_opening.at
$function$;

revoke all on function private.vendor_next_opening(uuid, timestamp with time zone) from public;
