create or replace function public.gateway_dispute_record (
  dispute jsonb,
  event jsonb default null::jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  named text := dispute ->> 'provider_dispute_id';
  said text := dispute ->> 'status';
  d private.gateway_disputes;
begin
  if coalesce(named, '') !~ '^[A-Za-z0-9_]{1,64}$'
      or coalesce(dispute ->> 'provider_payment_id', '') !~ '^[A-Za-z0-9_]{1,64}$'
      or private.json_integer(dispute -> 'amount_paise', 1, 2147483647) is null
      or coalesce(dispute ->> 'currency', '') !~ '^[A-Z]{3}$'
      or coalesce(said, '') not in ('open', 'under_review', 'won', 'lost', 'closed') then
    perform private.refuse(400, 'dispute_invalid', 'This dispute could not be read.');
  end if;
  perform private.keep_event(gateway_dispute_record.event);
  perform private.take_turns('gateway-payment', dispute ->> 'provider_payment_id');
  perform private.take_turns('gateway-dispute', named);
  insert into private.gateway_disputes (provider_dispute_id, provider_payment_id, amount_paise, currency, reason_code,
    state, respond_by)
  values (named, dispute ->> 'provider_payment_id', (dispute ->> 'amount_paise')::bigint, dispute ->> 'currency',
    left(dispute ->> 'reason_code', 100), 'open', to_timestamp((dispute ->> 'respond_by')::bigint))
  on conflict (provider_dispute_id) do nothing;
  select * into d from private.gateway_disputes as k where k.provider_dispute_id = named for update;
  -- What is decided stays so, whatever comes late.
  if d.ended_at is not null then return '{"outcome": "duplicate"}'; end if;
  update private.gateway_disputes as k set state = said, ended_at = case when said in ('won', 'lost', 'closed')
    then now() end where k.provider_dispute_id = named returning * into d;
  perform private.book_dispute(d);
  return jsonb_build_object('outcome', said);
end
$function$;

comment on function public.gateway_dispute_record(jsonb, jsonb) is 'For the function payment-webhook only: what the gateway says of a dispute, {provider_dispute_id, provider_payment_id, amount_paise, currency, reason_code, status: open|under_review|won|lost|closed, respond_by (seconds since 1970)}. Answers {outcome}: its status, or duplicate once it is decided.';

revoke all on function public.gateway_dispute_record(jsonb, jsonb) from public;

grant execute on function public.gateway_dispute_record(jsonb, jsonb) to postgres, service_role;
