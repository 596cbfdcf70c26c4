create or replace function private.place_paid_order (
  o public.enhanced_orders
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  waited interval := now() - o.created_at;
  kept private.waiting_orders;
begin
  if exists (select from public.payments as p join private.payment_methods as m on m.method = p.method
      where p.order_id = o.id and p.status in ('created', 'authorised') and p.due = 'placing'
        and m.collected = 'provider') then
    return;
  end if;
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.action = 'payment_window' and t.done_at is null;
  -- Nobody has had less time to accept, or to bring it, because somebody else took time to pay.
  update public.enhanced_orders as e set placed_at = now(), accept_by = e.accept_by + waited,
    promised_min_at = case when e.scheduled_for is null then e.promised_min_at + waited else e.promised_min_at end,
    promised_max_at = case when e.scheduled_for is null then e.promised_max_at + waited else e.promised_max_at end
  where e.id = o.id;
  -- Who was stopped meanwhile gets no new order, and the money goes back.
  if exists (select from public.vendors as v where v.id = o.vendor_id
      and v.status in ('suspended', 'terminated')) then
    perform private.transition(o.id, 'cancelled', null, 'system', 'vendor_problem');
    return;
  end if;
  delete from private.waiting_orders as w where w.order_id = o.id returning * into kept;
  o := private.transition(o.id, 'pending', null, 'system');
  perform private.place_part(o, kept.part);
end
$function$;

comment on function private.place_paid_order(public.enhanced_orders) is 'Places an order for which nothing is awaited from a provider any more.';

revoke all on function private.place_paid_order(public.enhanced_orders) from public;
