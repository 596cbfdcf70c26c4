create or replace function private.referral_device_known (
  device text,
  ring uuid[]
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (select from private.customer_digests as d where d.digest = referral_device_known.device
    and d.kind in ('device', 'help_device', 'referral_device') and d.account_id = any (ring)
    and d.at > now() - private.device_digest_period())
$function$;

revoke all on function private.referral_device_known(text, uuid[]) from public;
