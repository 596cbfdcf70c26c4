create or replace function private.read_phone (
  typed text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select '+91' || (regexp_match(regexp_replace(private.pasted_text(typed), '[^0-9]', '', 'g'),
    '^(?:(?:00|0)?91)?0?([6-9][0-9]{9})$'))[1]
$function$;

comment on function private.read_phone(text) is 'A typed or pasted Indian mobile as +91 and ten digits, whatever stands before and around them (Spec §5 Phone); null where it is none. The same rule as packages/domain/src/phone.ts.';

revoke all on function private.read_phone(text) from public;
