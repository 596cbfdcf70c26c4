create or replace function private.device_digest_period()
  returns interval
  language sql
  immutable
  set search_path to ''
  AS $function$
  select interval '90 days'
$function$;

comment on function private.device_digest_period() is 'How long a device is remembered: addresses of mobile networks pass on to others.';

revoke all on function private.device_digest_period() from public;
