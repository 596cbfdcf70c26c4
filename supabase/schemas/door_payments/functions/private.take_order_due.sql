create or replace function private.take_order_due (
  subject_id uuid,
  gateway_order_id uuid,
  amount_paise bigint,
  provider_payment_id text
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.lock_order(take_order_due.subject_id);
  part public.payments;
  taken bigint := 0;
  told jsonb;
  taker uuid;
begin
  if o.status not in ('awaiting_payment', 'cancelled') then
    for part in select * from private.cash_parts(o.id) loop
      continue when taken + part.amount_paise - part.refunded_paise > take_order_due.amount_paise;
      perform private.change_method(part);
      perform private.payment_captured(part.id, take_order_due.provider_payment_id);
      taken := taken + part.amount_paise - part.refunded_paise;
    end loop;
  end if;
  told := jsonb_build_object('amount', private.rupees(take_order_due.amount_paise),
    'amount_paise', take_order_due.amount_paise, 'order_number', o.order_number);
  if taken = 0 then
    -- Whoever took the cash learns that nothing is to be done.
    for taker in select distinct p.collected_by from public.payments as p
        where p.order_id = o.id and p.collected_by is not null loop
      perform private.notify(taker, 'paid_twice_at_door', told);
    end loop;
    if exists (select from public.payments as p where p.order_id = o.id and p.collected_role = 'vendor') then
      perform private.notify_party(o, 'vendor', 'paid_twice_at_door', told);
    end if;
    return 0;
  end if;
  select * into o from public.enhanced_orders as e where e.id = o.id;
  told := told || jsonb_build_object('amount', private.rupees(taken), 'amount_paise', taken);
  perform private.notify(o.user_id, 'cash_paid_online', told, '/order-tracking/' || o.id);
  perform private.notify(j.performer_id, 'take_no_cash', told) from private.job_of(o.id) as j
  where j.performer_id is not null and o.status <> 'delivered';
  perform private.announce_order(o);
  perform private.tell_performer(o.id);
  return taken;
end
$function$;

comment on function private.take_order_due(uuid, uuid, bigint, text) is 'Money has come in place of cash: nobody asks for the cash any more. What comes after the cash was taken, or for an order that was cancelled, goes back (private.gateway_purposes).';

revoke all on function private.take_order_due(uuid, uuid, bigint, text) from public;
