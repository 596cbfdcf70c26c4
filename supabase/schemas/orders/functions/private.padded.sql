create or replace function private.padded (
  number bigint,
  digits integer
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select lpad(padded.number::text, greatest(padded.digits, length(padded.number::text)), '0')
$function$;

comment on function private.padded(bigint, integer) is 'A number with zeros in front up to so many digits; longer ones keep all of theirs.';

revoke all on function private.padded(bigint, integer) from public;
