-- The unified cart: what a customer is about to order, from any number of vendors.

create table public.unified_cart_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  item_id text not null,
  item_type text not null default 'product',
  category text,
  name text not null,
  unit_paise integer not null constraint cart_unit_range check (unit_paise >= 0),
  price numeric generated always as (unit_paise / 100.0) stored,
  image_url text,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  vendor_name text not null,
  service_duration text,
  delivery_time text,
  quantity integer not null constraint cart_quantity_range check (quantity between 1 and 50),
  option_ids uuid[] not null default '{}',
  options jsonb not null default '[]'::jsonb,
  options_key text not null default '',
  special_instructions text constraint cart_instructions_length check (length(special_instructions) <= 200),
  created_at timestamptz not null default now(),
  unique (user_id, item_id, options_key)
);
create index unified_cart_items_vendor_idx on public.unified_cart_items (vendor_id);
comment on table public.unified_cart_items is
  'One row per customer, item and chosen options (Spec §3). Name, price, picture and vendor are written by the server.';
comment on column public.unified_cart_items.price is 'Rupees, as specified; unit_paise is what the server calculates with.';
alter table public.unified_cart_items enable row level security;
create policy "customers read their own cart" on public.unified_cart_items for select to authenticated
  using (user_id = (select auth.uid()));
create policy "customers take things out of their own cart" on public.unified_cart_items for delete to authenticated
  using (user_id = (select auth.uid()));
revoke all on public.unified_cart_items from anon, authenticated;
grant select, delete on public.unified_cart_items to authenticated;

create type private.priced_line as (
  item_id uuid, option_ids uuid[], options_key text, vendor_id uuid, vendor_name text, name text, category text,
  unit_paise integer, picture text, tax_class text, options jsonb, stock integer, problem text
);

create function private.price_line(item_id text, option_ids uuid[], at timestamptz default now()) returns private.priced_line
language plpgsql stable security definer set search_path = '' as $$
declare
  item public.catalog_items;
  vendor public.vendors;
  line private.priced_line;
  chosen uuid[] := array(select distinct o from unnest(coalesce(option_ids, '{}')) as o order by o);
  found_options integer;
  wrong_groups integer;
  unavailable integer;
  extra integer;
begin
  if pg_input_is_valid(item_id, 'uuid') then
    select * into item from public.catalog_items as i where i.id = price_line.item_id::uuid;
  end if;
  if item.id is null then
    line.problem := 'item_not_found';
    return line;
  end if;
  select * into vendor from public.vendors as v where v.id = item.vendor_id;

  select count(*), coalesce(sum(o.price_paise), 0), count(*) filter (where not o.is_available),
    coalesce(jsonb_agg(jsonb_build_object('group', g.name, 'name', o.name, 'price_paise', o.price_paise)
      order by g.position, g.name, o.position, o.name), '[]'::jsonb)
  into found_options, extra, unavailable, line.options
  from public.item_options as o join public.item_option_groups as g on g.id = o.group_id
  where g.item_id = item.id and o.id = any (chosen);

  select count(*) into wrong_groups from (
    select g.id from public.item_option_groups as g
    left join public.item_options as o on o.group_id = g.id and o.id = any (chosen)
    where g.item_id = item.id group by g.id
    having count(o.id) not between g.min_choices and g.max_choices) as g;

  line.item_id := item.id;
  line.option_ids := chosen;
  line.options_key := array_to_string(chosen, ',');
  line.vendor_id := vendor.id;
  line.vendor_name := vendor.name;
  line.name := item.name;
  line.category := vendor.kind::text;
  line.unit_paise := item.price_paise + extra;
  line.picture := item.picture;
  line.tax_class := item.tax_class;
  line.stock := item.stock;
  line.problem := case
    when vendor.status <> 'active' then 'vendor_suspended'
    when private.item_unavailable_reason(item, price_line.at) is not null then 'item_sold_out'
    when found_options <> cardinality(chosen) or wrong_groups > 0 or unavailable > 0 then 'options_invalid'
  end;
  return line;
end
$$;
comment on function private.price_line is 'Present price and details of an item with options, or the reason why it cannot be ordered for a time.';

create function private.cart_sentence(problem text) returns text language sql immutable set search_path = '' as $$
  select case problem
    when 'item_not_found' then 'Item not found'
    when 'item_sold_out' then 'This item is sold out right now.'
    when 'options_invalid' then 'Please choose the options of this item again.'
    when 'vendor_suspended' then 'This place is not taking orders any more.'
    else 'Failed to add item to cart'
  end
$$;

create function private.check_instructions(instructions text) returns void language plpgsql immutable set search_path = '' as $$
begin
  if length(trim(instructions)) > 200 then
    perform private.refuse(400, 'instructions_too_long', 'Instructions can have 200 characters at most.');
  end if;
