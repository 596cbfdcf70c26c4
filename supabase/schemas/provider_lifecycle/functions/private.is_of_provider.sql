create or replace function private.is_of_provider (
  kind text,
  provider_id uuid,
  person uuid
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (select from private.provider_people(is_of_provider.kind, is_of_provider.provider_id) as p
    where p = person)
$function$;

comment on function private.is_of_provider(text, uuid, uuid) is 'Whether somebody is the courier, or among the people of a business.';

revoke all on function private.is_of_provider(text, uuid, uuid) from public;
