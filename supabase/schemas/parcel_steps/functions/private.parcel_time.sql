create or replace function private.parcel_time (
  at timestamp with time zone,
  p private.parcels
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  -- A phone's clock is believed within the parcel's way, and never ahead of ours.
  select least(greatest(coalesce(parcel_time.at, private.step_time()), p.picked_up_at), now())
$function$;

revoke all on function private.parcel_time(timestamp with time zone, private.parcels) from public;
