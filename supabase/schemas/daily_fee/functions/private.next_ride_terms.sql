create or replace function private.next_ride_terms (
  region_id uuid,
  vehicle text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select t.terms from (
    select distinct c.valid_from from private.ride_cards as c
    where c.region_id = next_ride_terms.region_id and c.vehicle = next_ride_terms.vehicle and c.valid_from > now()) as f
  cross join lateral (select private.ride_terms_at(next_ride_terms.region_id, next_ride_terms.vehicle, f.valid_from)
    as terms) as t
  where t.terms - 'from' <> private.ride_terms_at(next_ride_terms.region_id, next_ride_terms.vehicle, now()) - 'from'
  order by f.valid_from limit 1
$function$;

comment on function private.next_ride_terms(uuid, text) is 'The next terms that differ from those in force; null for none.';

revoke all on function private.next_ride_terms(uuid, text) from public;
