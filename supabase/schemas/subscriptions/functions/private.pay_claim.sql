create or replace function private.pay_claim (
  claim public.delivery_claims
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.lock_order(claim.order_id);
  everything boolean := (select count(*) from public.subscription_days as d
    where d.order_id = claim.order_id) = cardinality(claim.subscription_ids);
  chosen jsonb;
  missed jsonb;
  amount bigint := 0;
begin
  perform private.lock_subscriber(w.subscriber_id) from public.subscription_orders as w
    where w.order_id = claim.order_id;
  if o.status = 'pending' and everything then
    o := private.transition(o.id, 'cancelled', null, 'system', 'missed_delivery');
    amount := o.total_paise;
  elsif o.status <> 'cancelled' then
    select coalesce(jsonb_agg(jsonb_build_object('position', i.position, 'quantity', i.quantity)), '[]') into missed
    from public.order_items as i join private.lines_left(o.id) as k on k.position = i.position and k.gone_pieces = 0
    where i.order_id = o.id and i.item_id in (select s.item_id from public.subscription_days as d
      join public.subscriptions as s on s.id = d.subscription_id
      where d.order_id = o.id and d.subscription_id = any (claim.subscription_ids));
    select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise',
      least(k.amount_paise - k.refunded_paise, w.paise))) into chosen
    from (
      select 'items' as code, p.tax_class, sum(p.paise)::bigint as paise from private.parts_of_lines(o.id, missed) as p
        group by p.tax_class
      union all
      select 'delivery', c.tax_class, coalesce(c.gross_paise, c.amount_paise) from public.order_charges as c
      where c.order_id = o.id and c.code = 'delivery' and c.phase = 'quoted' and everything) as w
    join private.charges_left(o.id) as k on k.code = w.code and k.tax_class is not distinct from w.tax_class
    where k.amount_paise > k.refunded_paise and w.paise > 0;
    perform private.record_line_refunds(o.id, missed, 'claim:' || claim.id, 'claim');
    if chosen is not null then amount := private.refund(o, chosen, 'missed_delivery', 'customer', 'wallet',
      'claim:' || claim.id); end if;
    -- Bottles that never came need not go back.
    if o.status = 'delivered' then
      update public.subscriptions as s set bottles_out = greatest(s.bottles_out - d.quantity, 0)
      from public.subscription_days as d
      where d.order_id = o.id and d.deposit_paise > 0 and d.subscription_id = any (claim.subscription_ids)
        and s.id = d.subscription_id;
    end if;
  end if;
  update public.delivery_claims as c set status = 'refunded', amount_paise = amount, decided_at = now(),
    decided_by = auth.uid() where c.id = claim.id;
  perform private.publish('user:' || o.user_id, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || o.vendor_id, 'round', '{}'::jsonb);
  return amount;
end
$function$;

comment on function private.pay_claim(public.delivery_claims) is 'Refunds what did not come: the whole order while it is under way, else the lines, and the delivery where all of it is missing.';

revoke all on function private.pay_claim(public.delivery_claims) from public;
