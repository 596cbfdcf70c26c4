create or replace function private.shared (
  order_id uuid,
  account public.ledger_account_kind
)
  returns bigint
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce((select sum(s.value_paise) from private.share_values as s
    where s.order_id = shared.order_id and s.account = shared.account), 0);
end
$function$;

comment on function private.shared(uuid, public.ledger_account_kind) is 'What an order shares out to payees of a kind, in paise, after refunds.';

revoke all on function private.shared(uuid, public.ledger_account_kind) from public;
