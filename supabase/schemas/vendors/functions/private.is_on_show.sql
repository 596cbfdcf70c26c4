create or replace function private.is_on_show (
  vendor_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.vendors as v where v.id = vendor_id and v.status = 'active')
$function$;

revoke all on function private.is_on_show(uuid) from public;

grant execute on function private.is_on_show(uuid) to anon, authenticated, postgres;
