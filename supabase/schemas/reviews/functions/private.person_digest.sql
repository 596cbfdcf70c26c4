create or replace function private.person_digest (
  person uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select private.phone_digest(u.phone) from auth.users as u
    where u.id = person_digest.person and u.phone <> ''),
    person_digest.person::text)
$function$;

comment on function private.person_digest(uuid) is 'Digest of an account''s number, which another account may get later; the account itself where it has none.';

revoke all on function private.person_digest(uuid) from public;
