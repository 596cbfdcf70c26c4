create or replace function public.admin_disputes()
  returns table (
    id text,
    provider_payment_id text,
    amount_paise bigint,
    currency text,
    reason_code text,
    state text,
    respond_by timestamp with time zone,
    evidence text,
    created_at timestamp with time zone,
    ended_at timestamp with time zone,
    order_id uuid,
    order_number text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
  select d.provider_dispute_id, d.provider_payment_id, d.amount_paise, d.currency, d.reason_code, d.state,
    d.respond_by, d.evidence, d.created_at, d.ended_at, o.id, o.order_number
  from private.gateway_disputes as d
  left join lateral (select e.id, e.order_number from public.payments as p
    join public.enhanced_orders as e on e.id = p.order_id where p.provider_payment_id = d.provider_payment_id
    order by p.order_id, p.position limit 1) as o on true
  order by d.ended_at desc nulls first, d.respond_by nulls last, d.provider_dispute_id limit 200;
end
$function$;

comment on function public.admin_disputes() is 'Disputed payments: those to answer first, by the time that is left, then the decided. Administrators only.';

revoke all on function public.admin_disputes() from public;

grant execute on function public.admin_disputes() to authenticated, postgres;
