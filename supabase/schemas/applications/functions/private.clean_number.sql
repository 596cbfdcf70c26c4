create or replace function private.clean_number (
  kind text,
  typed text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select upper(regexp_replace(private.plain_digits(typed), case when kind in ('pan', 'gstin', 'aadhaar', 'fssai',
    'vehicle', 'licence') then '[\s-]' else '\s' end, '', 'g'))
$function$;

comment on function private.clean_number(text, text) is 'A number as it is compared: without spaces and in capitals.';

revoke all on function private.clean_number(text, text) from public;
