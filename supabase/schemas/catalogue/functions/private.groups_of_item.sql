create or replace function private.groups_of_item (
  item_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'min_choices', g.min_choices, 'max_choices',
    g.max_choices,
    'options', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'price_paise', o.price_paise,
        'is_available', o.is_available, 'diet', od.diet) order by o.position, o.name)
      from public.item_options as o left join public.dish_options as od on od.option_id = o.id where o.group_id = g.id),
        '[]'::jsonb))
    order by g.position, g.name), '[]'::jsonb)
  from public.item_option_groups as g where g.item_id = groups_of_item.item_id
$function$;

revoke all on function private.groups_of_item(uuid) from public;
