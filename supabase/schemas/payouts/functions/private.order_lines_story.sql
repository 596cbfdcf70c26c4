create or replace function private.order_lines_story (
  order_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity) order by i.position), '[]')
  from (select k.* from public.order_items as k where k.order_id = order_lines_story.order_id order by k.position
    limit 20) as i
$function$;

comment on function private.order_lines_story(uuid) is 'What was ordered, for a statement: [{name, quantity}], twenty at most.';

revoke all on function private.order_lines_story(uuid) from public;
