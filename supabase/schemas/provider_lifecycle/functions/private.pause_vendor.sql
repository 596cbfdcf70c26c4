create or replace function private.pause_vendor (
  provider_id uuid
)
  returns boolean
  language plpgsql
  set search_path to ''
  AS $function$
declare
  v public.vendors;
begin
  select * into v from public.vendors as k where k.id = pause_vendor.provider_id for no key update;
  if not found then perform private.refuse(404, 'vendor_not_found', 'There is no such vendor.'); end if;
  if v.status not in ('active', 'suspended') then
    perform private.refuse(409, 'vendor_not_active', 'This vendor does not sell now.');
  end if;
  update public.vendors as k set status = 'suspended', accepting_orders = false where k.id = v.id;
  perform private.publish('vendor:' || v.id, 'menu', '{}'::jsonb);
  return v.accepting_orders;
end
$function$;

comment on function private.pause_vendor(uuid) is 'Nobody finds a vendor or orders from it; present orders go on. Answers whether it took orders.';

revoke all on function private.pause_vendor(uuid) from public;
