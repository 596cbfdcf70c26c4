create or replace function private.guard_prices (
  vendor_id uuid,
  act text,
  detail jsonb default '{}'::jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not coalesce(private.works_for(guard_prices.vendor_id), false) then return; end if;
  perform private.require_right(guard_prices.vendor_id, 'prices');
  perform private.log_change(guard_prices.vendor_id, guard_prices.act, guard_prices.detail);
end
$function$;

comment on function private.guard_prices(uuid, text, jsonb) is 'Lets those of a business change its prices whose position includes them, on its log. What the platform changes is not its people''s act.';

revoke all on function private.guard_prices(uuid, text, jsonb) from public;
