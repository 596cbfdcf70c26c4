create or replace function private.cash_in_hand (
  courier_id uuid
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select -a.balance_paise from private.ledger_accounts as a
      where a.owner_id = cash_in_hand.courier_id and a.kind = 'cash_with_courier'), 0)
    + coalesce((select sum(private.cash_due(d.order_id)) from public.jobs as d
      where d.performer_id = cash_in_hand.courier_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near')), 0)
$function$;

comment on function private.cash_in_hand(uuid) is 'Cash that a courier holds or will hold after the present jobs, in paise.';

revoke all on function private.cash_in_hand(uuid) from public;
