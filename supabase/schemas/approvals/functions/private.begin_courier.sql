create or replace function private.begin_courier (
  a public.provider_applications,
  approver uuid
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  insert into public.couriers as c (user_id, name, phone, vehicle_kind, plate, verified, region_id)
  select u.id, a.profile ->> 'name', case when private.is_indian_mobile(u.phone) then '+' || u.phone end,
    a.profile ->> 'vehicle_kind', (private.document_for(a, 'vehicle')).number_kept, true,
    private.region_at((a.profile ->> 'lat')::double precision, (a.profile ->> 'lng')::double precision)
  from auth.users as u where u.id = a.user_id
  on conflict (user_id) do update set name = excluded.name, vehicle_kind = excluded.vehicle_kind,
    plate = excluded.plate,
    verified = true, region_id = excluded.region_id;
  insert into public.user_roles (user_id, role, granted_by) values (a.user_id, 'delivery', begin_courier.approver)
  on conflict do nothing;
  perform private.keep_handed_in(a, a.user_id, 'courier_payable', approver);
  return a.user_id;
end
$function$;

comment on function private.begin_courier(public.provider_applications, uuid) is 'Makes a courier of the applicant: verified, offline, with the plate that was handed in.';

revoke all on function private.begin_courier(public.provider_applications, uuid) from public;
