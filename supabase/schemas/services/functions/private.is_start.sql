create or replace function private.is_start (
  starts_at timestamp with time zone,
  parts private.visit_part[],
  vendor_id uuid,
  seats integer default 1,
  moving uuid default null::uuid,
  lat double precision default null::double precision,
  lng double precision default null::double precision
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  day date := (starts_at at time zone 'Asia/Kolkata')::date;
begin
  return exists (select from private.free_starts(parts, private.start_rules_of(vendor_id), daterange(day, day + 1),
    now(), seats, moving, lat, lng) as s where s = starts_at);
end
$function$;

comment on function private.is_start(timestamp
  with time zone,
  private.visit_part[], uuid, integer, uuid, double precision, double precision) is 'Whether a visit can begin at a time, by the vendor''s grid, notice and horizon.';

revoke all
  on function private.is_start(timestamp
    with time zone, private.visit_part[], uuid, integer, uuid, double precision, double precision)
  from public;
