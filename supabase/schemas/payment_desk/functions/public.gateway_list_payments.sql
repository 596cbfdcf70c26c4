create or replace function public.gateway_list_payments (
  payments jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.bound(gateway_list_payments.payments, 1000000);
  insert into private.provider_payments as p (provider_payment_id, provider_order_id, amount_paise, currency, status,
    method, made_at)
  select l.provider_payment_id, l.provider_order_id, l.amount_paise, l.currency, l.status,
    substring(lower(l.method) from '^[a-z_]{1,30}$'), to_timestamp(l.made_at)
  from jsonb_to_recordset(gateway_list_payments.payments) as l (provider_payment_id text, provider_order_id text,
    amount_paise bigint, currency text, status text, method text, made_at bigint)
  where l.amount_paise > 0 order by l.provider_payment_id
  on conflict (provider_payment_id) do update set status = excluded.status, amount_paise = excluded.amount_paise,
    method = excluded.method;
end
$function$;

comment on function public.gateway_list_payments(jsonb) is 'For the function payment-worker only: a page of the gateway''s own list of payments, [{provider_payment_id, provider_order_id, amount_paise, currency, status, method, made_at (seconds since 1970)}].';

revoke all on function public.gateway_list_payments(jsonb) from public;

grant execute on function public.gateway_list_payments(jsonb) to postgres, service_role;
