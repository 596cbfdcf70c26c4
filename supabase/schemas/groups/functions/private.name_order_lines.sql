create or replace function private.name_order_lines (
  o public.enhanced_orders,
  part jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  g uuid;
begin
  if not exists (select from jsonb_array_elements(part -> 'lines') as l where l ? 'for_name') then return; end if;
  update public.order_items as i set for_name = l.line ->> 'for_name'
  from jsonb_array_elements(part -> 'lines') with ordinality as l (line, n)
  where i.order_id = o.id and i.position = l.n and l.line ? 'for_name';
  update public.enhanced_orders as e set items = (
    select jsonb_agg(k.item || jsonb_strip_nulls(jsonb_build_object('for_name',
      part -> 'lines' -> (k.n::integer - 1) -> 'for_name')) order by k.n)
    from jsonb_array_elements(e.items) with ordinality as k (item, n))
  where e.id = o.id;
  insert into private.group_order_lines (order_id, position, person_id)
  select o.id, l.n, p.id from jsonb_array_elements(part -> 'lines') with ordinality as l (line, n)
  join private.group_people as p on p.id = (l.line ->> 'group_person_id')::uuid;
  select p.group_id into g from private.group_order_lines as k join private.group_people as p on p.id = k.person_id
    where k.order_id = o.id limit 1;
  update private.group_carts as c set state = 'ordered', order_id = o.id where c.id = g;
  perform private.tell_group(g);
end
$function$;

comment on function private.name_order_lines(public.enhanced_orders, jsonb) is 'Writes whom the lines of a group are for on the order, and ties the group to it.';

revoke all on function private.name_order_lines(public.enhanced_orders, jsonb) from public;