end
$$;

create function private.put_in_cart(owner uuid, line private.priced_line, quantity integer, instructions text) returns uuid
language plpgsql set search_path = '' as $$
declare
  row_id uuid;
begin
  perform private.check_instructions(instructions);
  perform private.take_turns('cart', owner::text);
  if (select count(*) from public.unified_cart_items as c where c.user_id = owner
      and (c.item_id, c.options_key) <> (line.item_id::text, line.options_key)) >= 60 then
    perform private.refuse(409, 'cart_full', 'Sixty different things are the most a cart can hold.');
  end if;
  insert into public.unified_cart_items as c (user_id, item_id, category, name, unit_paise, image_url, vendor_id, vendor_name,
    quantity, option_ids, options, options_key, special_instructions)
  values (owner, line.item_id::text, line.category, line.name, line.unit_paise, line.picture, line.vendor_id,
    line.vendor_name, put_in_cart.quantity, line.option_ids, line.options, line.options_key, nullif(trim(instructions), ''))
  on conflict (user_id, item_id, options_key) do update set
    quantity = least(c.quantity + excluded.quantity, 50), name = excluded.name, unit_paise = excluded.unit_paise,
    image_url = excluded.image_url, vendor_name = excluded.vendor_name, options = excluded.options,
    special_instructions = coalesce(excluded.special_instructions, c.special_instructions)
  returning c.id into row_id;
  return row_id;
end
$$;

