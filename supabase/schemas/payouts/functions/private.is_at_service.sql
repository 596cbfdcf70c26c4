create or replace function private.is_at_service (
  p public.payouts
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select p.provider_payout_id is not null or (p.attempts > 0 and private.setting('payouts_enabled') = 'true')
$function$;

comment on function private.is_at_service(public.payouts) is 'Whether the payout service has a payout, or may have it: once it was asked, its answer may only be lost.';

revoke all on function private.is_at_service(public.payouts) from public;
