create or replace function private.make_vendor (
  owner uuid,
  kind public.vendor_kind,
  name text,
  address text,
  area text,
  lat double precision,
  lng double precision,
  commission_bp integer,
  granted_by uuid
)
  returns public.vendors
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  made public.vendors;
begin
  perform private.take_turns('add_vendor', '');
  begin
    insert into public.vendors (owner_id, slug, name, kind, region_id, address, area, lat, lng, commission_bp, status)
    values (make_vendor.owner, private.free_vendor_slug(make_vendor.name), trim(make_vendor.name), make_vendor.kind,
      private.region_at(make_vendor.lat, make_vendor.lng), trim(make_vendor.address),
      coalesce(trim(make_vendor.area), ''), make_vendor.lat, make_vendor.lng, make_vendor.commission_bp, 'active')
    returning * into made;
  exception when check_violation or not_null_violation then
    perform private.refuse(400, 'vendor_invalid', 'Something about this vendor is not right.');
  end;
  case made.kind
    when 'food' then insert into public.restaurants (vendor_id) values (made.id);
    when 'grocery' then insert into public.grocery_stores (vendor_id) values (made.id);
    when 'shopping' then insert into public.shops (vendor_id) values (made.id);
    else null;
  end case;
  insert into public.vendor_staff (vendor_id, user_id, position) values (made.id, make_vendor.owner, 'owner');
  insert into public.user_roles (user_id, role, granted_by) values (make_vendor.owner, 'vendor', make_vendor.granted_by)
  on conflict do nothing;
  return made;
end
$function$;

comment on function
  private.make_vendor(uuid, public.vendor_kind, text, text, text, double precision, double precision, integer,
  uuid) is 'Makes a vendor with its owner and the first rights; it is closed until its people enter hours and items. Refuses vendor_invalid.';

revoke all
  on function
    private.make_vendor(uuid, public.vendor_kind, text, text, text, double precision, double precision,
    integer, uuid)
  from public;
