create or replace function private.begin_vendor (
  a public.provider_applications,
  approver uuid
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
declare
  r private.applied_roles;
  made public.vendors;
  gstin text := (private.document_for(a, 'gstin')).number_kept;
  fssai text := (private.document_for(a, 'fssai')).number_kept;
begin
  select * into r from private.applied_roles as k where k.role = a.role;
  made := private.make_vendor(a.user_id, r.vendor_kind, a.profile ->> 'name', a.profile ->> 'address',
    a.profile ->> 'area', (a.profile ->> 'lat')::double precision, (a.profile ->> 'lng')::double precision,
    r.commission_bp, approver);
  update public.vendors as v set tagline = nullif(a.profile ->> 'about', '') where v.id = made.id;
  if gstin is not null then
    insert into public.vendor_registrations (vendor_id, valid_from, gstin, legal_name)
    values (made.id, private.today(), gstin, a.profile ->> 'legal_name');
  end if;
  update public.restaurants as k set fssai_number = fssai where k.vendor_id = made.id and fssai is not null;
  update public.grocery_stores as k set fssai_number = fssai where k.vendor_id = made.id and fssai is not null;
  perform private.keep_handed_in(a, made.id, 'vendor_payable', approver);
  return made.id;
end
$function$;

comment on function private.begin_vendor(public.provider_applications, uuid) is 'Makes the vendor that was applied for, closed until its people enter hours and items, with the applicant as owner.';

revoke all on function private.begin_vendor(public.provider_applications, uuid) from public;
