-- Group carts, continued: what each participant sees, the names on the order, its status and shares, and the end (docs/decisions/0059).

-- Names on the order -----------------------------------------------------------------------------------------------------

alter table public.order_items add column for_name text constraint order_item_for_name_length check (length(for_name) between 1 and 40);
comment on column public.order_items.for_name is 'Whom of a group the line is for; the kitchen writes it on the box.';
grant select (for_name) on public.order_items to authenticated;

create table private.group_order_lines (
  order_id uuid not null,
  position smallint not null,
  person_id uuid not null references private.group_people (id) on delete cascade,
  primary key (order_id, position),
  foreign key (order_id, position) references public.order_items (order_id, position) on delete cascade
);
create index group_order_lines_person_idx on private.group_order_lines (person_id);
comment on table private.group_order_lines is 'Who of a group chose a line of an order; what nobody of the group chose is the host''s.';

create or replace function private.priced_lines(lines jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  return (select jsonb_agg(jsonb_build_object('cart_item_id', l ->> 'id', 'item_id', l ->> 'item_id',
    'name', coalesce(l -> 'line' ->> 'name', l ->> 'name'), 'picture', l -> 'line' -> 'picture',
    'options', coalesce(nullif(l -> 'line' -> 'options', 'null'), l -> 'options'), 'option_ids', l -> 'option_ids',
    'special_instructions', l -> 'special_instructions', 'diet', l -> 'diet',
    'tax_class', coalesce(l -> 'line' ->> 'tax_class', 'restaurant'), 'unit_paise', priced.unit, 'quantity', priced.quantity,
    'total_paise', priced.quantity * priced.unit)
    || case when l ->> 'group_person_id' is null then '{}' else jsonb_build_object('group_person_id', l -> 'group_person_id', 'for_name', l -> 'for_name') end
    order by ordinality)
  from jsonb_array_elements(lines) with ordinality as e (l, ordinality)
  cross join lateral (select coalesce((l -> 'line' ->> 'unit_paise')::integer, (l ->> 'unit_paise')::integer) as unit,
    (l ->> 'quantity')::integer as quantity) as priced);
end
$$;
comment on function private.priced_lines is 'Lines of the cart with the catalogue''s prices, as a quote shows them; those of a group with the name of whoever chose them.';

create function private.name_order_lines(o public.enhanced_orders, part jsonb) returns void language plpgsql set search_path = '' as $$
declare
  g uuid;
begin
  if not exists (select from jsonb_array_elements(part -> 'lines') as l where l ? 'for_name') then return; end if;
  update public.order_items as i set for_name = l.line ->> 'for_name'
  from jsonb_array_elements(part -> 'lines') with ordinality as l (line, n)
  where i.order_id = o.id and i.position = l.n and l.line ? 'for_name';
  update public.enhanced_orders as e set items = (
    select jsonb_agg(k.item || jsonb_strip_nulls(jsonb_build_object('for_name', part -> 'lines' -> (k.n::integer - 1) -> 'for_name')) order by k.n)
    from jsonb_array_elements(e.items) with ordinality as k (item, n))
  where e.id = o.id;
  insert into private.group_order_lines (order_id, position, person_id)
  select o.id, l.n, p.id from jsonb_array_elements(part -> 'lines') with ordinality as l (line, n)
  join private.group_people as p on p.id = (l.line ->> 'group_person_id')::uuid;
  select p.group_id into g from private.group_order_lines as k join private.group_people as p on p.id = k.person_id where k.order_id = o.id limit 1;
  update private.group_carts as c set state = 'ordered', order_id = o.id where c.id = g;
  perform private.tell_group(g);
end
$$;
comment on function private.name_order_lines is 'Writes whom the lines of a group are for on the order, and ties the group to it.';

create or replace function private.place_goods(o public.enhanced_orders, part jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  place text;
begin
  perform private.share_goods(o);
  insert into private.order_timers (order_id, action, due_at) values (o.id, 'accept_window', o.accept_by);
  perform private.notify_party(o, 'vendor', 'vendor_order_new');
  if o.scheduled_for is not null then perform private.remind_at_opening(o); end if;
  select c.place into place from private.goods_categories as c where c.category::text = o.category;
  if place is not null then execute format('select %s($1, $2)', place) using o, part; end if;
  perform private.name_order_lines(o, part);
  if o.kind = 'delivery' then
    insert into public.deliveries (order_id, vendor_id, region_id, pickup_lat, pickup_lng, drop_lat, drop_lng, distance_m, pay_paise)
    select o.id, v.id, v.region_id, v.lat, v.lng, (o.address ->> 'lat')::double precision, (o.address ->> 'lng')::double precision,
      o.distance_m, (o.terms ->> 'courier_pay_paise')::integer
    from public.vendors as v where v.id = o.vendor_id;
  end if;
end
$$;
comment on function private.place_goods is
  'The vendor''s time to accept, what the category has of its own, the names of a group, and the courier''s job of an order that is delivered.';

create function private.tell_group_of_order() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_group(g.id) from private.group_carts as g where g.order_id = new.id;
  return null;
end
$$;
create trigger groups_follow_their_order after update of status on public.enhanced_orders for each row
  when (old.status is distinct from new.status) execute function private.tell_group_of_order();

-- What a participant sees ------------------------------------------------------------------------------------------------

create function private.group_lines_now(g private.group_carts, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'person_id', l.person_id, 'item_id', l.item_id, 'option_ids', l.option_ids,
      'name', coalesce(private.item_label(coalesce(i.name_translations ->> group_lines_now.language, w.text), i.unit, (p.line).category::public.vendor_kind),
        (p.line).name, l.name),
      'picture', (p.line).picture, 'diet', d.diet, 'options', coalesce((p.line).options, l.options), 'quantity', l.quantity,
      'special_instructions', l.special_instructions, 'unit_paise', coalesce((p.line).unit_paise, l.unit_paise), 'chosen_paise', l.unit_paise,
      'unavailable_reason', (p.line).problem) order by l.created_at, l.id), '[]'::jsonb)
    from private.group_people as x
    join private.group_lines as l on l.person_id = x.id
    cross join lateral (select private.price_line(l.item_id::text, l.option_ids) as line offset 0) as p
    left join public.catalog_items as i on i.id = (p.line).item_id
    left join public.dishes as d on d.item_id = i.id
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name) and w.language = group_lines_now.language
    where x.group_id = g.id);
