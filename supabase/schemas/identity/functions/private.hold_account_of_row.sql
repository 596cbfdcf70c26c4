create or replace function private.hold_account_of_row()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- Jobs and seeds write for thousands of accounts at once, more than there are locks; they write for no account that
  -- closes.
  if auth.uid() is null then return new; end if;
  if tg_argv[0] = 'actor_id' then perform private.hold_account(new.actor_id);
  else perform private.hold_account(new.user_id);
  end if;
  return new;
end
$function$;

comment on function private.hold_account_of_row() is 'Refuses new personal data of an account that is closed or is being closed by another transaction. On inserts only: an update holds its row already, which closing waits for. The argument names the owner''s column.';

revoke all on function private.hold_account_of_row() from public;
