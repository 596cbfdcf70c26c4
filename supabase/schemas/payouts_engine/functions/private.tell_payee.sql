create or replace function private.tell_payee (
  owner_id uuid,
  template text,
  params jsonb
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.notify(u, tell_payee.template, tell_payee.params)
  from private.users_of_payee(tell_payee.owner_id) as u
$function$;

revoke all on function private.tell_payee(uuid, text, jsonb) from public;
