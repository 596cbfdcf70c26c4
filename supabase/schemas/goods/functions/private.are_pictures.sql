create or replace function private.are_pictures (
  paths text[]
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select cardinality(paths) <= 8 and not exists (select from unnest(paths) as p where p is null or length(p) > 300)
$function$;

comment on function private.are_pictures(text[]) is 'Whether these are at most eight paths of pictures.';

revoke all on function private.are_pictures(text[]) from public;

grant execute on function private.are_pictures(text[]) to authenticated, postgres, service_role;
