create or replace function public.set_vendor_registration (
  vendor_id uuid,
  valid_from date,
  gstin text,
  legal_name text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  number text := nullif(upper(regexp_replace(left(set_vendor_registration.gstin, 40), '\s', '', 'g')), '');
  before jsonb;
begin
  perform private.require_role('admin');
  perform private.bound(set_vendor_registration.legal_name, 400);
  perform private.bound(set_vendor_registration.gstin, 100);
  if not exists (select from public.vendors as v where v.id = set_vendor_registration.vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'There is no such vendor.');
  end if;
  if set_vendor_registration.valid_from is null or (number is not null
    and (number !~ '^[0-9]{2}[A-Z0-9]{10}[0-9A-Z]{3}$'
      or not exists (select from private.gst_states as s where s.code = left(number, 2)))) then
    perform private.refuse(400, 'gstin_invalid', 'This is not a GST number.');
  end if;
  if length(trim(set_vendor_registration.legal_name)) not between 2 and 120 then
    perform private.refuse(400, 'legal_name_invalid', 'The registered name has 2 to 120 letters.');
  end if;
  select to_jsonb(r) into before from public.vendor_registrations as r
  where r.vendor_id = set_vendor_registration.vendor_id and r.valid_from = set_vendor_registration.valid_from;
  insert into public.vendor_registrations as r (vendor_id, valid_from, gstin, legal_name)
  values (set_vendor_registration.vendor_id, set_vendor_registration.valid_from, number,
    trim(set_vendor_registration.legal_name))
  on conflict on constraint vendor_registrations_pkey do update
    set gstin = excluded.gstin, legal_name = excluded.legal_name;
  perform private.audit('set_vendor_registration', 'vendor', set_vendor_registration.vendor_id::text, before,
    jsonb_build_object('valid_from', set_vendor_registration.valid_from, 'gstin', number, 'legal_name',
      set_vendor_registration.legal_name));
end
$function$;

comment on function public.set_vendor_registration(uuid, date, text, text) is 'How a vendor is registered for GST from a day on; no number: not registered. By administrators, on the audit log. Invoices that exist stay as they are.';

revoke all on function public.set_vendor_registration(uuid, date, text, text) from public;

grant execute on function public.set_vendor_registration(uuid, date, text, text) to authenticated, postgres;
