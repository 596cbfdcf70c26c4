create or replace function private.service_weights (
  document_ids uuid[],
  lat double precision,
  lng double precision
)
  returns table (
    document_id uuid,
    is_elsewhere boolean,
    farther_m integer
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  here uuid := private.region_at(service_weights.lat, service_weights.lng);
begin
  return query select d.id, private.is_for_elsewhere(d.target, here),
      private.seat_distance_m(d.target, service_weights.lat, service_weights.lng)
    from private.search_documents as d where d.id = any (document_ids);
end
$function$;

comment on function private.service_weights(uuid[], double precision, double precision) is
  'Billers of another state come later, and of one state those whose seat is farther; see search_sources.weigh.';

revoke all on function private.service_weights(uuid[], double precision, double precision) from public;
