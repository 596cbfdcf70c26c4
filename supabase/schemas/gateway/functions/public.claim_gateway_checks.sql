create or replace function public.claim_gateway_checks (
  most integer default 20
)
  returns table (
    provider_order_id text,
    provider_code_ids text[]
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return query
  update private.gateway_orders as g set checks = least(g.checks + 1, 1000),
    -- Every minute while somebody may be waiting, then every hour for as long as a bank may take.
    next_check_at = case when g.state = 'open' and (g.created_at > now() - interval '20 minutes'
        or exists (select from private.gateway_codes as c where c.gateway_order_id = g.id and c.closed_at is null))
        then now() + interval '60 seconds'
      when g.created_at > now() - interval '3 days' then now() + interval '1 hour' else 'infinity' end
  where g.id in (select c.id from private.gateway_orders as c
    where c.state in ('open', 'ended') and c.next_check_at <= now() and private.is_at_gateway(c)
    order by c.next_check_at
    limit least(greatest(claim_gateway_checks.most, 0), 100) for update skip locked)
  returning g.provider_order_id, array(select c.provider_code_id from private.gateway_codes as c
    where c.gateway_order_id = g.id order by c.created_at);
end
$function$;

comment on function public.claim_gateway_checks(integer) is 'For the function payment-worker only: orders at the gateway of which nobody has said that they are paid.';

revoke all on function public.claim_gateway_checks(integer) from public;

grant execute on function public.claim_gateway_checks(integer) to postgres, service_role;
