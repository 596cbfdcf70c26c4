create or replace function public.claim_gateway_refunds (
  most integer default 20
)
  returns table (
    id uuid,
    provider_payment_id text,
    provider_refund_id text,
    amount_paise bigint,
    key text
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return query
  update private.gateway_refunds as r set attempts = r.attempts + 1,
    next_at = now() + interval '60 seconds' * power(2, least(r.attempts, 9))
  where r.id in (select c.id from private.gateway_refunds as c
    where c.state in ('asked', 'pending') and c.next_at <= now()
      -- While a bank disputes the payment, it may take the money back itself.
      and not exists (select from private.gateway_disputes as d
        where d.provider_payment_id = c.provider_payment_id and d.ended_at is null)
    order by c.next_at
    limit least(greatest(claim_gateway_refunds.most, 0), 100) for update skip locked)
  returning r.id, r.provider_payment_id, r.provider_refund_id, r.amount_paise, r.key;
end
$function$;

comment on function public.claim_gateway_refunds(integer) is 'For the function payment-worker only: refunds to ask for, or with a provider_refund_id to ask about, claimed for at least 60 seconds, doubling with each attempt.';

revoke all on function public.claim_gateway_refunds(integer) from public;

grant execute on function public.claim_gateway_refunds(integer) to postgres, service_role;
