create or replace function private.parcel_dates (
  lane public.shipping_lanes,
  at timestamp with time zone
)
  returns private.parcel_dates
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  clock timestamp := parcel_dates.at at time zone 'Asia/Kolkata';
  handed_over date := clock::date + case when extract(epoch
    from clock::time) < private.setting_int('parcel_cutoff_seconds') then 0 else 1 end;
begin
  return (handed_over + lane.days_min, handed_over + lane.days_max)::private.parcel_dates;
end
$function$;

comment on function private.parcel_dates(public.shipping_lanes, timestamp
  with time zone) is 'The first and the last Indian day on which something arrives that is ordered at this time.';

revoke all on function private.parcel_dates(public.shipping_lanes, timestamp with time zone) from public;
