create or replace function public.vendor_shop_day (
  vendor_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_right(vendor_shop_day.vendor_id, 'orders');
  return (select jsonb_build_object(
      'new', count(*) filter (where p.stage = 'new'), 'packing', count(*)
        filter (where p.stage = 'packing'), 'ready', count(*) filter (where p.stage = 'ready'),
      'away', count(*) filter (where p.stage = 'away'), 'late', count(*)
        filter (where p.stage in ('new', 'packing', 'ready') and p.promised_to <= private.today()))
    from (select private.parcel_stage(s, o.status) as stage, s.promised_to from public.shipments as s
      join public.enhanced_orders as o on o.id = s.order_id
      where o.vendor_id = vendor_shop_day.vendor_id and s.state not in ('delivered', 'returned', 'cancelled')) as p)
    || jsonb_build_object(
      'returns', (select count(*) from public.returns as r where r.vendor_id = vendor_shop_day.vendor_id
        and r.state in ('requested', 'picked_up', 'received')),
      'questions', (select count(*) from public.vendor_questions(vendor_shop_day.vendor_id, limit_count => 50)),
      'held_paise', (select coalesce(sum(v.value_paise), 0) from public.enhanced_orders as o
        join private.share_values as v on v.order_id = o.id
        where o.vendor_id = vendor_shop_day.vendor_id and o.status = 'delivered' and v.settled_at is null
          and v.owner_id = o.vendor_id
          and o.status_since > now() - interval '60 days'),
      'sold_out', (select count(*) from public.catalog_items as i where i.vendor_id = vendor_shop_day.vendor_id
        and i.stock = 0),
      'running_out', (select count(*) from public.catalog_items as i where i.vendor_id = vendor_shop_day.vendor_id
        and i.stock between 1 and 5));
end
$function$;

comment on function public.vendor_shop_day(uuid) is 'What a seller has to do: {new, packing, ready, away, late, returns, questions, held_paise (earned, paid when nothing can be returned any more), sold_out, running_out}.';

revoke all on function public.vendor_shop_day(uuid) from public;

grant execute on function public.vendor_shop_day(uuid) to authenticated, postgres;
