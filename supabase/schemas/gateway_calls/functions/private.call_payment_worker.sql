create or replace function private.call_payment_worker()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if exists (select from private.gateway_refunds as r where r.state in ('asked', 'pending') and r.next_at <= now())
      or exists (select from private.gateway_days as d where d.due_at <= now())
      or exists (select from private.gateway_orders as g
        where g.state in ('open', 'ended') and g.next_check_at <= now() and private.is_at_gateway(g))
      or exists (select from private.codes_to_close()) then
    perform private.call_function('payment-worker', 'x-worker-secret', 30000);
  end if;
end
$function$;

comment on function private.call_payment_worker() is 'Calls the function payment-worker while something is to be refunded, asked about or closed; run by pg_cron. What was paid before the gateway was switched off is still refunded.';

revoke all on function private.call_payment_worker() from public;
