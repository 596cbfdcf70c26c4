create or replace function private.require_courier()
  returns public.couriers
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_role('delivery');
  c public.couriers;
begin
  select * into c from public.couriers as k where k.user_id = caller;
  if not coalesce(c.verified, false) then
    perform private.refuse(403, 'courier_not_verified', 'Your documents have not been approved yet.');
  end if;
  return c;
end
$function$;

revoke all on function private.require_courier() from public;
