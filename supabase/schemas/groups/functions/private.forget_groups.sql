create or replace function private.forget_groups (
  caller uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.end_group(g) from private.group_carts as g where g.host_id = caller
    and g.state in ('open', 'locked', 'taken');
  -- The order keeps what was bought, without the names of those who chose it.
  update public.enhanced_orders as o set items = (select jsonb_agg(i - 'for_name' order by n)
    from jsonb_array_elements(o.items) with ordinality as e (i, n))
  where o.user_id = caller and exists (select from public.order_items as i where i.order_id = o.id
    and i.for_name is not null);
  update public.order_items as i set for_name = null from public.enhanced_orders as o where o.user_id = caller
    and i.order_id = o.id and i.for_name is not null;
  update public.enhanced_orders as o set items = (
    select jsonb_agg(case when k.person_id in (select p.id from private.group_people as p where p.user_id = caller)
      then i - 'for_name' else i end order by n)
    from jsonb_array_elements(o.items) with ordinality as e (i, n)
      left join private.group_order_lines as k on k.order_id = o.id and k.position = n)
  where o.id in (select k.order_id from private.group_order_lines as k
    join private.group_people as p on p.id = k.person_id where p.user_id = caller);
  update public.order_items as i set for_name = null from private.group_order_lines as k
    join private.group_people as p on p.id = k.person_id
  where p.user_id = caller and i.order_id = k.order_id and i.position = k.position;
  delete from private.group_carts as g where g.host_id = caller;
  delete from private.group_people as p where p.user_id = caller;
  delete from public.unified_cart_items as c where c.user_id = caller;
end
$function$;

comment on function private.forget_groups(uuid) is 'Ends and removes the groups of a closed account, its part in others, and the names on its orders; see trade_accounts.';

revoke all on function private.forget_groups(uuid) from public;
