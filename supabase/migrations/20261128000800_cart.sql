-- The unified cart: what a customer is about to order, from any number of vendors.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

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
  group_person_id uuid,
  for_name text constraint cart_for_name_length check (length(for_name) between 1 and 40),
  constraint cart_line_once unique nulls not distinct (user_id, item_id, options_key, group_person_id)
);

create trigger texts_are_plain before insert or update of special_instructions, for_name on public.unified_cart_items
  for each row execute function private.keep_plain('special_instructions', 'for_name');

create trigger account_is_open before insert on public.unified_cart_items for each row
  execute function private.hold_account_of_row('user_id');

create index unified_cart_items_vendor_idx on public.unified_cart_items (vendor_id);

comment on table public.unified_cart_items is
  'One row per customer, item and chosen options (Spec §3). Name, price, picture and vendor are written by the server.';
comment on column public.unified_cart_items.price is
  'Rupees, as specified; unit_paise is what the server calculates with.';

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

create function private.price_line(item_id text, option_ids uuid[], at timestamptz default now())
  returns private.priced_line
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
  line.name := private.item_label(item.name, item.unit, vendor.kind);
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

comment on function private.price_line is
  'Present price and details of an item with options, or the reason why it cannot be ordered for a time.';

create function private.cart_sentence(problem text) returns text language sql immutable set search_path = '' as $$
  select case problem
    when 'item_not_found' then 'Item not found'
    when 'item_sold_out' then 'This item is sold out right now.'
    when 'options_invalid' then 'Please choose the options of this item again.'
    when 'vendor_suspended' then 'This place is not taking orders any more.'
    else 'Failed to add item to cart'
  end
$$;

create function private.check_instructions(instructions text) returns void language plpgsql
  immutable set search_path = '' as $$
begin
  if length(trim(instructions)) > 200 then
    perform private.refuse(400, 'instructions_too_long', 'Instructions can have 200 characters at most.');
  end if;
end
$$;

create function private.put_in_cart(
  owner uuid, line private.priced_line, quantity integer, instructions text, person_id uuid default null,
    for_name text default null
) returns uuid
language plpgsql set search_path = '' as $$
declare
  row_id uuid;
begin
  perform private.check_instructions(instructions);
  perform private.take_turns('cart', owner::text);
  if (select count(*) from public.unified_cart_items as c where c.user_id = owner
      and (c.item_id, c.options_key, c.group_person_id) is distinct from (line.item_id::text, line.options_key,
        put_in_cart.person_id)) >= 60 then
    perform private.refuse(409, 'cart_full', 'Sixty different things are the most a cart can hold.');
  end if;
  insert into public.unified_cart_items as c (user_id, item_id, category, name, unit_paise, image_url, vendor_id,
    vendor_name,
    quantity, option_ids, options, options_key, special_instructions, group_person_id, for_name)
  values (owner, line.item_id::text, line.category, line.name, line.unit_paise, line.picture, line.vendor_id,
    line.vendor_name, put_in_cart.quantity, line.option_ids, line.options, line.options_key,
      nullif(trim(instructions), ''),
    put_in_cart.person_id, put_in_cart.for_name)
  on conflict (user_id, item_id, options_key, group_person_id) do update set
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
    perform private.refuse(case line.problem when 'item_not_found' then 404 when 'options_invalid' then 400 else 409
      end,
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
  update public.unified_cart_items as c set special_instructions =
    nullif(trim(set_cart_instructions.special_instructions), '')
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

create function private.guest_lines(items jsonb) returns table (item_id text, option_ids uuid[], quantity integer,
  instructions text)
language plpgsql immutable set search_path = '' as $$
begin
  -- Sixty lines with ten options and full instructions are about 60 kB.
  perform private.bound(items, 100000);
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) > 60
      or exists (select from jsonb_array_elements(items) as line
        where not private.are_texts(line, 'special_instructions')) then
    perform private.refuse(400, 'cart_invalid', 'This cart could not be read.');
  end if;
  return query
    select left(line ->> 'item_id', 60),
      array(select value::uuid from jsonb_array_elements_text(case jsonb_typeof(line -> 'option_ids') when 'array'
        then line -> 'option_ids' else '[]' end)
        where pg_input_is_valid(value, 'uuid') limit 100),
      least(greatest(case when jsonb_typeof(line -> 'quantity') = 'number' then (line ->> 'quantity')::numeric else 1
        end, 1), 50)::integer,
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
    'name', coalesce(private.item_label(coalesce(i.name_translations ->> price_guest_cart.language, w.text), i.unit,
      (p.line).category::public.vendor_kind), (p.line).name), 'unit_paise', (p.line).unit_paise, 'picture',
      (p.line).picture, 'diet', d.diet, 'category', (p.line).category,
    'vendor_id', (p.line).vendor_id, 'vendor_name', (p.line).vendor_name, 'options',
      private.options_in(coalesce((p.line).options, '[]'::jsonb), i.id, price_guest_cart.language),
    'orderable', (p.line).problem is null, 'unavailable_reason', (p.line).problem)), '[]'::jsonb)
  from private.guest_lines(items) as g
  cross join lateral (select private.price_line(g.item_id, g.option_ids) as line) as p
  left join public.catalog_items as i on i.id = (p.line).item_id
  left join public.dishes as d on d.item_id = i.id
  left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name)
    and w.language = price_guest_cart.language
