create or replace function private.sender_digest()
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select left(encode(extensions.digest(sent.address || private.daily_salt(), 'sha256'), 'hex'), 32)
  from (select trim(split_part(nullif(current_setting('request.headers', true), '')::json ->> 'x-forwarded-for', ',',
    1)) as address) as sent
  where sent.address <> ''
$function$;

comment on function private.sender_digest() is 'Digest of the caller''s IP address; null where the API server does not pass it on.';

revoke all on function private.sender_digest() from public;
