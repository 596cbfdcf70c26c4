create or replace function private.has_stopped (
  owner_id uuid,
  kind public.ledger_account_kind
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_variable
declare
  payee private.payees;
  answer boolean;
begin
  select * into strict payee from private.payees as p where p.account = kind;
  execute format('select %s($1)', payee.stopped) into answer using owner_id;
  return answer;
end
$function$;

comment on function private.has_stopped(uuid, public.ledger_account_kind) is 'Whether an owner earns nothing more at present, and so is paid also what is below the minimum.';

revoke all on function private.has_stopped(uuid, public.ledger_account_kind) from public;