$$;

comment on function public.price_guest_cart is
  'A guest''s cart at present prices, with names in the reader''s language, or with null as the vendors wrote them.';

create function public.my_cart(language text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'item_id', c.item_id, 'option_ids', c.option_ids, 'quantity', c.quantity,
    'special_instructions', c.special_instructions, 'name',
      coalesce(private.item_label(coalesce(i.name_translations ->> my_cart.language, w.text), i.unit,
      (p.line).category::public.vendor_kind), (p.line).name, c.name),
    'unit_paise', coalesce((p.line).unit_paise, c.unit_paise), 'picture', coalesce((p.line).picture, c.image_url),
    'diet', d.diet, 'category', (p.line).category, 'vendor_id', c.vendor_id, 'vendor_name', c.vendor_name,
    'options', private.options_in(coalesce((p.line).options, c.options), i.id, my_cart.language), 'orderable',
      (p.line).problem is null,
    'unavailable_reason', (p.line).problem, 'group_person_id', c.group_person_id, 'for_name', c.for_name)
    order by c.vendor_name, c.created_at, c.id), '[]'::jsonb)
  from public.unified_cart_items as c
  cross join lateral (select private.price_line(c.item_id, c.option_ids) as line) as p
  left join public.catalog_items as i on i.id = (p.line).item_id
  left join public.dishes as d on d.item_id = i.id
  left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name) and w.language = my_cart.language
  where c.user_id = (select auth.uid())
$$;

comment on function public.my_cart is 'The caller''s cart at present prices, with names in the reader''s language, or '
  'with null as the vendors wrote them.';

revoke execute on function public.add_to_cart(text, uuid[], integer, text), public.set_cart_quantity(uuid, integer),
  public.set_cart_instructions(uuid, text), public.clear_cart(uuid), public.merge_cart(jsonb, text),
    public.my_cart(text),
  public.price_guest_cart(jsonb, text) from public, anon;
grant execute on function public.add_to_cart(text, uuid[], integer, text), public.set_cart_quantity(uuid, integer),
  public.set_cart_instructions(uuid, text), public.clear_cart(uuid), public.merge_cart(jsonb, text),
    public.my_cart(text) to authenticated;
grant execute on function public.price_guest_cart(jsonb, text) to anon, authenticated;

-- The bill of a cart before the checkout: what the quote will say, from the same functions. For the signed-in, for
-- guests and for groups.

