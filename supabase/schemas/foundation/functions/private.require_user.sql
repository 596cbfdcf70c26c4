create or replace function private.require_user()
  returns uuid
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  caller uuid := auth.uid();
begin
  -- An access token outlives an account that was closed meanwhile.
  if caller is null or private.account_is_closed() then
    perform private.refuse(401, 'sign_in_required', 'Please sign in first.');
  end if;
  return caller;
end
$function$;

revoke all on function private.require_user() from public;
