create or replace function private.sweep_fulfilments (
  most integer
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  f public.digital_fulfilments;
  orders uuid[] := array(select o.id from public.enhanced_orders as o where o.id in (
      select d.order_id from public.digital_fulfilments as d
      where d.state = 'refund_pending' or (d.state in ('pending', 'confirmation_pending') and d.deadline_at <= now())
      order by d.deadline_at limit most)
    order by o.id for no key update skip locked);
begin
  for f in
    select d.* from public.digital_fulfilments as d
    where d.order_id = any (orders) and d.state in ('pending', 'confirmation_pending') and d.deadline_at <= now()
      order by d.order_id for update
  loop
    perform private.move_fulfilment(f.id, 'refund_pending', 'no_answer');
    -- What was never handed out has nothing to be asked about.
    if f.attempts = 0 then update public.digital_fulfilments as d set next_at = null where d.id = f.id; end if;
  end loop;
  for f in
    select d.* from public.digital_fulfilments as d where d.order_id = any (orders) and d.state = 'refund_pending'
      order by d.order_id for update
  loop
    begin
      if private.digital_failed(f.order_id, coalesce(f.failure_code, 'provider_failed')) then
        perform private.move_fulfilment(f.id, 'refunded'); end if;
    exception when others then
      update public.digital_fulfilments as d set last_error = left(sqlerrm, 500) where d.id = f.id;
    end;
  end loop;
  update public.digital_fulfilments as d set next_at = null
  where d.state = 'refunded' and d.next_at is not null and d.deadline_at < now() - interval '7 days';
end
$function$;

comment on function private.sweep_fulfilments(integer) is 'Refunds what was not confirmed by its deadline, and what failed. An order whose refund raises stays refund_pending and is tried again; a week after the deadline the provider is no longer asked.';

revoke all on function private.sweep_fulfilments(integer) from public;
