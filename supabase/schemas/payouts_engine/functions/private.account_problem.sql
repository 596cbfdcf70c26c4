create or replace function private.account_problem (
  a private.payout_accounts
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case when a.id is null then 'account_missing'
    when a.check_state in ('failed', 'returned')
      or (a.check_state <> 'verified' and private.setting('payouts_enabled') = 'true') then 'account_unverified'
    when a.usable_from > now() then 'account_new' end
$function$;

comment on function private.account_problem(private.payout_accounts) is 'Why nothing is paid to an account: it is new, not checked, or failed; null where it can be.';

revoke all on function private.account_problem(private.payout_accounts) from public;
