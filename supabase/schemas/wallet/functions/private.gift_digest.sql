create or replace function private.gift_digest (
  code text
)
  returns bytea
  language sql
  immutable
  set search_path to ''
  AS $function$
  select sha256(convert_to(translate(private.pasted_code(code), '-–—', ''), 'utf8'))
$function$;

comment on function private.gift_digest(text) is 'What is kept of a gift code: case, spaces and dashes do not matter.';

revoke all on function private.gift_digest(text) from public;
