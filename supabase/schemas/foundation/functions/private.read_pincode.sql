create or replace function private.read_pincode (
  pasted text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select replace(private.pasted_code(pasted), '-', '')
$function$;

comment on function private.read_pincode(text) is 'A pasted pincode without spaces, hyphens and what stands around it; its form is checked where it is used.';

revoke all on function private.read_pincode(text) from public;
