create or replace function private.round_cash (
  order_id uuid
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  difference bigint;
  quoted smallint;
begin
  with rounded as (
    update public.payments as p set amount_paise = p.amount_paise + r.paise, updated_at = now()
    from (
      select c.id, private.in_rupees(c.amount_paise - c.refunded_paise) - (c.amount_paise - c.refunded_paise) as paise
      from public.payments as c join private.payment_methods as m on m.method = c.method and m.whole_rupees
      where c.order_id = round_cash.order_id and c.status = 'created'
    ) as r
    where p.id = r.id and r.paise <> 0 returning r.paise
  )
  select coalesce(sum(r.paise), 0) into difference from rounded as r;
  select * into o from public.enhanced_orders as e where e.id = round_cash.order_id;
  if difference = 0 then return o; end if;
  select c.position into quoted from public.order_charges as c
  where c.order_id = o.id and c.code = 'rounding' and c.phase = 'quoted';
  update public.enhanced_orders as e set total_paise = e.total_paise + difference
    where e.id = o.id returning * into o;
  insert into public.order_charges (order_id, position, phase, code, amount_paise, of_position)
  select o.id, max(c.position) + 1, case when quoted is null then 'quoted' else 'adjusted' end::public.charge_phase,
    'rounding', difference, quoted
  from public.order_charges as c where c.order_id = o.id;
  return o;
end
$function$;

comment on function private.round_cash(uuid) is 'Brings an order that is paid in cash back to whole rupees after its price has changed; the caller holds its lock. Answers the order.';

revoke all on function private.round_cash(uuid) from public;
