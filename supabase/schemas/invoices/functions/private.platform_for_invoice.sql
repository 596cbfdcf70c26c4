create or replace function private.platform_for_invoice()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('name', private.setting('company_name'), 'address', private.setting('company_address'),
    'gstin', private.setting('company_tax_id'), 'state', left(private.setting('company_tax_id') #>> '{}', 2))
$function$;

comment on function private.platform_for_invoice() is 'The platform as invoices name it now: {name, address, gstin, state}.';

revoke all on function private.platform_for_invoice() from public;
