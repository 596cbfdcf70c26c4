create or replace function private.keyed_digest (
  value text
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select encode(extensions.hmac(keyed_digest.value, s.secret, 'sha256'), 'hex') from private.digest_secret as s
$function$;

comment on function private.keyed_digest(text) is 'Digest that only this database can compute: a list of all phone numbers does not reveal whose it is.';

revoke all on function private.keyed_digest(text) from public;
