create or replace function private.is_site_path (
  path text
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select length(path) <= 200 and path ~ '^/([a-z0-9][a-z0-9-]*(/[a-zA-Z0-9][a-zA-Z0-9_-]*)*)?([?][a-z_]+=[a-zA-Z0-9%._'
    '+-]*(&[a-z_]+=[a-zA-Z0-9%._+-]*)*)?$'
$function$;

comment on function private.is_site_path(text) is 'Whether a text is a path of this site, such as /food?veg=1: no other host, no scheme, no dots, nothing that a browser would read as one.';

revoke all on function private.is_site_path(text) from public;
