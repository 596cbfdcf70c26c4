create or replace function private.ride_offer (
  plan jsonb,
  vehicle text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  at timestamptz := coalesce((plan ->> 'starts_at')::timestamptz, now());
  card private.ride_cards := private.ride_card_at((plan ->> 'region_id')::uuid, vehicle, plan ->> 'mode', at);
begin
  if card.id is null then return null; end if;
  return private.ride_fare(card, (plan ->> 'metres')::integer, (plan ->> 'seconds')::integer, at,
    -- A rental and a way to another town have no surge: they are agreed ahead.
    case when plan ->> 'mode' = 'trip' then private.ride_surge_at(card.region_id, vehicle, at) else 10000 end,
    (plan ->> 'stops')::integer, (plan ->> 'hours')::integer)
    || jsonb_build_object('card_id', card.id, 'is_night', private.is_ride_night(card, at) and card.night_bps > 0);
end
$function$;

comment on function private.ride_offer(jsonb, text) is 'The fare of a plan with a vehicle, as private.ride_fare says it, with card_id; null where no card is.';

revoke all on function private.ride_offer(jsonb, text) from public;
