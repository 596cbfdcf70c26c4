create or replace function private.end_undelivered (
  o public.enhanced_orders,
  was public.order_status
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
declare
  what_becomes text := private.undeliverable_goes(o);
  carried public.jobs;
  rows private.refund_row[];
  refund bigint := 0;
  paid private.movement[];
begin
  select * into carried from private.job_of(o.id);
  perform private.cancel_jobs(o);
  if private.has_paid(o.id) and not private.waits_for_cash(o.id) then
    rows := array(select r from private.rows_of_refund(o.id, private.undelivered_lines(o)) as r);
    refund := private.undelivered_refund(o, (select coalesce(-sum(r.amount_paise), 0) from unnest(rows)
      as r)::bigint);
    update public.payments as p set status = 'void', updated_at = now()
    where p.order_id = o.id and p.status in ('created', 'authorised');
    if cardinality(rows) > 0 then perform private.write_refund_rows(o.id, rows, 'customer'); end if;
    if refund > 0 then
      perform private.post('order_refunded', o.id, 'undelivered:' || o.id,
        array(select m from private.give_back(o, refund, 'source', 'nobody_at_door') as m)
          || (null, 'order_escrow', -refund)::private.movement);
    end if;
    update public.enhanced_orders as e set refund_paise = e.refund_paise + refund, charge_paise = private.paid(e.id)
    where e.id = o.id returning * into o;
    -- Everybody did their part: what is left is shared as after a delivery.
    o := private.settle_order(o);
  else
    -- Nothing was collected: the platform pays the courier, and the vendor for what cannot be sold again.
    with taken as (
      update private.order_shares as s set settled_at = now(), paid_to = coalesce(s.owner_id,
        private.performer_of(o.id, s.owner_role))
      where s.order_id = o.id and s.due = 'delivered' and s.settled_at is null
        and (s.account = 'courier_payable' or (s.account = 'vendor_payable' and what_becomes = 'disposed'))
      returning s.position, s.paid_to)
    select array_agg((t.paid_to, s.account, case s.account when 'courier_payable' then least(s.value_paise,
      carried.pay_paise) else s.value_paise end
      )::private.movement order by s.position) into paid
    from taken as t join private.share_values as s on s.order_id = o.id and s.position = t.position
      where t.paid_to is not null;
    if private.sum_of_movements(paid) > 0 then
      perform private.post('compensation', o.id, 'undelivered:' || o.id,
        paid || (null, 'platform_revenue', -private.sum_of_movements(paid))::private.movement);
    end if;
    update public.payments as p set status = 'void', updated_at = now()
    where p.order_id = o.id and p.collected_at is null;
    -- Points that paid a part come back, as the rest is not paid.
    refund := private.paid(o.id);
    if refund > 0 then
      perform private.write_refund_rows(o.id, array(select r from private.rows_of_full_refund(o.id, 0) as r),
        'platform');
      perform private.post('order_refunded', o.id, 'points-undelivered:' || o.id,
        array(select m from private.give_back(o, refund, 'source', 'nobody_at_door') as m)
          || (null, 'order_escrow', -refund)::private.movement);
    end if;
    update public.enhanced_orders as e set refund_paise = e.refund_paise + refund where e.id = o.id returning * into o;
  end if;

  update public.door_waits as w set goes = what_becomes, ended_at = now() where w.order_id = o.id
    and w.ended_at is null;
  -- An administrator may end it before the courier has begun to wait.
  insert into public.door_waits (order_id, courier_id, started_at, until_at, goes, ended_at)
  select o.id, carried.performer_id, now() - interval '1 second', now(), what_becomes, now()
    where carried.performer_id is not null
  on conflict do nothing;
  perform private.notify_party(o, 'vendor', case what_becomes when 'vendor' then 'vendor_undelivered_back'
    else 'vendor_undelivered_kept' end);
  return o;
end
$function$;

comment on function private.end_undelivered(public.enhanced_orders, public.order_status) is
  'Ends an order that nobody took at the door. Paid: what undelivered_lines names goes back and the rest is settled. Cash: the platform pays the courier''s way, and the vendor for what cannot be sold again.';

revoke all on function private.end_undelivered(public.enhanced_orders, public.order_status) from public;
