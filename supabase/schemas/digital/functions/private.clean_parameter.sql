create or replace function private.clean_parameter (
  value text,
  kind text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select case when kind = 'numeric' then translate(private.pasted_text(value), ' -', '')
    else upper(private.pasted_text(value) collate "C") end
$function$;

comment on function private.clean_parameter(text, text) is 'A typed parameter as the biller stores it: a number without spaces and hyphens, other text in capital letters without what stands around it. The same rule as packages/domain/src/digital/parameters.ts.';

revoke all on function private.clean_parameter(text, text) from public;
