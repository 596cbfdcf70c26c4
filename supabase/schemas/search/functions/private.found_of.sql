create or replace function private.found_of (
  kind text,
  within_m integer,
  words text[],
  lat double precision,
  lng double precision
)
  returns uuid[]
  language plpgsql
  stable
  security definer
  set search_path to ''
  set enable_seqscan to 'off'
  AS $function$
#variable_conflict use_column
declare
  squares text[] := case when within_m is null then '{*}'
    when found_of.lat is null then array[found_of.kind || '/*']
    else array(select distinct found_of.kind || '/' || private.search_district(
        found_of.lat + y * 0.135, found_of.lng + x * 0.142)
      from generate_series(-1, 1) as y, generate_series(-1, 1) as x) end;
begin
  return array(select d.id from private.search_documents as d
    where d.tokens && array(select q.square || ' ' || w.word
        from unnest(squares) as q (square), unnest(found_of.words) as w (word))
      and d.kind = found_of.kind and (found_of.within_m is null or found_of.lat is null
        or public.distance_m(found_of.lat, found_of.lng, d.lat, d.lng) <= found_of.within_m)
    limit 2000);
end
$function$;

comment on function private.found_of(text, integer, text[], double precision, double precision) is
  'The documents of one kind that has targets with any of the words, everywhere or within_m around a place: at most 2,000.';

revoke all on function private.found_of(text, integer, text[], double precision, double precision) from public;
