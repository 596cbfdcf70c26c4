-- Calling the function payment-worker, which asks the gateway for what goes back and for payments of which nobody has
-- told (docs/decisions/0099).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create function private.set_payment_worker(url text, secret text) returns void language sql set search_path = '' as $$
  select private.set_called_function('payment-worker', url, secret, 'gateway_enabled')
$$;

comment on function private.set_payment_worker is
  'Switches payments through the gateway on (docs/operations/payments.md).';

create function private.call_payment_worker() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.gateway_refunds as r where r.state in ('asked', 'pending') and r.next_at <= now())
      or exists (select from private.gateway_days as d where d.due_at <= now())
      or exists (select from private.gateway_orders as g
        where g.state in ('open', 'ended') and g.next_check_at <= now() and private.is_at_gateway(g))
      or exists (select from private.codes_to_close()) then
    perform private.call_function('payment-worker', 'x-worker-secret', 30000);
  end if;
end
$$;

comment on function private.call_payment_worker is
  'Calls the function payment-worker while something is to be refunded, asked about or closed; run by pg_cron. What '
  'was paid before the gateway was switched off is still refunded.';

revoke execute on function private.set_payment_worker(text, text), private.call_payment_worker() from public;

select cron.schedule('call-payment-worker', '5 seconds', 'select private.call_payment_worker()');