create function public.add_to_cart(
  item_id text, option_ids uuid[] default '{}', quantity integer default 1, special_instructions text default null
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  line private.priced_line;
  row_id uuid;
begin
  if cardinality(option_ids) > 100 then
    perform private.refuse(400, 'options_invalid', 'Please choose the options of this item again.');
  end if;
  line := private.price_line(left(item_id, 60), option_ids);
  if quantity is null or quantity not between 1 and 50 then
    perform private.refuse(400, 'quantity_invalid', 'Between 1 and 50 pieces can be ordered at a time.');
  end if;
  if line.problem is not null then
    -- refuses: item_not_found, item_sold_out, options_invalid, vendor_suspended
    perform private.refuse(case line.problem when 'item_not_found' then 404 when 'options_invalid' then 400 else 409 end,
      line.problem, private.cart_sentence(line.problem));
  end if;
  row_id := private.put_in_cart(caller, line, quantity, special_instructions);
  perform private.publish('user:' || caller, 'cart', '{}'::jsonb);
  return row_id;
end
$$;
comment on function public.add_to_cart is
  'Puts an item with its options in the caller''s cart, or raises the quantity of that line (Spec §4 Cart).';

create function public.set_cart_quantity(cart_item_id uuid, quantity integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if set_cart_quantity.quantity is null or set_cart_quantity.quantity > 50 then
    perform private.refuse(400, 'quantity_invalid', 'Between 1 and 50 pieces can be ordered at a time.');
  end if;
  if set_cart_quantity.quantity <= 0 then
    delete from public.unified_cart_items as c where c.id = cart_item_id and c.user_id = caller;
  else
    update public.unified_cart_items as c set quantity = set_cart_quantity.quantity
    where c.id = cart_item_id and c.user_id = caller;
  end if;
  if not found then perform private.refuse(404, 'cart_item_not_found', 'Item not found'); end if;
  perform private.publish('user:' || caller, 'cart', '{}'::jsonb);
end
$$;
comment on function public.set_cart_quantity is 'Sets the quantity of a cart line; 0 or less removes it.';

create function public.set_cart_instructions(cart_item_id uuid, special_instructions text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  perform private.check_instructions(set_cart_instructions.special_instructions);
  update public.unified_cart_items as c set special_instructions = nullif(trim(set_cart_instructions.special_instructions), '')
  where c.id = cart_item_id and c.user_id = caller;
  if not found then perform private.refuse(404, 'cart_item_not_found', 'Item not found'); end if;
end
$$;
comment on function public.set_cart_instructions is 'Sets the customer''s instructions for one line.';

create function public.clear_cart(vendor_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  delete from public.unified_cart_items as c
  where c.user_id = caller and (clear_cart.vendor_id is null or c.vendor_id = clear_cart.vendor_id);
  perform private.publish('user:' || caller, 'cart', '{}'::jsonb);
end
$$;
comment on function public.clear_cart is 'Empties the caller''s cart, or one vendor''s part of it.';

create function private.guest_lines(items jsonb) returns table (item_id text, option_ids uuid[], quantity integer, instructions text)
language plpgsql immutable set search_path = '' as $$
begin
  -- Sixty lines with ten options and full instructions are about 60 kB.
  perform private.bound(items, 100000);
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) > 60 then
    perform private.refuse(400, 'cart_invalid', 'This cart could not be read.');
  end if;
  return query
    select left(line ->> 'item_id', 60),
      array(select value::uuid from jsonb_array_elements_text(case jsonb_typeof(line -> 'option_ids') when 'array' then line -> 'option_ids' else '[]' end)
        where pg_input_is_valid(value, 'uuid') limit 100),
      least(greatest(case when jsonb_typeof(line -> 'quantity') = 'number' then (line ->> 'quantity')::numeric else 1 end, 1), 50)::integer,
      left(line ->> 'special_instructions', 200)
    from jsonb_array_elements(items) as line;
end
$$;

create function public.merge_cart(items jsonb, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  guest record;
  line private.priced_line;
  merged integer := 0;
  dropped jsonb := '[]'::jsonb;
  answer jsonb := private.claim_idempotency(caller, idempotency_key, 'merge_cart');
begin
  -- Only the response was lost: merging again would add every line twice.
  if answer is not null then return answer; end if;
  for guest in select * from private.guest_lines(items) loop
    line := private.price_line(guest.item_id, guest.option_ids);
    if line.problem is null then
      perform private.put_in_cart(caller, line, guest.quantity, guest.instructions);
      merged := merged + 1;
    else
      dropped := dropped || jsonb_build_object('item_id', guest.item_id, 'name', line.name, 'reason', line.problem);
    end if;
  end loop;
  if merged > 0 then perform private.publish('user:' || caller, 'cart', '{}'::jsonb); end if;
  answer := jsonb_build_object('merged', merged, 'dropped', dropped);
  perform private.keep_result(caller, idempotency_key, answer);
  return answer;
end
$$;
comment on function public.merge_cart is
  'Adds a guest''s cart to the caller''s, once for each key, and returns what is no longer sold (Spec §4 Cart).';

create function public.price_guest_cart(items jsonb, language text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'item_id', g.item_id, 'option_ids', g.option_ids, 'quantity', g.quantity, 'special_instructions', g.instructions,
    'name', coalesce(i.name_translations ->> price_guest_cart.language, w.text, (p.line).name), 'unit_paise', (p.line).unit_paise, 'picture', (p.line).picture, 'diet', d.diet,
    'vendor_id', (p.line).vendor_id, 'vendor_name', (p.line).vendor_name, 'options', coalesce((p.line).options, '[]'::jsonb),
    'orderable', (p.line).problem is null, 'unavailable_reason', (p.line).problem)), '[]'::jsonb)
  from private.guest_lines(items) as g
  cross join lateral (select private.price_line(g.item_id, g.option_ids) as line) as p
  left join public.catalog_items as i on i.id = (p.line).item_id
  left join public.dishes as d on d.item_id = i.id
  left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name) and w.language = price_guest_cart.language
$$;
comment on function public.price_guest_cart is 'A guest''s cart at present prices, with names in the reader''s language, or with null as the vendors wrote them.';

create function public.my_cart(language text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'item_id', c.item_id, 'option_ids', c.option_ids, 'quantity', c.quantity,
    'special_instructions', c.special_instructions, 'name', coalesce(i.name_translations ->> my_cart.language, w.text, (p.line).name, c.name),
    'unit_paise', coalesce((p.line).unit_paise, c.unit_paise), 'picture', coalesce((p.line).picture, c.image_url),
    'diet', d.diet, 'vendor_id', c.vendor_id, 'vendor_name', c.vendor_name,
    'options', coalesce((p.line).options, c.options), 'orderable', (p.line).problem is null,
    'unavailable_reason', (p.line).problem) order by c.vendor_name, c.created_at, c.id), '[]'::jsonb)
  from public.unified_cart_items as c
  cross join lateral (select private.price_line(c.item_id, c.option_ids) as line) as p
  left join public.catalog_items as i on i.id = (p.line).item_id
  left join public.dishes as d on d.item_id = i.id
  left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name) and w.language = my_cart.language
  where c.user_id = (select auth.uid())
$$;
comment on function public.my_cart is 'The caller''s cart at present prices, with names in the reader''s language, or with null as the vendors wrote them.';

revoke execute on function public.add_to_cart(text, uuid[], integer, text), public.set_cart_quantity(uuid, integer),
  public.set_cart_instructions(uuid, text), public.clear_cart(uuid), public.merge_cart(jsonb, text), public.my_cart(text),
  public.price_guest_cart(jsonb, text) from public, anon;
grant execute on function public.add_to_cart(text, uuid[], integer, text), public.set_cart_quantity(uuid, integer),
  public.set_cart_instructions(uuid, text), public.clear_cart(uuid), public.merge_cart(jsonb, text), public.my_cart(text) to authenticated;
grant execute on function public.price_guest_cart(jsonb, text) to anon, authenticated;