create function private.cart_bill_of(caller uuid, request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  built jsonb := private.build_quote(caller, request || '{"orderable_only": true}');
begin
  return jsonb_build_object('total_paise', built -> 'totals' -> 'total_paise', 'charges',
    built -> 'totals' -> 'charges',
    'takes_tip', built -> 'takes_tip',
    'complete', built ->> 'fulfilment' = 'pickup' or coalesce(jsonb_typeof(built -> 'address'), 'null') <> 'null',
    'orders', (select coalesce(jsonb_agg(jsonb_build_object('vendor_id', o -> 'vendor_id', 'vendor_name',
      o -> 'vendor_name',
        'kind', coalesce(o ->> 'kind', built ->> 'fulfilment'), 'total_paise', o -> 'total_paise',
        'charges', private.merged_charges(o -> 'charges')) order by n), '[]'::jsonb)
      from jsonb_array_elements(built -> 'orders') with ordinality as e (o, n)))
    || case when request ->> 'coupon_code' is null then '{}' else jsonb_build_object('coupon', built -> 'coupon',
      'coupon_problem', (select p from jsonb_array_elements(built -> 'problems') as p where p ->> 'code' like 'coupon_%'
        limit 1)) end;
end
$$;

comment on function private.cart_bill_of is
  'The bill of what a request is about, as far as it can be ordered: {total_paise, charges, takes_tip, complete, '
    'orders}, with a coupon '
  'also {coupon, coupon_problem}.';

create function private.pincode_near(lat double precision, lng double precision) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select rpad(z.prefix, 6, '0') from public.pincode_zones as z join public.regions as r on r.slug = z.zone
    where r.id = private.region_at(pincode_near.lat, pincode_near.lng) order by length(z.prefix), z.prefix limit 1);
end
$$;

comment on function private.pincode_near is
  'A pincode of the zone in which a place is, for what a parcel to it costs; null where the place is in no region.';

