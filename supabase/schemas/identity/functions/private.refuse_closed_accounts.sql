create or replace function private.refuse_closed_accounts()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if private.account_is_closed() then
    perform private.refuse(401, 'sign_in_required', 'Please sign in first.');
  end if;
  return new;
end
$function$;

revoke all on function private.refuse_closed_accounts() from public;
