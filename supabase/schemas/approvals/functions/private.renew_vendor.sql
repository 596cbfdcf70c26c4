create or replace function private.renew_vendor (
  a public.provider_applications
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  tax private.provider_documents := private.document_for(a, 'gstin');
  fssai text := (private.document_for(a, 'fssai')).number_kept;
begin
  if tax.state = 'accepted' and (tax.is_left_out or tax.number_kept is not null)
      and tax.number_kept is distinct from private.vendor_for_invoice(a.made) ->> 'gstin' then
    insert into public.vendor_registrations as r (vendor_id, valid_from, gstin, legal_name)
    select a.made, private.today(), tax.number_kept, coalesce((select k.legal_name
      from public.vendor_registrations as k where k.vendor_id = a.made and k.valid_from <= private.today()
      order by k.valid_from desc limit 1), nullif(a.profile ->> 'legal_name', ''))
    on conflict on constraint vendor_registrations_pkey do update set gstin = excluded.gstin;
  end if;
  update public.restaurants as k set fssai_number = fssai
  where k.vendor_id = a.made and k.fssai_number is distinct from fssai and fssai is not null;
  update public.grocery_stores as k set fssai_number = fssai
  where k.vendor_id = a.made and k.fssai_number is distinct from fssai and fssai is not null;
end
$function$;

comment on function private.renew_vendor(public.provider_applications) is 'Registers a vendor from today on as its newest papers say: GST number, or none any more, and FSSAI licence. Invoices that exist stay as they are.';

revoke all on function private.renew_vendor(public.provider_applications) from public;
