create or replace function private.read_subscriber_number (
  number text,
  kind text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case
    when length(number) > 40 then null
    when kind = 'dth' then substring(regexp_replace(private.pasted_text(number), '[^0-9]', '', 'g')
      from '^[0-9]{8,12}$')
    else right(private.read_phone(number), 10)
  end
$function$;

comment on function private.read_subscriber_number(text, text) is 'A typed number as digits: ten for a mobile (Spec §5 Phone), 8 to 12 for a dish connection; null where it is none. The same rule as packages/domain/src/digital/subscriber-number.ts.';

revoke all on function private.read_subscriber_number(text, text) from public;
