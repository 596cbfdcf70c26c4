create or replace function public.take_group_cart (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  g private.group_carts := private.lock_group(take_group_cart.token);
  host private.group_people := private.group_host(g);
  l record;
  line private.priced_line;
  moved integer := 0;
  dropped jsonb := '[]'::jsonb;
begin
  perform private.pace_group(host);
  perform private.put_group_back(g);
  for l in
    select x.*, p.name as person, p.is_host from private.group_lines as x
      join private.group_people as p on p.id = x.person_id
    where p.group_id = g.id order by p.is_host desc, p.joined_at, p.id, x.created_at, x.id
  loop
    line := private.price_line(l.item_id::text, l.option_ids);
    if line.problem is null then
      perform private.put_in_cart(g.host_id, line, l.quantity, l.special_instructions, l.person_id, l.person);
      moved := moved + 1;
    else
      dropped := dropped || jsonb_build_object('name', l.name, 'for_name', l.person, 'reason', line.problem);
    end if;
  end loop;
  if moved = 0 then perform private.refuse(409, 'group_empty', 'There is nothing to order in this group yet.'); end if;
  update private.group_carts as c set state = 'taken' where c.id = g.id;
  perform private.publish('user:' || g.host_id, 'cart', '{}'::jsonb);
  perform private.tell_group(g.id);
  return jsonb_build_object('moved', moved, 'dropped', dropped);
end
$function$;

comment on function public.take_group_cart(text) is 'Puts what everybody has chosen into the host''s cart, a line for each person, and closes the group; answers {moved, dropped: [{name, for_name, reason}]}. Repeating it puts the same there.';

revoke all on function public.take_group_cart(text) from public;

grant execute on function public.take_group_cart(text) to authenticated, postgres;
