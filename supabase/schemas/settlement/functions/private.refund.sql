create or replace function private.refund (
  o public.enhanced_orders,
  chosen jsonb,
  reason_code text,
  bearer text,
  destination text,
  key text
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  rows private.refund_row[] := array(select r from private.rows_of_refund(o.id, refund.chosen) as r);
  amount bigint := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
  settled private.movement[] := '{}';
  open_loss bigint := 0;
  vendor_loss bigint := 0;
  loss record;
  movements private.movement[];
  back private.movement[];
  returned bigint;
begin
  -- The ledger would refuse the second posting, and the rows of the bill would stand there without it.
  if exists (select from private.ledger_transactions as t where t.idempotency_key = refund.key) then return 0; end if;
  -- What was to be paid still is not refunded: it is not asked for any more.
  if private.still_due(o.id) between 1 and amount and private.has_paid(o.id) and not exists (
      select from private.order_shares as s where s.order_id = o.id and s.settled_at is not null) then
    rows := array(select r from private.forgo_unpaid(o, rows) as r);
    amount := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
    -- Nobody has to come for nothing.
    update public.payments as p set status = 'captured', collected_at = now()
    where p.order_id = o.id and p.status in ('created', 'authorised');
  end if;
  if refund.bearer <> 'platform' and o.status <> 'cancelled' then
    for loss in select l.owner_id, l.account, l.settled, l.amount_paise from private.losses_of_refund(o.id,
      rows) as l loop
      if loss.account = 'vendor_payable' then vendor_loss := vendor_loss + loss.amount_paise; end if;
      if loss.settled then
        settled := settled || (loss.owner_id, loss.account, -loss.amount_paise)::private.movement;
      else
        open_loss := open_loss + loss.amount_paise;
      end if;
    end loop;
    perform private.require_cover(m.owner_id, m.kind, -sum(m.amount_paise)::bigint, refund.reason_code)
    from unnest(settled) as m group by m.owner_id, m.kind;
  end if;
  perform private.write_refund_rows(o.id, rows, refund.bearer);
  back := array(select m from private.give_back(o, amount, refund.destination, refund.reason_code) as m);
  -- What comes back as points is told by itself.
  returned := coalesce((select sum(m.amount_paise) from unnest(back) as m where m.kind <> 'points_expense'), 0);
  movements := settled || back;
  if o.status = 'delivered' then
    movements := movements || array[(null, 'order_escrow', -open_loss)::private.movement,
      (null, 'tax_payable', (select sum(r.amount_paise) from unnest(rows) as r
        where r.nature = 'tax'))::private.movement,
      (null, 'promo_expense', (select sum(r.amount_paise) from unnest(rows) as r
        where r.nature = 'discount'))::private.movement];
  end if;
  -- Escrow holds what was paid for an order that is under way; afterwards what is left is the platform's.
  movements := movements || (null, case when o.status in ('delivered', 'cancelled') then 'platform_revenue'
    else 'order_escrow' end,
    -private.sum_of_movements(movements))::private.movement;
  if amount > 0 then perform private.post('order_refunded', o.id, refund.key, movements); end if;

  if returned > 0 then
    perform private.notify(o.user_id, case when exists (select from unnest(back) as m where m.kind = 'refund_clearing')
      then 'refund_to_source' else 'refund_issued' end, jsonb_build_object('amount', private.rupees(returned),
      'amount_paise', returned, 'order_number', o.order_number), '/wallet');
  end if;
  perform private.note_vendor_refund(o, refund.reason_code, amount, vendor_loss);
  update public.enhanced_orders as e set refund_paise = e.refund_paise + amount, updated_at = now()
  where e.id = o.id returning * into o;
  perform private.announce_order(o);
  return amount;
end
$function$;

comment on function private.refund(public.enhanced_orders, jsonb, text, text, text, text) is
  'Refunds parts of charges, [{position, amount_paise}], of an order that the caller has locked, once per key; answers the paise that go back with tax and less the discount. From escrow until the order is delivered, then from whoever earned it; bearer platform leaves the payees theirs. A payee''s balance may fall below zero and is made up by what is earned next.';

revoke all on function private.refund(public.enhanced_orders, jsonb, text, text, text, text) from public;
