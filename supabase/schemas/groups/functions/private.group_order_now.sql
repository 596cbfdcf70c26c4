create or replace function private.group_order_now (
  g private.group_carts,
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  host uuid := (select p.id from private.group_people as p where p.group_id = g.id and p.is_host);
begin
  return (
    select jsonb_build_object('status', o.status, 'kind', o.kind, 'category', o.category, 'promised_max_at',
      private.arrives_at(o), 'scheduled_for', o.scheduled_for,
      'placed_at', o.created_at, 'total_paise', o.total_paise, 'refund_paise', o.refund_paise,
      'lines', (select jsonb_agg(jsonb_build_object('position', i.position, 'person_id', coalesce(k.person_id, host),
        'name', coalesce((select n.name from private.names_in(array[i.item_id], group_order_now.language) as n
            where n.written = i.name), i.name),
          'options', private.options_in(i.options, i.item_id, group_order_now.language),
          'special_instructions', i.special_instructions, 'quantity', i.quantity, 'total_paise', i.total_paise)
            order by i.position)
        from public.order_items as i left join private.group_order_lines as k on k.order_id = i.order_id
          and k.position = i.position
        where i.order_id = o.id))
    from public.enhanced_orders as o where o.id = g.order_id);
end
$function$;

comment on function private.group_order_now(private.group_carts, text) is 'The order of a group as its participants may know it: what each chose, its status and what it costs; no number, address or phone.';

revoke all on function private.group_order_now(private.group_carts, text) from public;
