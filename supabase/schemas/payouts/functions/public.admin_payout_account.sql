create or replace function public.admin_payout_account (
  payout_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  a private.payout_accounts;
begin
  perform private.require_role('admin');
  select k.* into a from public.payouts as p join private.payout_accounts as k on k.id = p.account_id
    where p.id = admin_payout_account.payout_id;
  if not found then perform private.refuse(404, 'payout_not_found', 'There is no such payout.'); end if;
  perform private.audit('read_payout_account', 'payout', admin_payout_account.payout_id::text);
  return jsonb_build_object('method', a.method, 'holder', a.holder, 'account_number', a.account_number, 'ifsc', a.ifsc,
    'upi_id', a.upi_id);
end
$function$;

comment on function public.admin_payout_account(uuid) is 'Where a payout goes, in full, to transfer it: {method, holder, account_number, ifsc, upi_id}. Administrators only; viewing is written to the audit log.';

revoke all on function public.admin_payout_account(uuid) from public;

grant execute on function public.admin_payout_account(uuid) to authenticated, postgres;
