create or replace function public.set_ride_terms (
  terms jsonb,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  region uuid := (select r.id from public.regions as r where r.id::text = terms ->> 'region_id');
  vehicle text := left(terms ->> 'vehicle', 20);
  model text := terms ->> 'model';
  fee integer := private.json_integer(terms -> 'fee_paise', 100, 50000);
  commission integer := private.json_integer(terms -> 'commission_bp', 0, 2000);
  starts_on date := private.json_date(terms ->> 'starts_on');
  at timestamptz := starts_on::timestamp at time zone 'Asia/Kolkata';
  before jsonb;
  fault text;
  modes integer;
  written integer;
  result jsonb;
begin
  perform private.bound(set_ride_terms.terms, 2000);
  before := private.ride_terms_at(region, vehicle, greatest(at, now()));
  fault := case
    when region is null then 'region_id'
    when before is null then 'vehicle'
    when coalesce(model, '') not in ('commission', 'daily_fee') then 'model'
    when model = 'daily_fee' and fee is null then 'fee_paise'
    when model = 'commission' and terms ->> 'commission_bp' is not null and commission is null then 'commission_bp'
    -- Whoever drives knows it before the day.
    when coalesce(starts_on not between private.today() + 1 and private.today() + 365, true) then 'starts_on' end;
  if fault is not null then
    perform private.refuse(400, 'ride_terms_invalid', 'Something about these terms is not right.',
      jsonb_build_object('field', fault));
  end if;
  result := private.claim_idempotency(caller, set_ride_terms.idempotency_key, 'set_ride_terms');
  if result is not null then return result; end if;
  perform private.take_turns('ride_terms', region || ':' || vehicle);
  with cards as (
    select c.*, coalesce(commission, (select k.commission_bps from private.ride_cards as k
      where k.region_id = c.region_id and k.vehicle = c.vehicle and k.mode = c.mode and k.valid_from <= at
        and k.daily_fee_paise = 0 order by k.valid_from desc limit 1), 0) as usual
    from unnest('{trip,rental,intercity}'::text[]) as m (mode)
    cross join lateral private.ride_card_at(region, vehicle, m.mode, at) as c where c.id is not null),
  made as (
    insert into private.ride_cards (region_id, vehicle, mode, base_paise, covers_m, covers_seconds, per_km_paise,
      per_minute_paise, stop_paise, free_seconds, stop_free_seconds, waiting_per_minute_paise, night_from, night_to,
      night_bps, platform_vehicle, law_base_paise, law_covers_m, law_per_km_paise, min_bps, max_bps, valid_from,
      commission_bps, daily_fee_paise)
    select c.region_id, c.vehicle, c.mode, c.base_paise, c.covers_m, c.covers_seconds, c.per_km_paise,
      c.per_minute_paise, c.stop_paise, c.free_seconds, c.stop_free_seconds, c.waiting_per_minute_paise, c.night_from,
      c.night_to, c.night_bps, c.platform_vehicle, c.law_base_paise, c.law_covers_m, c.law_per_km_paise, c.min_bps,
      c.max_bps, at, case model when 'commission' then c.usual else 0 end,
      case model when 'daily_fee' then fee else 0 end
    from cards as c
    on conflict (region_id, vehicle, mode, valid_from) do update
      set commission_bps = excluded.commission_bps, daily_fee_paise = excluded.daily_fee_paise
      -- What was agreed of a ride stays.
      where not exists (select from private.rides as r where r.card_id = ride_cards.id)
    returning 1)
  select (select count(*) from cards), (select count(*) from made) into modes, written;
  if written < modes then
    perform private.refuse(409, 'ride_terms_in_use', 'Rides are ordered for that day. Please choose a later one.');
  end if;
  perform private.audit('set_ride_terms', 'ride_terms', region || ':' || vehicle, before,
    private.ride_terms_at(region, vehicle, at));
  result := jsonb_build_object('starts_at', at);
  perform private.keep_result(caller, set_ride_terms.idempotency_key, result);
  return result;
end
$function$;

comment on function public.set_ride_terms(jsonb, text) is 'Sets what drivers with a vehicle pay the platform in a region from a day on, at the earliest tomorrow (Indian time), with all else of the rates as it is: {region_id, vehicle, model: commission|daily_fee, fee_paise (of daily_fee, ₹1 to ₹500), commission_bp? (at most 2000; without it each mode''s last), starts_on}: {starts_at}. Administrators only, once per key, in the audit log. Refuses ride_terms_invalid with the field, ride_terms_in_use.';

revoke all on function public.set_ride_terms(jsonb, text) from public;

grant execute on function public.set_ride_terms(jsonb, text) to authenticated, postgres;
