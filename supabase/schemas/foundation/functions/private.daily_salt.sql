create or replace function private.daily_salt()
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select encode(extensions.digest(s.secret || (now() at time zone 'utc')::date, 'sha256'), 'hex')
    from private.log_secret as s
$function$;

comment on function private.daily_salt() is 'Today''s salt for the IP addresses of guests.';

revoke all on function private.daily_salt() from public;
