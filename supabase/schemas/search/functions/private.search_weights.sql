create or replace function private.search_weights (
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
  source record;
begin
  for source in select s.kind, s.weigh from private.search_sources as s where s.weigh is not null loop
    return query execute format('select w.document_id, w.is_elsewhere, w.farther_m
      from %s($1, $2, $3) as w', source.weigh)
    using array(select d.id from private.search_documents as d
      where d.id = any (document_ids) and d.kind = source.kind), search_weights.lat, search_weights.lng;
  end loop;
end
$function$;

comment on function private.search_weights(uuid[], double precision, double precision) is
  'What comes later here, as the functions of their kinds say.';

revoke all on function private.search_weights(uuid[], double precision, double precision) from public;
