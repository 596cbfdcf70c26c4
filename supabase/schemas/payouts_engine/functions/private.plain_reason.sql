create or replace function private.plain_reason (
  said text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select nullif(trim(left(regexp_replace(said, '[^[:alnum:] .,()/_-]', ' ', 'g'), 200)), '')
$function$;

comment on function private.plain_reason(text) is 'A reason of the bank as it may be shown: its words without any markup.';

revoke all on function private.plain_reason(text) from public;
