create or replace function private.item_key (
  name text,
  unit text,
  variant jsonb
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select lower(trim(name)) || '|' || lower(trim(coalesce(unit, ''))) || '|' ||
    coalesce(lower(nullif(variant, '{}')::text), '')
$function$;

comment on function private.item_key(text, text, jsonb) is 'By what a line of a file is the same item as one that is there: name, unit and variant.';

revoke all on function private.item_key(text, text, jsonb) from public;
