create or replace function private.drawn_elsewhere (
  vendor_ids uuid[],
  lat double precision,
  lng double precision
)
  returns SETOF uuid
  language plpgsql
  stable
  security definer
  rows 1
  set search_path to ''
  AS $function$
begin
  return query select a.vendor_id from public.vendor_areas as a
    where a.vendor_id = any (drawn_elsewhere.vendor_ids)
      and not a.shape @> point(drawn_elsewhere.lng, drawn_elsewhere.lat);
end
$function$;

comment on function private.drawn_elsewhere(uuid[], double precision, double precision) is
  'Those of the vendors who have drawn an area that leaves this point out: private.delivers_to for a whole list, whose radius is compared already.';

revoke all on function private.drawn_elsewhere(uuid[], double precision, double precision) from public;
