-- A vendor learns of every refund that it bears: at once, in the order, and in its figures.

insert into private.notification_templates (template, type, title, message, push_for) values
  ('vendor_order_refunded', 'warning', 'Refunded at your cost',
   '{amount} of order {order_number} was refunded. You earn {loss} less. You can ask support to look at it.', null);

create function private.note_vendor_refund(o public.enhanced_orders, reason_code text, amount bigint, loss bigint) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  -- What was not there when it was packed, and deposits of bottles, are no loss of what was sold.
  if o.vendor_id is null or note_vendor_refund.amount <= 0 or note_vendor_refund.loss <= 0
      or note_vendor_refund.reason_code in ('not_picked', 'bottles_returned') then return; end if;
  insert into private.vendor_refunds (order_id, vendor_id, reason_code, amount_paise, loss_paise)
  values (o.id, o.vendor_id, note_vendor_refund.reason_code, note_vendor_refund.amount, note_vendor_refund.loss);
  -- A return is decided by the vendor's own people, a missed delivery has a notice of its own.
  if exists (select from public.refund_reasons as r where r.code = note_vendor_refund.reason_code) then
    perform private.notify_party(o, 'vendor', 'vendor_order_refunded', jsonb_build_object('amount', private.rupees(note_vendor_refund.amount),
      'loss', private.rupees(note_vendor_refund.loss), 'reason_code', note_vendor_refund.reason_code));
  end if;
end
$$;
comment on function private.note_vendor_refund is
  'Keeps a refund that the order''s vendor bears, and tells the vendor of what help or an administrator decided. Amounts in paise.';

create or replace function private.refund(o public.enhanced_orders, chosen jsonb, reason_code text, bearer text, destination text, key text)
returns bigint language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  rows private.refund_row[] := array(select r from private.rows_of_refund(o.id, refund.chosen) as r);
  amount bigint := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
  settled private.movement[] := '{}';
  open_loss bigint := 0;
  vendor_loss bigint := 0;
  loss record;
  movements private.movement[];
begin
  if refund.bearer <> 'platform' and o.status <> 'cancelled' then
    for loss in select l.owner_id, l.account, l.settled, l.amount_paise from private.losses_of_refund(o.id, rows) as l loop
      if loss.account = 'vendor_payable' then vendor_loss := vendor_loss + loss.amount_paise; end if;
      if loss.settled then
        settled := settled || (loss.owner_id, loss.account, -loss.amount_paise)::private.movement;
      elsif loss.owner_id is not null then
        open_loss := open_loss + loss.amount_paise;
      end if;
    end loop;
  end if;
  perform private.write_refund_rows(o.id, rows, refund.bearer);
  movements := settled || array[case refund.destination
    when 'wallet' then (o.user_id, 'customer_wallet', amount)::private.movement
    else (null, 'gateway_clearing', amount)::private.movement end];
  if o.status = 'delivered' then
    movements := movements || array[(null, 'order_escrow', -open_loss)::private.movement,
      (null, 'tax_payable', (select sum(r.amount_paise) from unnest(rows) as r where r.nature = 'tax'))::private.movement,
      (null, 'promo_expense', (select sum(r.amount_paise) from unnest(rows) as r where r.nature = 'discount'))::private.movement];
  end if;
  -- Escrow holds the whole price of an order that is under way; afterwards what is left is the platform's.
  movements := movements || (null, case when o.status in ('delivered', 'cancelled') then 'platform_revenue' else 'order_escrow' end,
    -private.sum_of_movements(movements))::private.movement;
  if amount > 0 then perform private.post('order_refunded', o.id, refund.key, movements); end if;

  perform private.record_refund(o, amount, refund.destination, refund.reason_code);
  perform private.note_vendor_refund(o, refund.reason_code, amount, vendor_loss);
  update public.payments as p set refunded_paise = p.refunded_paise + amount, updated_at = now(),
    status = private.refund_state(p.refunded_paise + amount, p.amount_paise, p.status) where p.order_id = o.id;
  update public.enhanced_orders as e set refund_paise = e.refund_paise + amount, updated_at = now(),
    payment_status = private.refund_state(e.refund_paise + amount, e.total_paise, e.payment_status::text)::public.payment_status
  where e.id = o.id returning * into o;
  perform private.announce_order(o);
  return amount;
end
$$;
