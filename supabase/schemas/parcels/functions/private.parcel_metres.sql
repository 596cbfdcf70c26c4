create or replace function private.parcel_metres (
  pickup jsonb,
  drops jsonb
)
  returns integer
  language sql
  stable
  set search_path to ''
  AS $function$
  select (private.route_of(jsonb_build_array(parcel_metres.pickup) || parcel_metres.drops)).metres
$function$;

comment on function private.parcel_metres(jsonb, jsonb) is 'The way from the sender along all drops: as a routing service said lately, else by the road factor.';

revoke all on function private.parcel_metres(jsonb, jsonb) from public;
