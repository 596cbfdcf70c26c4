create or replace function private.payee_pan (
  owner_id uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select p.pan from private.payee_pans as p where p.owner_id = payee_pan.owner_id),
    substr(private.vendor_for_invoice(payee_pan.owner_id) ->> 'gstin', 3, 10))
$function$;

comment on function private.payee_pan(uuid) is 'The PAN that a payee has told, or that is part of its GST number.';

revoke all on function private.payee_pan(uuid) from public;
