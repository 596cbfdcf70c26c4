create or replace function public.gateway_order_made (
  id uuid,
  provider_order_id text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  kept text;
begin
  update private.gateway_orders as g
  set provider_order_id = coalesce(g.provider_order_id, gateway_order_made.provider_order_id)
  where g.id = gateway_order_made.id returning g.provider_order_id into kept;
  return kept;
end
$function$;

comment on function public.gateway_order_made(uuid, text) is 'For the function payments only: the gateway has made its order. Answers the one that counts, the first of two tabs.';

revoke all on function public.gateway_order_made(uuid, text) from public;

grant execute on function public.gateway_order_made(uuid, text) to postgres, service_role;
