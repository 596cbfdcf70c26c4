create or replace function private.business_for_invoice (
  caller uuid,
  registration text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('name', r.legal_name, 'address', r.address, 'gstin', r.gstin, 'state', left(r.gstin, 2))
  from public.tax_registrations as r
  where r.user_id = caller and r.id::text = lower(registration)
$function$;

comment on function private.business_for_invoice(uuid, text) is 'A business of the caller''s as invoices name it now: {name, address, gstin, state}; null for another''s.';

revoke all on function private.business_for_invoice(uuid, text) from public;
