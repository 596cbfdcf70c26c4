create or replace function private.remember_request (
  caller uuid,
  o public.enhanced_orders
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.remember_digest('help_device', private.device_digest(), caller),
    private.remember_digest('help_address', private.address_digest(o), caller)
$function$;

comment on function private.remember_request(uuid, public.enhanced_orders) is 'Keeps from which device and for which address money was asked back.';

revoke all on function private.remember_request(uuid, public.enhanced_orders) from public;
