create or replace function private.digital_succeeded (
  order_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.transition(digital_succeeded.order_id, 'delivered', null, 'system');
end
$function$;

comment on function private.digital_succeeded(uuid) is 'Called in the transaction in which a provider confirmed the payment of an order: the order is delivered and settled. What it raises leaves the fulfilment as it was, to be asked about again.';

revoke all on function private.digital_succeeded(uuid) from public;
