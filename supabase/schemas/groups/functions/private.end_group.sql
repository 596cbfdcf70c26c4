create or replace function private.end_group (
  g private.group_carts
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  l private.group_lines;
  line private.priced_line;
begin
  update private.group_carts as c set state = 'ended' where c.id = g.id;
  -- What the host chose goes back to the host's cart, as much of it as is sold and fits.
  if g.state in ('open', 'locked') then
    for l in select x.* from private.group_lines as x join private.group_people as p on p.id = x.person_id and p.is_host
      and p.group_id = g.id order by x.created_at, x.id loop
      line := private.price_line(l.item_id::text, l.option_ids);
      if line.problem is null and (select count(*) from public.unified_cart_items as c where c.user_id = g.host_id) < 60
        then
        perform private.put_in_cart(g.host_id, line, l.quantity, l.special_instructions);
      end if;
    end loop;
    perform private.publish('user:' || g.host_id, 'cart', '{}'::jsonb);
  end if;
  perform private.tell_group(g.id);
end
$function$;

comment on function private.end_group(private.group_carts) is 'Ends a group without an order. What is in the host''s cart stays there, and may still be ordered.';

revoke all on function private.end_group(private.group_carts) from public;
