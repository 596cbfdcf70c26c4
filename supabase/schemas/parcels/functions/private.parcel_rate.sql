create or replace function private.parcel_rate (
  region_id uuid,
  at timestamp with time zone default now()
)
  returns private.parcel_rates
  language sql
  stable
  set search_path to ''
  AS $function$
  select r from private.parcel_rates as r
  where r.valid_from <= parcel_rate.at and (r.region_id is null or r.region_id = parcel_rate.region_id)
  order by r.region_id is null, r.valid_from desc limit 1
$function$;

comment on function private.parcel_rate(uuid, timestamp with time zone) is 'The rate of a region at a time: its own before the one of everywhere.';

revoke all on function private.parcel_rate(uuid, timestamp with time zone) from public;
