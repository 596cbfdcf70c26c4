create or replace function private.payout_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'payout_accounts', (select coalesce(jsonb_agg(jsonb_build_object('method', a.method, 'holder', a.holder,
      'account_number', a.account_number,
      'ifsc', a.ifsc, 'upi_id', a.upi_id, 'since', a.created_at, 'until', a.replaced_at) order by a.created_at), '[]')
      from private.payout_accounts as a where a.owner_id = caller or a.set_by = caller),
    'payouts', (select coalesce(jsonb_agg(jsonb_build_object('requested_at', p.requested_at, 'amount_paise',
      p.amount_paise,
      'set_off_paise', p.set_off_paise, 'status', p.status, 'destination', p.destination, 'reference', p.reference,
        'settled_at', p.settled_at)
      order by p.requested_at), '[]') from public.payouts as p where p.owner_id = caller or p.requested_by = caller))
$function$;

comment on function private.payout_data(uuid) is 'Payouts and their accounts in the copy of one''s data.';

revoke all on function private.payout_data(uuid) from public;
