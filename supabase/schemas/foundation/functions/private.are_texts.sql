create or replace function private.are_texts (
  given jsonb,
  VARIADIC names text[]
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select not exists (select from unnest(names) as n where coalesce(jsonb_typeof(given -> n), 'null')
    not in ('string', 'null'))
$function$;

comment on function private.are_texts(jsonb, text[]) is 'Whether fields of a request, where they are there, are texts: an object written as text is no name.';

revoke all on function private.are_texts(jsonb, text[]) from public;
