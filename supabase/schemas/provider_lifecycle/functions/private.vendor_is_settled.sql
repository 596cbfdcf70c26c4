create or replace function private.vendor_is_settled (
  provider_id uuid
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.vendor_has_stopped(provider_id) and private.balance_of(provider_id, 'vendor_payable') <= 0
    -- What is kept for refunds comes back first.
    and private.reserve_of(provider_id, 'vendor_payable') = 0
$function$;

revoke all on function private.vendor_is_settled(uuid) from public;
