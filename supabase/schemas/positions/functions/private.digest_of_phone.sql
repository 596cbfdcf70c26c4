create or replace function private.digest_of_phone (
  user_id uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.phone_digest(u.phone) from auth.users as u
  where u.id = digest_of_phone.user_id and u.phone <> '' and u.phone_confirmed_at is not null
$function$;

comment on function private.digest_of_phone(uuid) is 'The digest of an account''s confirmed number, as invitations keep it; null without a number.';

revoke all on function private.digest_of_phone(uuid) from public;
