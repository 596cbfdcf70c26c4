create or replace function private.account_of (
  owner_id uuid,
  kind public.ledger_account_kind
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  found_id uuid;
begin
  loop
    -- Two statements, because an index supports "=" and "is null" but not "is not distinct from".
    if account_of.owner_id is null then
      select a.id into found_id from private.ledger_accounts as a where a.owner_id is null and a.kind = account_of.kind;
    else
      select a.id into found_id from private.ledger_accounts as a where a.owner_id = account_of.owner_id
        and a.kind = account_of.kind;
    end if;
    if found_id is not null then return found_id; end if;
    insert into private.ledger_accounts (owner_id, kind, balance_paise)
    values (account_of.owner_id, account_of.kind, case when account_of.kind in ('customer_wallet', 'cash_with_courier')
      then 0 end)
    on conflict do nothing;
  end loop;
end
$function$;

revoke all on function private.account_of(uuid, public.ledger_account_kind) from public;
