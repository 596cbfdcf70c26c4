create or replace function private.open_measure_of (
  provider_id uuid,
  kind text
)
  returns uuid
  language sql
  stable
  set search_path to ''
  AS $function$
  select m.id from private.measures as m where m.provider_id = open_measure_of.provider_id
    and m.kind = open_measure_of.kind and m.state in ('waiting', 'in_force', 'notice', 'ending')
$function$;

revoke all on function private.open_measure_of(uuid, text) from public;
