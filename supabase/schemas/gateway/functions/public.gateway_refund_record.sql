create or replace function public.gateway_refund_record (
  refund jsonb,
  event jsonb default null::jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  r private.gateway_refunds;
begin
  perform private.keep_event(gateway_refund_record.event);
  select * into r from private.gateway_refunds as g
  where g.provider_refund_id = refund ->> 'provider_refund_id' or g.key = refund ->> 'receipt'
  order by g.provider_refund_id is null limit 1 for update;
  if r.id is null or r.provider_payment_id is distinct from refund ->> 'provider_payment_id'
      or r.amount_paise::text is distinct from refund ->> 'amount_paise' then
    return '{"outcome": "unknown"}';
  end if;
  if r.state in ('processed', 'failed') then return '{"outcome": "duplicate"}'; end if;
  perform public.settle_gateway_refunds(jsonb_build_array(refund || jsonb_build_object('id', r.id)));
  return jsonb_build_object('outcome', refund -> 'status');
end
$function$;

comment on function public.gateway_refund_record(jsonb, jsonb) is 'For the function payment-webhook only: what the gateway says of a refund, {provider_refund_id, provider_payment_id, amount_paise, status, receipt}. Answers {outcome: pending|processed|failed|duplicate|unknown}.';

revoke all on function public.gateway_refund_record(jsonb, jsonb) from public;

grant execute on function public.gateway_refund_record(jsonb, jsonb) to postgres, service_role;
