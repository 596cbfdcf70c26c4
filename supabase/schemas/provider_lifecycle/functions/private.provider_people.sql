create or replace function private.provider_people (
  kind text,
  provider_id uuid
)
  returns SETOF uuid
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return query execute format('select p from %s($1) as p', (select k.people from private.provider_kinds as k
    where k.kind = provider_people.kind)) using provider_people.provider_id;
end
$function$;

revoke all on function private.provider_people(text, uuid) from public;