end
$$;
comment on function private.group_lines_now is 'What a group has chosen, at present prices; chosen_paise is the price when it was chosen.';

create function private.group_order_now(g private.group_carts) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  host uuid := (select p.id from private.group_people as p where p.group_id = g.id and p.is_host);
begin
  return (
    select jsonb_build_object('status', o.status, 'kind', o.kind, 'category', o.category, 'promised_max_at', o.promised_max_at, 'scheduled_for', o.scheduled_for,
      'placed_at', o.created_at, 'total_paise', o.total_paise, 'refund_paise', o.refund_paise,
      'lines', (select jsonb_agg(jsonb_build_object('position', i.position, 'person_id', coalesce(k.person_id, host), 'name', i.name, 'options', i.options,
          'special_instructions', i.special_instructions, 'quantity', i.quantity, 'total_paise', i.total_paise) order by i.position)
        from public.order_items as i left join private.group_order_lines as k on k.order_id = i.order_id and k.position = i.position
        where i.order_id = o.id))
    from public.enhanced_orders as o where o.id = g.order_id);
end
$$;
comment on function private.group_order_now is
  'The order of a group as its participants may know it: what each chose, its status and what it costs; no number, address or phone.';

create function public.group_cart(token text, secret text default null, language text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  g private.group_carts := private.group_by_token(group_cart.token);
  me private.group_people := private.group_caller(g, group_cart.secret);
  about jsonb;
begin
  select jsonb_build_object('id', g.id, 'state', g.state, 'server_now', now(), 'expires_at', g.expires_at, 'closes_at', g.closes_at, 'limit_paise', g.limit_paise,
    'accepting', g.state = 'open' and coalesce(g.closes_at > now(), true),
    'host_name', (select p.name from private.group_people as p where p.group_id = g.id and p.is_host),
    'people_count', (select count(*) from private.group_people as p where p.group_id = g.id and p.left_at is null),
    'vendor', jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'picture', v.picture, 'min_order_paise', v.min_order_paise,
      'is_active', v.status = 'active',
      'is_open', private.takes_orders(v, now()),
      'opens_at', case when v.paused_until > now() then v.paused_until when not private.vendor_is_open(v.id, now()) then private.vendor_next_opening(v.id, now()) end),
    'me', null, 'people', '[]'::jsonb, 'lines', '[]'::jsonb, 'order', null, 'order_id', null)
  into about from public.vendors as v where v.id = g.vendor_id;
  -- Whoever has not joined learns whose group it is, and nothing of what anybody chose.
  if me.id is null then return about; end if;
  return about || jsonb_build_object('me', me.id,
    'people', (select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'is_host', p.is_host, 'ready', p.ready_at is not null) order by p.is_host desc, p.joined_at, p.id)
      from private.group_people as p where p.group_id = g.id and p.left_at is null),
    'lines', case when g.state = 'ordered' then '[]'::jsonb else private.group_lines_now(g, group_cart.language) end,
    'order', case when g.order_id is not null then private.group_order_now(g) end,
    'order_id', case when me.is_host then g.order_id end);
