create or replace function private.note_earned_figures()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  owner uuid;
  earned private.figure_fact;
begin
  select a.owner_id, t.at, 'earned', null, null, new.amount_paise into owner, earned.at, earned.measure,
    earned.item_id, earned.item_name, earned.amount
  from private.ledger_accounts as a join private.ledger_transactions as t on t.id = new.transaction_id
  where a.id = new.account_id and a.kind = 'vendor_payable' and t.order_id is not null;
  if owner is not null then perform private.note_facts(owner, earned); end if;
  return null;
end
$function$;

comment on function private.note_earned_figures() is 'Counts what an order brings a vendor in the ledger, or takes back.';

revoke all on function private.note_earned_figures() from public;
