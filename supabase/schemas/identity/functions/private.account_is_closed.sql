create or replace function private.account_is_closed()
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return exists (select from private.closed_accounts as c where c.user_id = auth.uid());
end
$function$;

comment on function private.account_is_closed() is 'Whether the caller closed this account: an access token outlives its session by up to an hour, and must do nothing then.';

revoke all on function private.account_is_closed() from public;
