create or replace function private.derive_payment()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.enhanced_orders as e set payment_method = d.method, payment_status = d.state::public.payment_status
  from (
    -- Somebody has to be asked for cash: where there is some, the order says so.
    select (array_agg(p.method order by p.status = 'failed',
      array_position('{handover,provider,placing,points}', m.collected), p.position))[1] as method,
      case when bool_and(p.status in ('void', 'failed')) then 'void'
        when bool_or(p.status in ('created', 'authorised')) then 'due'
        else private.refund_state(sum(p.refunded_paise) filter (where p.collected_at is not null),
          sum(p.amount_paise) filter (where p.collected_at is not null), 'paid') end as state
    from public.payments as p join private.payment_methods as m on m.method = p.method where p.order_id = new.order_id
  ) as d
  where e.id = new.order_id and (e.payment_method, e.payment_status)
    is distinct from (d.method, d.state::public.payment_status);
  return null;
end
$function$;

comment on function private.derive_payment() is 'The one place that writes how an order is paid and how far: the columns follow the parts.';

revoke all on function private.derive_payment() from public;
