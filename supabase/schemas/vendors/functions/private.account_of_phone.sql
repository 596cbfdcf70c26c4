create or replace function private.account_of_phone (
  phone text
)
  returns uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select u.id from auth.users as u
  where u.phone = ltrim(private.read_phone(account_of_phone.phone), '+') and u.deleted_at is null
    and not exists (select from private.closed_accounts as c where c.user_id = u.id)
$function$;

comment on function private.account_of_phone(text) is 'The open account of an Indian number, however it is written; null where there is none.';

revoke all on function private.account_of_phone(text) from public;
