create or replace function private.settle_picking (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  chosen jsonb;
  back bigint := 0;
begin
  if not exists (select from public.grocery_orders as g where g.order_id = o.id
    and g.packed_at is null) then return; end if;
  if exists (select from public.substitutions as s where s.order_id = o.id and s.state = 'offered') then
    perform private.refuse(409, 'substitution_open', 'The customer has not answered yet.');
  end if;
  -- What nobody has said anything of was all there.
  update public.grocery_lines as l set state = 'picked', decided_at = now(),
    picked_quantity = case when l.ordered_grams is null then i.quantity end, picked_grams = l.ordered_grams
  from public.order_items as i where i.order_id = l.order_id and i.position = l.position and l.order_id = o.id
    and l.state = 'waiting';
  update public.grocery_lines as l set charged_paise = private.picked_paise(i.total_paise, i.unit_paise,
    l.ordered_grams, l.picked_quantity, l.picked_grams)
    + coalesce((select s.total_paise from public.substitutions as s where s.order_id = l.order_id
      and s.position = l.position and s.state = 'accepted'), 0)
  from public.order_items as i where i.order_id = l.order_id and i.position = l.position and l.order_id = o.id;
  if not exists (select from public.grocery_lines as l where l.order_id = o.id and l.charged_paise > 0) then
    perform private.refuse(409, 'nothing_picked',
      'Nothing of this order is there. Please cancel it: the customer gets everything back.');
  end if;
  -- An administrator may have given back some of it meanwhile.
  select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise', least(missing.paise,
    k.amount_paise - k.refunded_paise))) into chosen
  from (
    select i.tax_class, sum(i.total_paise - l.charged_paise) as paise
    from public.grocery_lines as l join public.order_items as i on i.order_id = l.order_id and i.position = l.position
    where l.order_id = o.id group by i.tax_class having sum(i.total_paise - l.charged_paise) > 0
  ) as missing
  join private.charges_left(o.id) as k on k.code = 'items' and k.tax_class = missing.tax_class
    and k.amount_paise > k.refunded_paise;
  if chosen is not null then
    back := private.charge_less(o, chosen, 'not_picked', 'picking:' || o.id);
    if back > 0 then
      perform private.notify_party(o, 'user', 'picking_changed', jsonb_build_object('amount', private.rupees(back),
        'amount_paise', back));
      perform private.tell_performer(o.id);
    end if;
  end if;
  update public.grocery_orders as g set packed_at = now(), refunded_paise = back where g.order_id = o.id;
  perform private.pack_missing_bags(o);
  perform private.announce_picking(o);
end
$function$;

comment on function private.settle_picking(public.enhanced_orders, public.order_status) is
  'When an order of groceries is packed: what was not picked is refunded to the wallet, or taken off what is paid in cash. Once; nothing is ever charged beyond what was ordered.';

revoke all on function private.settle_picking(public.enhanced_orders, public.order_status) from public;
