create or replace function private.digital_failed (
  order_id uuid,
  reason text
)
  returns boolean
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.lock_order(digital_failed.order_id);
begin
  if o.status <> 'cancelled' then
    o := private.transition(o.id, 'cancelled', null, 'system', case when reason = 'no_answer' then 'payment_unconfirmed'
      else 'payment_failed' end);
  end if;
  return o.payment_status in ('refunded', 'void');
end
$function$;

comment on function private.digital_failed(uuid, text) is 'Called by the job while a refund is due: cancels and refunds the order, and answers whether the money is back. False (a gateway still works on it) and errors have it called again, so it is idempotent.';

revoke all on function private.digital_failed(uuid, text) from public;
