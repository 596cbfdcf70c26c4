create or replace function public.set_group_line (
  token text,
  item_id text,
  option_ids uuid[] default '{}'::uuid[],
  quantity integer default 1,
  special_instructions text default null::text,
  secret text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  g private.group_carts;
  p private.group_people;
  line private.priced_line;
  chosen uuid[];
  before integer;
begin
  if cardinality(set_group_line.option_ids) > 100 then
    perform private.refuse(400, 'options_invalid', 'Please choose the options of this item again.');
  end if;
  if set_group_line.quantity is null or set_group_line.quantity not between 0 and 50 then
    perform private.refuse(400, 'quantity_invalid', 'Between 1 and 50 pieces can be ordered at a time.');
  end if;
  perform private.bound(set_group_line.special_instructions, 2000);
  perform private.check_instructions(set_group_line.special_instructions);
  if not coalesce(pg_input_is_valid(left(set_group_line.item_id, 60), 'uuid'), false) then
    perform private.refuse(404, 'item_not_found', 'Item not found');
  end if;
  chosen := array(select distinct o from unnest(coalesce(set_group_line.option_ids, '{}')) as o order by o);
  g := private.lock_group(set_group_line.token);
  p := private.group_member(g, set_group_line.secret);
  perform private.check_group_open(g, p);
  perform private.pace_group(p);
  select l.quantity into before from private.group_lines as l
  where l.person_id = p.id and l.item_id = set_group_line.item_id::uuid
    and l.options_key = array_to_string(chosen, ',');
  if set_group_line.quantity = 0 then
    delete from private.group_lines as l
    where l.person_id = p.id and l.item_id = set_group_line.item_id::uuid
      and l.options_key = array_to_string(chosen, ',');
  else
    line := private.price_line(set_group_line.item_id, chosen);
    if line.problem is not null then
      -- refuses: item_not_found, item_sold_out, options_invalid, vendor_suspended
      perform private.refuse(case line.problem when 'item_not_found' then 404 when 'options_invalid' then 400 else 409
        end,
        line.problem, private.cart_sentence(line.problem));
    end if;
    if line.vendor_id <> g.vendor_id then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
    if before is null and (select count(*) from private.group_lines as l
      join private.group_people as x on x.id = l.person_id where x.group_id = g.id) >= 60 then
      perform private.refuse(409, 'cart_full', 'Sixty different things are the most a cart can hold.');
    end if;
    insert into private.group_lines as l (person_id, item_id, option_ids, options_key, options, name, unit_paise,
      quantity, special_instructions)
    values (p.id, line.item_id, line.option_ids, line.options_key, line.options, line.name, line.unit_paise,
      set_group_line.quantity,
      nullif(private.plain_text(set_group_line.special_instructions), ''))
    on conflict (person_id, item_id, options_key) do update set quantity = excluded.quantity,
      special_instructions = excluded.special_instructions,
      unit_paise = excluded.unit_paise, name = excluded.name, options = excluded.options;
    if g.limit_paise is not null and not p.is_host and set_group_line.quantity > coalesce(before, 0)
      and private.group_spent(p.id) > g.limit_paise then
      perform private.refuse(409, 'group_limit_reached', 'That is more than the limit for each person.',
        jsonb_build_object('limit_paise', g.limit_paise));
    end if;
  end if;
  update private.group_people as x set ready_at = null where x.id = p.id;
  perform private.tell_group(g.id);
end
$function$;

comment on function public.set_group_line(text, text, uuid[], integer, text, text) is
  'Sets how many of an item with options the caller wants from a group cart, and the note of that line; 0 removes it. Repeating it changes nothing.';

revoke all on function public.set_group_line(text, text, uuid[], integer, text, text) from public;

grant execute
  on function public.set_group_line(text, text, uuid[], integer, text, text)
  to anon, authenticated, postgres;
