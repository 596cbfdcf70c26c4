create or replace function private.speaks_for (
  m private.measures,
  caller uuid
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  speaks boolean;
begin
  execute format('select exists (select from %s($1) as p where p = $2)', (select k.speakers
    from private.provider_kinds as k where k.kind = m.provider_kind)) into speaks using m.provider_id, caller;
  return speaks;
end
$function$;

comment on function private.speaks_for(private.measures, uuid) is 'Whether somebody may appeal: the courier, and the owners of a business.';

revoke all on function private.speaks_for(private.measures, uuid) from public;
