create or replace function private.hold_account (
  owner uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- Closing takes the same lock alone: it waits for whoever is writing, and whoever comes later finds the account
  -- closed.
  perform pg_advisory_xact_lock_shared(hashtextextended('account:' || owner, 0));
  if exists (select from private.closed_accounts as c where c.user_id = owner) then
    perform private.refuse(401, 'sign_in_required', 'Please sign in first.');
  end if;
end
$function$;

comment on function private.hold_account(uuid) is 'Keeps an account from being closed until the transaction ends, and refuses where it is closed. Before any other lock.';

revoke all on function private.hold_account(uuid) from public;
