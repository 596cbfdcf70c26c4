create or replace function private.cancel_later_orders (
  provider_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  later uuid;
begin
  for later in
    select o.id from public.enhanced_orders as o where o.vendor_id = cancel_later_orders.provider_id
      and o.scheduled_for > now() + interval '2 hours' and exists (select from public.order_transition_rules as r
        where r.kind = o.kind and r.from_status = o.status and r.to_status = 'cancelled' and 'system' = any (r.roles))
    order by o.id
  loop
    perform private.transition(later, 'cancelled', null, 'system', 'vendor_problem');
  end loop;
end
$function$;

comment on function private.cancel_later_orders(uuid) is 'Cancels what a vendor that ends cannot do any more, to nobody''s cost but its own; its customers are told.';

revoke all on function private.cancel_later_orders(uuid) from public;
