create or replace function private.parcel_waiting_paise (
  rate private.parcel_rates,
  seconds integer
)
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$
  select greatest(parcel_waiting_paise.seconds - rate.waiting_free_seconds, 0) / 60 * rate.waiting_per_minute_paise
$function$;

comment on function private.parcel_waiting_paise(private.parcel_rates, integer) is 'Waiting over all stops: whole minutes after the free ones.';

revoke all on function private.parcel_waiting_paise(private.parcel_rates, integer) from public;
