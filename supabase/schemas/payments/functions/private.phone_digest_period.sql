create or replace function private.phone_digest_period()
  returns interval
  language sql
  immutable
  set search_path to ''
  AS $function$
  select interval '72 months'
$function$;

comment on function private.phone_digest_period() is 'How long the digest of a former number is kept: as long as the accounts of the order that used the coupon (CGST Act, section 36).';

revoke all on function private.phone_digest_period() from public;
