create or replace function private.ride_terms_at (
  region_id uuid,
  vehicle text,
  at timestamp with time zone
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('model', case when max(c.daily_fee_paise) > 0 then 'daily_fee' else 'commission' end,
    'fee_paise', max(c.daily_fee_paise), 'from', max(c.valid_from),
    'modes', jsonb_agg(jsonb_build_object('mode', m.mode, 'commission_bp', c.commission_bps) order by m.n))
  from unnest('{trip,rental,intercity}'::text[]) with ordinality as m (mode, n)
  cross join lateral private.ride_card_at(ride_terms_at.region_id, ride_terms_at.vehicle, m.mode, ride_terms_at.at)
    as c
  where c.id is not null having count(*) > 0
$function$;

comment on function private.ride_terms_at(uuid, text, timestamp with time zone) is 'What drivers with a vehicle pay the platform then: {model: commission|daily_fee, fee_paise, from, modes: [{mode, commission_bp}]}; null where nothing is driven.';

revoke all on function private.ride_terms_at(uuid, text, timestamp with time zone) from public;
