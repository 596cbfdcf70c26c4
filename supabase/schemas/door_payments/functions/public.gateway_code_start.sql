create or replace function public.gateway_code_start (
  performer uuid,
  order_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  customer uuid := (select o.user_id from public.enhanced_orders as o where o.id = gateway_code_start.order_id
    and private.hands_over(o.id, gateway_code_start.performer));
  asked jsonb;
begin
  if customer is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  asked := public.gateway_start(customer, gateway_code_start.order_id, 'order_due');
  if asked ->> 'state' <> 'open' then return asked; end if;
  return (asked - '{name,phone,pay_by,provider_order_id}'::text[]) || jsonb_build_object('code', (
    select jsonb_build_object('provider_code_id', c.provider_code_id, 'content', c.content, 'close_by', c.close_by)
    from private.gateway_codes as c where c.gateway_order_id = (asked ->> 'id')::uuid and c.closed_at is null
      and c.close_by > now() + interval '1 minute' order by c.created_at desc limit 1));
end
$function$;

comment on function public.gateway_code_start(uuid, uuid) is 'For the function payments only: what whoever brings an order, or has served its customer, lets them pay by a QR code instead of cash, {state: open, id, amount_paise, currency, receipt, code: {provider_code_id, content, close_by}}; code is null until it is made. {state: paid} or {state: ended} where nothing is to be paid.';

revoke all on function public.gateway_code_start(uuid, uuid) from public;

grant execute on function public.gateway_code_start(uuid, uuid) to postgres, service_role;
