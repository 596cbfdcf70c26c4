create or replace function private.explain_entry (
  e private.ledger_entries,
  payee private.payees,
  owner_id uuid
)
  returns table (
    code text,
    amount_paise bigint
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  t private.ledger_transactions;
begin
  select * into t from private.ledger_transactions as k where k.id = e.transaction_id;
  if payee.explains is null or t.kind not in ('order_settled', 'order_refunded') then
    return query values (private.entry_code(t), e.amount_paise);
  else
    return query execute format('select * from %s($1, $2, $3, $4)', payee.explains)
      using t, owner_id, payee.account, e.amount_paise;
  end if;
end
$function$;

comment on function private.explain_entry(private.ledger_entries, private.payees, uuid) is
  'The lines of a statement to which one entry of the ledger belongs.';

revoke all on function private.explain_entry(private.ledger_entries, private.payees, uuid) from public;
