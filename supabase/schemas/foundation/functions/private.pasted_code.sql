create or replace function private.pasted_code (
  pasted text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select upper(replace(private.pasted_text(pasted), ' ', '') collate "C")
$function$;

comment on function private.pasted_code(text) is 'A pasted coupon or tracking number: capital letters without spaces and what stands around it; '''' where nothing is left.';

revoke all on function private.pasted_code(text) from public;
