create or replace function private.what_came (
  order_id uuid,
  "position" integer
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_strip_nulls(jsonb_build_object(
    'came', coalesce(g.picked_quantity, i.quantity - (select sum(p.missing) from public.dish_proposals as p
      where p.order_id = i.order_id and p.position = i.position and p.state in ('accepted', 'refused'))),
    'came_grams', g.picked_grams, 'charged_paise', i.charged_paise,
    'instead', (select jsonb_agg(jsonb_build_object('name', s.name, 'quantity', s.quantity) order by s.answered_at)
      from (
        select k.name, k.quantity, k.answered_at from public.substitutions as k
        where k.order_id = i.order_id and k.position = i.position and k.state = 'accepted'
        union all
        select p.name, p.quantity, p.answered_at from public.dish_proposals as p
        where p.order_id = i.order_id and p.position = i.position and p.state = 'accepted' and p.name is not null)
          as s)))
  from public.order_items as i left join public.grocery_lines as g on g.order_id = i.order_id
    and g.position = i.position
  where i.order_id = what_came.order_id and i.position = what_came.position
    and (i.charged_paise is not null or i.charged_quantity is not null)
$function$;

comment on function private.what_came(uuid, integer) is 'What came of a line where that is known: {came (pieces), came_grams, charged_paise, instead: [{name, quantity}]}; null while it stands as it was ordered.';

revoke all on function private.what_came(uuid, integer) from public;
