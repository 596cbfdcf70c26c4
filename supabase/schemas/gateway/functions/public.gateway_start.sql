create or replace function public.gateway_start (
  customer uuid,
  subject_id uuid,
  purpose text default 'checkout'::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  due jsonb := private.subject_due(gateway_start.purpose, gateway_start.subject_id, gateway_start.customer);
  asked private.gateway_orders;
begin
  perform private.take_turns('gateway', gateway_start.subject_id::text);
  -- What is due is counted once nobody else is telling of a payment of it.
  select * into asked from private.gateway_orders as g where g.purpose = gateway_start.purpose
    and g.subject_id = gateway_start.subject_id and g.state = 'open' for update;
  due := private.subject_due(gateway_start.purpose, gateway_start.subject_id, gateway_start.customer);
  if due ->> 'state' <> 'open' then return jsonb_build_object('state', due -> 'state'); end if;
  -- One of several orders was given up meanwhile: less is asked for, and money for the former goes back.
  if asked.id is not null and asked.amount_paise <> (due ->> 'amount_paise')::bigint then
    update private.gateway_orders as g set state = 'ended' where g.id = asked.id;
    asked := null;
  end if;
  if asked.id is null then
    insert into private.gateway_orders (purpose, subject_id, user_id, amount_paise)
    values (gateway_start.purpose, gateway_start.subject_id, gateway_start.customer, (due ->> 'amount_paise')::bigint)
    returning * into asked;
    insert into private.gateway_parts (gateway_order_id, payment_id)
    select asked.id, p.id::uuid from jsonb_array_elements_text(due -> 'payments') as p (id);
  end if;
  return jsonb_build_object('state', 'open', 'id', asked.id, 'amount_paise', asked.amount_paise, 'currency', 'INR',
    'receipt', replace(asked.id::text, '-', ''), 'provider_order_id', asked.provider_order_id,
    'pay_by', due -> 'pay_by',
    'name', (select p.full_name from public.profiles as p where p.id = gateway_start.customer),
    'phone', (select p.phone from public.profiles as p where p.id = gateway_start.customer));
end
$function$;

comment on function public.gateway_start(uuid, uuid, text) is 'For the function payments only: what is to be paid at the gateway for a checkout, or another subject of a purpose, {state: open, id, amount_paise, currency, receipt, provider_order_id, pay_by, name, phone}; the same for every tab. {state: paid} or {state: ended} where nothing is waiting.';

revoke all on function public.gateway_start(uuid, uuid, text) from public;

grant execute on function public.gateway_start(uuid, uuid, text) to postgres, service_role;
