create or replace function private.phone_digest (
  phone text
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.keyed_digest(regexp_replace(phone_digest.phone, '\D', '', 'g'))
$function$;

comment on function private.phone_digest(text) is 'Digest of a telephone number, however it is written.';

revoke all on function private.phone_digest(text) from public;
