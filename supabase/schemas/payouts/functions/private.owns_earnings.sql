create or replace function private.owns_earnings (
  owner_id uuid,
  kind public.ledger_account_kind
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_variable
declare
  payee private.payees;
  owned boolean;
begin
  select * into payee from private.payees as p where p.account = kind;
  if not found then return false; end if;
  execute format('select %s($1)', payee.owns) into owned using owner_id;
  return owned;
end
$function$;

comment on function private.owns_earnings(uuid, public.ledger_account_kind) is 'Whether the caller may have the earnings of an account: a vendor''s owner, or whoever earned them; also without the role they earned them in.';

revoke all on function private.owns_earnings(uuid, public.ledger_account_kind) from public;

grant execute on function private.owns_earnings(uuid, public.ledger_account_kind) to authenticated, postgres;
