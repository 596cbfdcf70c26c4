create or replace function private.is_ride_night (
  card private.ride_cards,
  starts_at timestamp with time zone
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select case when card.night_from <= card.night_to then t >= card.night_from and t < card.night_to
    else t >= card.night_from or t < card.night_to end
  from (select (starts_at at time zone 'Asia/Kolkata')::time as t) as clock
$function$;

comment on function private.is_ride_night(private.ride_cards, timestamp
  with time zone) is 'Whether a ride that starts then is one by night, by Indian time; the end of the night is not.';

revoke all on function private.is_ride_night(private.ride_cards, timestamp with time zone) from public;
