create or replace function private.address_snapshot (
  address_id uuid,
  caller uuid
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  home jsonb := (select jsonb_build_object('id', a.id, 'label', a.label, 'line', a.line, 'landmark', a.landmark, 'city',
    a.city, 'pincode', a.pincode,
    'lat', a.lat, 'lng', a.lng) from public.addresses as a where a.id = address_snapshot.address_id
      and a.user_id = caller);
begin
  if home is null then perform private.refuse(404, 'address_not_found', 'This address is not saved any more.'); end if;
  return home;
end
$function$;

comment on function private.address_snapshot(uuid, uuid) is 'An address of the caller as an order keeps it, with its id.';

revoke all on function private.address_snapshot(uuid, uuid) from public;
