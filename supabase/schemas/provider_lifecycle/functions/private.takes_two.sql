create or replace function private.takes_two (
  m private.measures
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select r.is_grave or m.kind = 'termination' and m.state = 'ending' and exists (select from private.measures as k
    join private.measure_reasons as g on g.reason = k.reason and g.is_grave
    where k.provider_id = m.provider_id and k.kind = 'suspension' and k.state = 'ended' and k.ended_at >= m.until)
  from private.measure_reasons as r where r.reason = m.reason
$function$;

comment on function private.takes_two(private.measures) is 'Whether two lift a measure: what is grave, and an end that took the place of a grave suspension.';

revoke all on function private.takes_two(private.measures) from public;
