create or replace function private.ride_final (
  card private.ride_cards,
  fare jsonb,
  cap_paise bigint,
  waiting_paise bigint
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select jsonb_build_object('cap', r.cap, 'fare', r.fare, 'waiting', waiting_paise, 'platform', p.paise,
    'driver', r.fare + waiting_paise - p.paise)
  from (select least(0, cap_paise - (fare ->> 'expected')::bigint) as cap,
    least(cap_paise, (fare ->> 'expected')::bigint) as fare) as r
  cross join lateral (select floor((r.fare + waiting_paise)::numeric * card.commission_bps / 10000)::bigint as paise)
    as p
$function$;

comment on function private.ride_final(private.ride_cards, jsonb, bigint, bigint) is 'What a fare comes to under its cap, and who earns what of it: {cap (negative or zero), fare, waiting, platform (rounded down), driver}, before tax, toll and discount.';

revoke all on function private.ride_final(private.ride_cards, jsonb, bigint, bigint) from public;
