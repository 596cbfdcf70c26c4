create or replace function private.give_back (
  o public.enhanced_orders,
  amount bigint,
  destination text,
  reason_code text
)
  returns SETOF private.movement
  language plpgsql
  set search_path to ''
  AS $function$
declare
  part record;
  rest bigint := amount;
  now_back bigint;
  had bigint;
  to_source boolean;
begin
  -- First what is not paid yet, but so that cash stays whole rupees; then what was paid, the last first.
  for part in
    select p as payment, m.whole_rupees, m.refund_to, turn from public.payments as p
    join private.payment_methods as m on m.method = p.method, generate_series(1, 3) as turn
    where p.order_id = o.id and case turn when 2 then p.collected_at is not null else p.status in ('created',
      'authorised') end
    order by turn, p.position desc
  loop
    now_back := least((select p.amount_paise - p.refunded_paise from public.payments as p
      where p.id = (part.payment).id), rest);
    if part.turn = 1 and part.whole_rupees then now_back := now_back / 100 * 100; end if;
    continue when now_back = 0;
    rest := rest - now_back;
    update public.payments as p set refunded_paise = p.refunded_paise + now_back, updated_at = now(),
      status = case when p.collected_at is null and p.refunded_paise + now_back < p.amount_paise then p.status
        else private.refund_state(p.refunded_paise + now_back, p.amount_paise, p.status) end
    where p.id = (part.payment).id;
    continue when part.turn <> 2;
    -- What a bank took back by a dispute whoever paid has already: it goes nowhere else, and not twice.
    had := least(private.had_by_dispute((part.payment).provider_payment_id), now_back);
    if had > 0 then
      return next (null, 'refund_clearing', had)::private.movement;
      perform private.keep_refund(part.payment, had, 'source', give_back.reason_code);
      now_back := now_back - had;
    end if;
    continue when now_back = 0;
    -- Points come back as points, whatever is wanted: as money they would have no end.
    if part.refund_to = 'points' then
      return next (null, 'points_expense', now_back)::private.movement;
      perform private.return_points(o, (part.payment).id);
      perform private.keep_refund(part.payment, now_back, 'points', give_back.reason_code);
      continue;
    end if;
    -- No provider sends back less than a rupee.
    to_source := part.refund_to = 'source' and give_back.destination = 'source' and now_back >= 100;
    return next case when to_source then (null, 'refund_clearing', now_back)::private.movement
      else (private.payer_of(part.payment), 'customer_wallet', now_back)::private.movement end;
    perform private.keep_refund(part.payment, now_back, case when to_source then 'source' else 'wallet' end,
      give_back.reason_code);
  end loop;
  if rest > 0 then
    raise exception using errcode = 'check_violation', constraint = 'payment_refund_range',
      message = format('%s paise more than what was paid', rest);
  end if;
end
$function$;

comment on function private.give_back(public.enhanced_orders, bigint, text, text) is 'Gives back by part what an order does not cost any more: what is not paid yet is not asked for, what was paid goes to whoever paid it, to the wallet or, where wanted, the way it came, and as points what was paid in points. Answers what is to be posted for it.';

revoke all on function private.give_back(public.enhanced_orders, bigint, text, text) from public;