create function public.cart_bill(request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.cart_bill_of(auth.uid(), private.cart_request(request));
end
$$;

comment on function public.cart_bill is
  'What the cart will cost at the checkout, by the same rules as quote_order and without a trace: {total_paise, '
    'charges (as in a quote), '
  'takes_tip, complete, orders: [{vendor_id, vendor_name, kind, total_paise, charges}]}, and where a coupon_code is '
    'named {coupon: {code, '
  'discount_paise}, coupon_problem: {code, reason, minimum_paise}}. request names fulfilment, vendor_ids, slots, '
    'scheduled_for, coupon_code, '
  'and address_id or place {lat, lng, pincode?}; a guest''s also items, as price_guest_cart takes them. What cannot be '
    'ordered is left out; '
  'complete is false while it is not known where to, and delivery is then the least that it can be.';

revoke execute on function public.cart_bill(jsonb) from public;
grant execute on function public.cart_bill(jsonb) to anon, authenticated;

-- A cart with its coupon: the server says which coupon saves the most, and why another one does not hold, before
-- anybody has to know a code.

create function private.cart_request(request jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  place jsonb := nullif(request -> 'place', 'null');
  cleaned jsonb;
begin
  perform private.bound(request, 110000);
  if jsonb_typeof(request) is distinct from 'object' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if place is not null and not (case when jsonb_typeof(place) = 'object' and jsonb_typeof(place -> 'lat') = 'number'
        and jsonb_typeof(place -> 'lng') = 'number'
        and coalesce(jsonb_typeof(place -> 'pincode'), 'null') in ('string', 'null')
          and length(coalesce(place ->> 'pincode', '')) <= 6
      then (place ->> 'lat')::numeric between -90 and 90 and (place ->> 'lng')::numeric between -180 and 180 else false
        end) then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  -- A cart knows no tip or gift yet.
  cleaned := private.clean_request(request - array['place', 'items', 'tip_paise', 'gift', 'instructions']);
  if cleaned ->> 'address_id' is null and place is not null then
    cleaned := cleaned || jsonb_build_object('place', jsonb_build_object('lat', place -> 'lat', 'lng', place -> 'lng',
      'pincode', coalesce(place ->> 'pincode',
        private.pincode_near((place ->> 'lat')::double precision, (place ->> 'lng')::double precision))));
  end if;
  if auth.uid() is null then
    cleaned := cleaned || jsonb_build_object('lines',
      (select coalesce(jsonb_agg(jsonb_build_object('item_id', g.item_id,
        'option_ids', g.option_ids, 'quantity', g.quantity)), '[]'::jsonb)
      from private.guest_lines(coalesce(request -> 'items', '[]'::jsonb)) as g
        where pg_input_is_valid(g.item_id, 'uuid')));
  end if;
  return cleaned;
end
$$;

comment on function private.cart_request is
  'What is kept of a request about the caller''s cart, with a guest''s own lines. Refuses request_invalid, '
    'place_invalid.';

create function public.cart_offers(request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := auth.uid();
  cleaned jsonb := private.cart_request(request) || '{"orderable_only": true}';
  kind private.trade_kinds;
  orders jsonb;
begin
  select * into kind from private.asked_kinds(cleaned) as k where k.takes_coupon limit 1;
  if kind.kind is null then return '[]'; end if;
  orders := private.price_goods(caller, cleaned || jsonb_build_object('fulfilment', kind.kind)) -> 'orders';
  if jsonb_array_length(orders) = 0 then return '[]'; end if;
  orders := private.with_membership(orders, private.membership_for_quote(caller));
  return (
    select coalesce(jsonb_agg(jsonb_build_object('code', f.code, 'kind', f.kind, 'value', f.value, 'cap_paise',
      f.cap_paise,
        'minimum_paise', f.minimum_paise, 'first_order_only', f.first_order_only, 'valid_to', f.valid_to,
        'title', f.title, 'vendor_id', f.vendor_id, 'vendor_name', f.vendor_name,
        'discount_paise', coalesce((f.found ->> 'discount_paise')::bigint, 0), 'reason', f.found -> 'reason',
        'method', f.method,
        'missing_paise', case when f.found ->> 'reason' = 'minimum' then f.minimum_paise - f.items end)
      -- Of two that save as much, the one that ends sooner.
      order by coalesce((f.found ->> 'discount_paise')::bigint, 0) desc,
        case when f.found ->> 'reason' = 'minimum' then f.minimum_paise - f.items end nulls last,
        f.valid_to nulls last, f.code), '[]'::jsonb)
    from (
      select c.*, v.name as vendor_name, private.coupon_discount(caller, c.code, orders) as found,
        (select coalesce(sum(b.items_paise), 0)::bigint from public.coupons as k,
          private.coupon_bases(k, orders) as b where k.code = c.code) as items
      from (
        select k.code, k.kind, k.value, k.cap_paise, k.minimum_paise, k.first_order_only, k.valid_to, k.vendor_id,
          k.method,
          coalesce(k.title_translations ->> (cleaned ->> 'language'), k.title) as title
        from public.coupons as k
        where k.valid_from <= now() and (k.valid_to is null or k.valid_to > now())
          and case when k.vendor_id is null then k.is_listed
            else k.vendor_id::text in (select o ->> 'vendor_id' from jsonb_array_elements(orders) as o) end
        order by k.minimum_paise, k.code limit 40) as c
      left join public.vendors as v on v.id = c.vendor_id) as f);
end
$$;

comment on function public.cart_offers is
  'The coupons of the platform and of the vendors in the cart, the one that saves the most first: [{code, kind (flat, '
    'percent, free_delivery), '
  'value (paise or basis points), cap_paise, minimum_paise, first_order_only, valid_to, title (of the platform''s), '
    'vendor_id, vendor_name, '
  'discount_paise, reason (why it takes nothing off, as private.coupon_discount says it), method (the only way of '
    'paying), missing_paise}]. request is that '
  'of cart_bill.';

revoke execute on function public.cart_offers(jsonb) from public;
grant execute on function public.cart_offers(jsonb) to anon, authenticated;
revoke execute on function private.cart_request(jsonb) from public;

-- "Buy now": a quote of some lines of the cart, named by their ids; ordering it leaves the others
-- (docs/decisions/0085).

create function private.are_line_ids(ids jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(ids) = 'null' then return true; end if;
  if jsonb_typeof(ids) <> 'array' or jsonb_array_length(ids) not between 1 and 60 then return false; end if;
  return not exists (select from jsonb_array_elements(ids) as id
    where jsonb_typeof(id) <> 'string' or not pg_input_is_valid(id #>> '{}', 'uuid'));
end
$$;

comment on function private.are_line_ids is 'Whether these are ids of as many lines as a cart holds, at least one.';

revoke execute on function private.are_line_ids(jsonb) from public;
