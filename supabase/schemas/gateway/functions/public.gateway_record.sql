create or replace function public.gateway_record (
  payment jsonb,
  event jsonb default null::jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  asked private.gateway_orders;
  told private.gateway_payments;
  said text := payment ->> 'status';
  named text := payment ->> 'provider_payment_id';
  outcome text;
begin
  if coalesce(named, '') !~ '^[A-Za-z0-9_]{1,64}$' or coalesce(payment ->> 'currency', '') !~ '^[A-Z]{3}$'
      or private.json_integer(payment -> 'amount_paise', 1, 2147483647) is null
      or coalesce(said, '') not in ('created', 'authorized', 'captured', 'failed', 'refunded') then
    perform private.refuse(400, 'payment_invalid', 'This payment could not be read.');
  end if;
  perform private.keep_event(gateway_record.event);
  perform private.take_turns('gateway-payment', named);
  select * into asked from private.gateway_orders as g
  where g.provider_order_id = payment ->> 'provider_order_id'
    or g.id = (select c.gateway_order_id from private.gateway_codes as c
      where c.provider_code_id = payment ->> 'provider_code_id') for update;
  if asked.id is null then return '{"outcome": "unknown"}'; end if;
  insert into private.gateway_payments as g (provider_payment_id, gateway_order_id, amount_paise, currency, method,
    state)
  values (named, asked.id, (payment ->> 'amount_paise')::bigint, payment ->> 'currency',
    substring(lower(payment ->> 'method') from '^[a-z_]{1,30}$'), 'created')
  on conflict (provider_payment_id) do nothing;
  select * into told from private.gateway_payments as g where g.provider_payment_id = named for update;
  if told.gateway_order_id <> asked.id then return '{"outcome": "unknown"}'; end if;
  if said = 'captured' then perform private.keep_instrument(asked, payment -> 'instrument'); end if;
  if told.state = 'captured' then return '{"outcome": "duplicate"}'; end if;
  -- Late words of a try take no step back: an authorised one may still fail, a failed one may still be authorised.
  if said = 'created' then return '{"outcome": "noted"}'; end if;
  -- It was never told of while the gateway had it: it has gone back by itself, and pays nothing.
  if said = 'refunded' then said := 'failed'; end if;
  update private.gateway_payments as g set state = said,
    method = coalesce(substring(lower(payment ->> 'method') from '^[a-z_]{1,30}$'), g.method),
    reason = case when payment ->> 'status' = 'refunded' then 'returned_by_gateway' when said = 'failed'
      then left(coalesce(payment ->> 'error_reason', payment ->> 'error_code'), 200) end,
    amount_paise = (payment ->> 'amount_paise')::bigint, currency = payment ->> 'currency',
    captured_at = case when said = 'captured' then now() end
  where g.provider_payment_id = named returning * into told;
  perform private.publish('user:' || asked.user_id, 'payment', jsonb_build_object('purpose', asked.purpose,
    'subject_id', asked.subject_id));
  if told.state <> 'captured' then
    return jsonb_build_object('outcome', case told.state when 'failed' then 'failed' else 'noted' end);
  end if;
  outcome := private.capture_at_gateway(asked, told);
  -- A bank's word may come before that of the payment.
  perform private.book_dispute(d) from private.gateway_disputes as d where d.provider_payment_id = named;
  return jsonb_build_object('outcome', outcome);
end
$function$;

comment on function public.gateway_record(jsonb, jsonb) is 'For the functions payments, payment-webhook and payment-worker only: what the gateway says of a payment, {provider_payment_id, provider_order_id, amount_paise, currency, status, method, instrument (of which a keyed digest is kept alone), error_code, error_reason}, with provider_code_id in place of provider_order_id where it was paid by a QR code, and the event {id, name, payload} that told it. Whoever tells first, and however often, it ends the same. Answers {outcome: captured|duplicate|failed|noted|refunding|unknown}.';

revoke all on function public.gateway_record(jsonb, jsonb) from public;

grant execute on function public.gateway_record(jsonb, jsonb) to postgres, service_role;
