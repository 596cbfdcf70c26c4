create or replace function private.food_detail (
  o public.enhanced_orders,
  viewer text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case when viewer in ('customer', 'vendor', 'admin') then
    jsonb_build_object('no_cutlery', private.no_cutlery(o.id))
    || case when viewer = 'vendor' then '{}'::jsonb else jsonb_build_object('proposals', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'dish', i.name, 'of_pieces', i.quantity,
        'missing', p.missing, 'missing_paise', i.unit_paise * p.missing, 'name', p.name, 'picture', p.picture,
        'unit_paise', p.unit_paise, 'quantity', p.quantity, 'total_paise', p.total_paise, 'state', p.state,
        'answered_by', p.answered_by, 'answer_by', p.answer_by, 'back_paise', p.back_paise,
        'is_all', private.nothing_left_without(o, p)) order by p.offered_at), '[]')
      from public.dish_proposals as p
      join public.order_items as i on i.order_id = p.order_id and i.position = p.position
      where p.order_id = o.id and p.state <> 'withdrawn')) end end
$function$;

comment on function private.food_detail(public.enhanced_orders, text) is 'Of an order of food: whether cutlery is left out, and what its customer is asked about dishes that ran out.';

revoke all on function private.food_detail(public.enhanced_orders, text) from public;
