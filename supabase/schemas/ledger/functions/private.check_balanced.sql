create or replace function private.check_balanced()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if (select sum(e.amount_paise) from private.ledger_entries as e where e.transaction_id = new.transaction_id) <> 0 then
    raise exception using errcode = 'check_violation', constraint = 'ledger_transaction_balanced',
      message = format('ledger transaction %s does not add up to zero', new.transaction_id);
  end if;
  return null;
end
$function$;

revoke all on function private.check_balanced() from public;
