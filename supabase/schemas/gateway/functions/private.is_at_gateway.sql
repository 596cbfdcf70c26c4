create or replace function private.is_at_gateway (
  asked private.gateway_orders
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return asked.provider_order_id is not null
    or exists (select from private.gateway_codes as c where c.gateway_order_id = asked.id);
end
$function$;

comment on function private.is_at_gateway(private.gateway_orders) is 'Whether the gateway has something by which what is asked for can be paid.';

revoke all on function private.is_at_gateway(private.gateway_orders) from public;
