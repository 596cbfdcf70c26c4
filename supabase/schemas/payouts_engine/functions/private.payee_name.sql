create or replace function private.payee_name (
  owner_id uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select v.name from public.vendors as v where v.id = payee_name.owner_id),
    (select c.name from public.couriers as c where c.user_id = payee_name.owner_id),
    private.name_of(payee_name.owner_id))
$function$;

revoke all on function private.payee_name(uuid) from public;
