create or replace function private.users_of_payee (
  owner_id uuid
)
  returns SETOF uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.staff_with(users_of_payee.owner_id, 'money')
  union select p.id from public.profiles as p where p.id = users_of_payee.owner_id
$function$;

comment on function private.users_of_payee(uuid) is 'Who is told of a payee''s money: a vendor''s owners, or whoever earned.';

revoke all on function private.users_of_payee(uuid) from public;
