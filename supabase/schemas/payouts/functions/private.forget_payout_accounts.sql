create or replace function private.forget_payout_accounts (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.payout_accounts as a set holder = null, account_number = null, ifsc = null, upi_id = null,
    replaced_at = coalesce(a.replaced_at, now())
  where a.owner_id = caller or a.set_by = caller
$function$;

comment on function private.forget_payout_accounts(uuid) is 'Removes the numbers of a closed account; payouts keep the masked form, as accounts have to.';

revoke all on function private.forget_payout_accounts(uuid) from public;
