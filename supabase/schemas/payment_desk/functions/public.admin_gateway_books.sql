create or replace function public.admin_gateway_books()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return jsonb_build_object(
    'accounts', (select jsonb_agg(jsonb_build_object('account', a.kind, 'amount_paise', coalesce(s.paise, 0))
      order by a.kind) from private.ledger_accounts as a
      cross join lateral (select -sum(e.amount_paise) as paise from private.ledger_entries as e
        where e.account_id = a.id) as s
      where a.owner_id is null and a.kind in ('gateway_clearing', 'refund_clearing', 'dispute_hold', 'bank',
        'gateway_fees', 'input_tax', 'gift_codes')),
    'days', (select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'read_at', d.read_at, 'is_due',
      d.due_at is not null) order by d.day desc), '[]') from (select * from private.gateway_days as k
        order by k.day desc limit 7) as d),
    'settlements', (select coalesce(jsonb_agg(jsonb_build_object('id', s.provider_settlement_id, 'settled_at',
      s.settled_at, 'reference', s.reference, 'net_paise', s.net_paise, 'fee_paise', s.fee_paise, 'tax_paise',
      s.tax_paise, 'lines', s.lines, 'is_booked', s.posted_at is not null) order by s.settled_at desc), '[]')
      from (select * from private.gateway_settlements as k order by k.settled_at desc limit 30) as s));
end
$function$;

comment on function public.admin_gateway_books() is 'Where money is on its way between customers, the gateway and the bank: {accounts: [{account, amount_paise held or spent; negative is owed}], days: [{day, read_at, is_due}], settlements: [{id, settled_at, reference, net_paise, fee_paise, tax_paise, lines, is_booked}]}. Administrators only.';

revoke all on function public.admin_gateway_books() from public;

grant execute on function public.admin_gateway_books() to authenticated, postgres;
