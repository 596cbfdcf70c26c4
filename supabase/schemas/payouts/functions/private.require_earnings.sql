create or replace function private.require_earnings (
  owner_id uuid,
  kind public.ledger_account_kind
)
  returns uuid
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  if not coalesce(private.owns_earnings(require_earnings.owner_id, require_earnings.kind), false) then
    if private.works_for(require_earnings.owner_id) then
      perform private.require_right(require_earnings.owner_id, 'money');
    end if;
    perform private.refuse(404, 'earnings_not_found', 'There are no such earnings.');
  end if;
  return caller;
end
$function$;

revoke all on function private.require_earnings(uuid, public.ledger_account_kind) from public;