end
$$;
comment on function public.group_cart is
  'A group cart as the caller may see it: to a stranger with the link its vendor and host, to a participant who chose what, and after ordering the status '
  'and what each line cost.';

create function public.my_group_carts() returns table (token text, vendor_id uuid, vendor_name text, host_name text, is_host boolean, state text, expires_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select g.token, v.id, v.name, h.name, p.is_host, g.state, g.expires_at
    from private.group_people as p
    join private.group_carts as g on g.id = p.group_id
    join private.group_people as h on h.group_id = g.id and h.is_host
    join public.vendors as v on v.id = g.vendor_id
    where p.user_id = caller and p.left_at is null and g.state in ('open', 'locked', 'taken') and g.expires_at > now()
    order by g.created_at desc, g.id limit 20;
end
$$;
comment on function public.my_group_carts is 'The group carts under way that the caller started or joined, the newest first.';

revoke execute on function public.group_cart(text, text, text), public.my_group_carts() from public, anon;
grant execute on function public.group_cart(text, text, text) to anon, authenticated;
grant execute on function public.my_group_carts() to authenticated;

-- The end ----------------------------------------------------------------------------------------------------------------

create function private.end_old_groups(most integer default 200) returns integer language plpgsql set search_path = '' as $$
declare
  g private.group_carts;
  ended integer := 0;
begin
  for g in select * from private.group_carts as c where c.state in ('open', 'locked', 'taken') and c.expires_at <= now()
    order by c.expires_at limit most for no key update skip locked
  loop
    perform private.end_group(g);
    ended := ended + 1;
  end loop;
  -- The order keeps its names; the group itself is needed for a month.
  delete from private.group_carts as c where c.id in (
    select k.id from private.group_carts as k where k.state in ('ordered', 'ended') and k.expires_at < now() - interval '30 days' limit most);
  return ended;
end
$$;
comment on function private.end_old_groups is 'Ends the groups that are a day old, and deletes those of a month ago. Runs every five minutes.';
select cron.schedule('end-old-groups', '*/5 * * * *', 'select private.end_old_groups()');

create function private.group_data(caller uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('group_carts', (
    select coalesce(jsonb_agg(jsonb_build_object('vendor', v.name, 'name', p.name, 'is_host', p.is_host, 'state', g.state, 'at', p.joined_at,
      'lines', (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'options', l.options, 'quantity', l.quantity,
        'special_instructions', l.special_instructions) order by l.created_at), '[]') from private.group_lines as l where l.person_id = p.id)) order by p.joined_at), '[]')
    from private.group_people as p join private.group_carts as g on g.id = p.group_id join public.vendors as v on v.id = g.vendor_id
    where p.user_id = caller))
$$;
comment on function private.group_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_groups(caller uuid) returns void language plpgsql set search_path = '' as $$
begin
  perform private.end_group(g) from private.group_carts as g where g.host_id = caller and g.state in ('open', 'locked', 'taken');
  -- The order keeps what was bought, without the names of those who chose it.
  update public.enhanced_orders as o set items = (select jsonb_agg(i - 'for_name' order by n) from jsonb_array_elements(o.items) with ordinality as e (i, n))
  where o.user_id = caller and exists (select from public.order_items as i where i.order_id = o.id and i.for_name is not null);
  update public.order_items as i set for_name = null from public.enhanced_orders as o where o.user_id = caller and i.order_id = o.id and i.for_name is not null;
  update public.enhanced_orders as o set items = (
    select jsonb_agg(case when k.person_id in (select p.id from private.group_people as p where p.user_id = caller) then i - 'for_name' else i end order by n)
    from jsonb_array_elements(o.items) with ordinality as e (i, n) left join private.group_order_lines as k on k.order_id = o.id and k.position = n)
  where o.id in (select k.order_id from private.group_order_lines as k join private.group_people as p on p.id = k.person_id where p.user_id = caller);
  update public.order_items as i set for_name = null from private.group_order_lines as k join private.group_people as p on p.id = k.person_id
  where p.user_id = caller and i.order_id = k.order_id and i.position = k.position;
  delete from private.group_carts as g where g.host_id = caller;
  delete from private.group_people as p where p.user_id = caller;
  delete from public.unified_cart_items as c where c.user_id = caller;
end
$$;
comment on function private.forget_groups is 'Ends and removes the groups of a closed account, its part in others, and the names on its orders; see trade_accounts.';
insert into private.trade_accounts (trade, data, forget) values ('group_carts', 'private.group_data', 'private.forget_groups');
