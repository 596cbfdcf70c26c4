create or replace function public.gateway_list_refunds (
  refunds jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.bound(gateway_list_refunds.refunds, 1000000);
  insert into private.provider_refunds as r (provider_refund_id, provider_payment_id, amount_paise, status, made_at)
  select l.provider_refund_id, l.provider_payment_id, l.amount_paise, l.status, to_timestamp(l.made_at)
  from jsonb_to_recordset(gateway_list_refunds.refunds) as l (provider_refund_id text, provider_payment_id text,
    amount_paise bigint, status text, made_at bigint)
  where l.amount_paise > 0 order by l.provider_refund_id
  on conflict (provider_refund_id) do update set status = excluded.status;
end
$function$;

comment on function public.gateway_list_refunds(jsonb) is 'For the function payment-worker only: a page of the gateway''s own list of refunds, [{provider_refund_id, provider_payment_id, amount_paise, status, made_at (seconds since 1970)}].';

revoke all on function public.gateway_list_refunds(jsonb) from public;

grant execute on function public.gateway_list_refunds(jsonb) to postgres, service_role;
