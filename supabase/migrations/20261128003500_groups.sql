-- Group carts: several people fill one cart by a link, each under a name, and the host orders for all of them
-- (docs/decisions/0059).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- Tables: only the functions below reach them -------------------------------------------------------------------------
create table private.group_carts (
  id uuid primary key default gen_random_uuid(),
  token text not null unique constraint group_token_form check (token ~ '^[A-Za-z0-9_-]{22}$'),
  host_id uuid not null references auth.users (id) on delete cascade,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  state text not null default 'open' constraint group_state
    check (state in ('open', 'locked', 'taken', 'ordered', 'ended')),
  limit_paise integer constraint group_limit_range check (limit_paise between 1000 and 1000000),
  closes_at timestamptz,
  order_id uuid references public.enhanced_orders (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours'
);

create unique index group_carts_live_idx on private.group_carts (host_id, vendor_id)
  where state in ('open', 'locked', 'taken');
create index group_carts_host_idx on private.group_carts (host_id, created_at);
create index group_carts_vendor_idx on private.group_carts (vendor_id);
create index group_carts_order_idx on private.group_carts (order_id);
create index group_carts_expires_idx on private.group_carts (expires_at);

comment on table private.group_carts is
  'A cart that several people fill for one vendor; it lasts a day, and is deleted a month later.';
comment on column private.group_carts.token is 'What the link carries: 128 random bits. Whoever knows it may join.';
comment on column private.group_carts.state is
  'open: everybody adds; locked: only the host changes; taken: its lines are in the host''s cart; ordered; ended '
    'without an order.';
comment on column private.group_carts.limit_paise is 'What one participant may choose for; the host has no limit.';
comment on column private.group_carts.closes_at is 'From then on only the host changes anything.';

create table private.group_people (
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null references private.group_carts (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  secret_hash bytea,
  name text not null constraint group_person_name_length check (length(name) between 1 and 40),
  is_host boolean not null default false,
  ready_at timestamptz,
  left_at timestamptz,
  changes integer not null default 0,
  changes_since timestamptz not null default now(),
  joined_at timestamptz not null default now(),
  constraint group_person_is_known check (num_nonnulls(user_id, secret_hash) = 1),
  unique (group_id, user_id),
  unique (group_id, secret_hash)
);

create trigger texts_are_plain before insert or update of name on private.group_people
  for each row execute function private.keep_plain('name');

create unique index group_people_name_idx on private.group_people (group_id, lower(name)) where left_at is null;
create index group_people_user_idx on private.group_people (user_id);

comment on table private.group_people is
  'Who takes part in a group cart: with an account, or as a guest with a secret of their own.';
comment on column private.group_people.secret_hash is
  'SHA-256 of what only the guest''s browser knows; it lets nobody act for somebody else.';
comment on column private.group_people.changes is 'Changes within the minute that began at changes_since.';

create trigger account_is_open before insert on private.group_people for each row when (new.user_id is not null)
  execute function private.hold_account_of_row('user_id');

create table private.group_lines (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references private.group_people (id) on delete cascade,
  item_id uuid not null,
  option_ids uuid[] not null default '{}',
  options_key text not null default '',
  options jsonb not null default '[]'::jsonb,
  name text not null,
  unit_paise integer not null,
  quantity integer not null constraint group_line_quantity_range check (quantity between 1 and 50),
  special_instructions text constraint group_line_instructions_length check (length(special_instructions) <= 200),
  created_at timestamptz not null default now(),
  unique (person_id, item_id, options_key)
);

create trigger texts_are_plain before insert or update of special_instructions on private.group_lines
  for each row execute function private.keep_plain('special_instructions');

comment on table private.group_lines is 'What one person of a group cart has chosen. Name, options and unit_paise are '
  'those of that moment: the item may be repriced, or go.';

-- The cart knows whom a line is for -----------------------------------------------------------------------------------
alter table public.unified_cart_items
  add constraint unified_cart_items_group_person_id_fkey foreign key (group_person_id)
    references private.group_people (id) on delete cascade;

create index unified_cart_items_group_person_idx on public.unified_cart_items (group_person_id);

comment on column public.unified_cart_items.group_person_id is 'Who of a group cart chose it; null is the customer.';
comment on column public.unified_cart_items.for_name is
  'The name of that person, which goes to the vendor with the order.';
comment on function private.put_in_cart is
  'Adds a priced line to somebody''s cart, or more of it; with a person of a group cart as a line of its own.';

-- Who and what --------------------------------------------------------------------------------------------------------
create function private.tell_group(group_id uuid) returns void language sql set search_path = '' as $$
  select private.publish('user:' || p.user_id, 'group', jsonb_build_object('group_id', tell_group.group_id))
  from private.group_people as p where p.group_id = tell_group.group_id and p.user_id is not null and p.left_at is null
$$;

comment on function private.tell_group is
  'Tells everybody with an account that their group cart has changed, on their own topic; guests ask.';

create function private.group_by_token(token text) returns private.group_carts language plpgsql
  stable set search_path = '' as $$
declare
  g private.group_carts;
begin
  select * into g from private.group_carts as c where c.token = left(group_by_token.token, 40);
  if not found then
    perform private.refuse(404, 'group_not_found', 'This link leads to no group order. Please ask for a new one.');
  end if;
  if g.state in ('open', 'locked', 'taken') and g.expires_at <= now() then g.state := 'ended'; end if;
  return g;
end
$$;

create function private.lock_group(token text) returns private.group_carts language plpgsql set search_path = '' as $$
declare
  g private.group_carts;
begin
  -- One change of a group after the other: each sees the state and the sums that the one before has left.
  perform from private.group_carts as c where c.token = left(lock_group.token, 40) for no key update;
  select * into g from private.group_by_token(lock_group.token);
  if g.state in ('ordered', 'ended') then
    perform private.refuse(409, 'group_ended', 'This group order is over.');
  end if;
  -- Opened again, it would be ordered twice.
  if exists (select from private.waiting_orders as w
      join public.enhanced_orders as o on o.id = w.order_id and o.user_id = g.host_id
      cross join jsonb_array_elements(w.cart) as l
      join private.group_people as p on p.id::text = l ->> 'group_person_id' and p.group_id = g.id) then
    perform private.refuse(409, 'group_being_paid', 'This group order is being paid. Pay it or cancel it first.');
  end if;
  return g;
end
$$;

comment on function private.lock_group is
  'The live group of a link, until the end of the transaction for this change alone.';

create function private.group_caller(g private.group_carts, secret text) returns private.group_people
language plpgsql stable set search_path = '' as $$
declare
  p private.group_people;
begin
  if auth.uid() is not null and not private.account_is_closed() then
    select * into p from private.group_people as x where x.group_id = g.id and x.user_id = auth.uid()
      and x.left_at is null;
    if found then return p; end if;
  end if;
  if length(secret) between 32 and 100 then
    select * into p from private.group_people as x
    where x.group_id = g.id and x.secret_hash = sha256(convert_to(secret, 'utf8')) and x.left_at is null;
  end if;
  return p;
end
$$;

comment on function private.group_caller is
  'Who of a group is calling: by account, or by a guest''s own secret; null for a stranger.';

create function private.group_member(g private.group_carts, secret text) returns private.group_people
language plpgsql stable set search_path = '' as $$
declare
  p private.group_people := private.group_caller(g, secret);
begin
  if p.id is null then perform private.refuse(403, 'group_join_first',
    'Please join this group order with your name first.'); end if;
  return p;
end
$$;

create function private.group_host(g private.group_carts) returns private.group_people language plpgsql
  stable set search_path = '' as $$
declare
  p private.group_people := private.group_caller(g, null);
begin
  if not coalesce(p.is_host, false) then perform private.refuse(403, 'group_host_only',
    'Only whoever started this group order may do that.'); end if;
  return p;
end
$$;

create function private.check_group_open(g private.group_carts, p private.group_people) returns void language plpgsql
  stable set search_path = '' as $$
begin
  if g.state = 'taken' or (not coalesce(p.is_host, false) and (g.state = 'locked' or g.closes_at <= now())) then
    perform private.refuse(409, 'group_locked', 'This group order is closed: nothing can be changed now.');
  end if;
end
$$;

comment on function private.check_group_open is 'Refuses a change of a group that is locked, past its time, or in the '
  'host''s cart; the host changes it until then.';

create function private.pace_group(p private.group_people) returns void language plpgsql set search_path = '' as $$
declare
  so_far integer;
begin
  update private.group_people as x set
    changes = case when x.changes_since > now() - interval '1 minute' then x.changes + 1 else 1 end,
    changes_since = case when x.changes_since > now() - interval '1 minute' then x.changes_since else now() end
  where x.id = p.id returning x.changes into so_far;
  if so_far > 60 then perform private.refuse(429, 'too_many_changes', 'That was too often. Please try again later.');
    end if;
end
$$;

comment on function private.pace_group is 'Sixty changes a minute are more than a person makes.';

create function private.group_label(name text) returns text language plpgsql immutable set search_path = '' as $$
declare
  label text;
begin
  perform private.bound(name, 2000);
  label := trim(regexp_replace(private.plain_text(name), '\s+', ' ', 'g'));
  -- Joiners alone are no name.
  if length(label) not between 1 and 40 or regexp_replace(label, '[\u200C\u200D\s]', '', 'g') = '' or label is null then
    perform private.refuse(400, 'group_name_invalid', 'Please enter a name of 1 to 40 letters.');
  end if;
  return label;
end
$$;

comment on function private.group_label is
  'A name as it goes on a ticket: one line, without control characters and marks of direction.';

create function private.check_group_rules(limit_paise integer, closes_at timestamptz, expires_at timestamptz)
  returns void
language plpgsql stable set search_path = '' as $$
begin
  if limit_paise not between 1000 and 1000000 or closes_at not between now() and expires_at then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
end
$$;

comment on function private.check_group_rules is 'A limit is ₹10 to ₹10,000, a deadline comes before the group ends.';

-- Starting and joining ------------------------------------------------------------------------------------------------
create function public.start_group_cart(vendor_id uuid, name text, limit_paise integer default null,
  closes_at timestamptz default null)
returns text language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  label text := private.group_label(start_group_cart.name);
  g private.group_carts;
  host uuid;
begin
  perform private.check_group_rules(start_group_cart.limit_paise, start_group_cart.closes_at,
    now() + interval '24 hours');
  if not exists (select from public.vendors as v where v.id = start_group_cart.vendor_id and v.status = 'active'
    and v.kind in ('food', 'grocery')) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.take_turns('group', caller::text);
  -- Started already, perhaps on another device, or only the answer was lost.
  select * into g from private.group_carts as c where c.host_id = caller and c.vendor_id = start_group_cart.vendor_id
    and c.state in ('open', 'locked', 'taken') and c.expires_at > now();
  if found then return g.token; end if;
  perform private.end_group(c) from private.group_carts as c where c.host_id = caller
    and c.vendor_id = start_group_cart.vendor_id
    and c.state in ('open', 'locked', 'taken');
  if (select count(*) from private.group_carts as c where c.host_id = caller
    and c.created_at > now() - interval '1 day') >= 20 then
    perform private.refuse(429, 'too_many_changes', 'That was too often. Please try again later.');
  end if;
  insert into private.group_carts (token, host_id, vendor_id, limit_paise, closes_at)
  values (translate(encode(extensions.gen_random_bytes(16), 'base64'), '+/=', '-_'), caller, start_group_cart.vendor_id,
    start_group_cart.limit_paise, start_group_cart.closes_at)
  returning * into g;
  insert into private.group_people (group_id, user_id, name, is_host) values (g.id, caller, label, true) returning id
    into host;
  perform private.take_turns('cart', caller::text);
  -- What the host has chosen so far is the host's part of the group.
  with moved as (
    delete from public.unified_cart_items as c where c.user_id = caller and c.vendor_id = g.vendor_id
      and c.group_person_id is null returning c.*
  )
  insert into private.group_lines (person_id, item_id, option_ids, options_key, options, name, unit_paise, quantity,
    special_instructions, created_at)
  select host, m.item_id::uuid, m.option_ids, m.options_key, m.options, m.name, m.unit_paise, m.quantity,
    m.special_instructions, m.created_at from moved as m;
  perform private.publish('user:' || caller, 'cart', '{}'::jsonb);
  return g.token;
end
$$;

comment on function public.start_group_cart is
  'Starts a group cart of one vendor and moves the caller''s lines of that vendor into it; answers the token of its '
    'link, also of the one that is under way.';

create function public.join_group_cart(token text, name text, secret text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := case when auth.uid() is not null then private.require_user() end;
  label text := private.group_label(join_group_cart.name);
  g private.group_carts := private.lock_group(join_group_cart.token);
  p private.group_people := private.group_caller(g, join_group_cart.secret);
  hash bytea;
  joiner text := coalesce(caller::text, private.sender_digest(), 'guest');
begin
  if p.id is not null then return p.id; end if;
  perform private.check_group_open(g, p);
  if caller is null then
    if coalesce(length(join_group_cart.secret), 0) not between 32 and 100 then
      perform private.refuse(400, 'request_invalid', 'This request could not be read.');
    end if;
    hash := sha256(convert_to(join_group_cart.secret, 'utf8'));
  end if;
  -- A household or an office has one address: all twenty may come from it, and come back once.
  if (select count(*) from private.group_joins as j where j.group_id = g.id and j.caller = joiner
    and j.at > now() - interval '1 hour')
      >= (case when caller is null then 40 else 10 end) then
    perform private.refuse(429, 'too_many_changes', 'That was too often. Please try again later.');
  end if;
  if (select count(*) >= 20 from private.group_people as x where x.group_id = g.id and x.left_at is null) then
    perform private.refuse(409, 'group_full', 'Twenty people are the most a group order can have.');
  end if;
  if exists (select from private.group_people as x where x.group_id = g.id and x.left_at is null
    and lower(x.name) = lower(label)) then
    perform private.refuse(409, 'group_name_taken',
      'Somebody here has that name already. Please add a letter to yours.');
  end if;
  insert into private.group_joins (group_id, caller) values (g.id, joiner);
  update private.group_people as x set left_at = null, ready_at = null, name = label
  where x.group_id = g.id and (x.user_id = caller or x.secret_hash = hash) returning * into p;
  if not found then
    insert into private.group_people (group_id, user_id, secret_hash, name) values (g.id, caller, hash, label)
      returning * into p;
  end if;
  perform private.tell_group(g.id);
  return p.id;
end
$$;

comment on function public.join_group_cart is
  'Joins the group cart of a link under a name, with an account or as a guest with a secret that the browser has made; '
    'once for each.';

-- Lines ---------------------------------------------------------------------------------------------------------------
create function private.group_spent(person_id uuid) returns bigint language sql stable set search_path = '' as $$
  select coalesce(sum(l.quantity::bigint * coalesce((p.line).unit_paise, l.unit_paise)), 0)::bigint
  from private.group_lines as l cross join lateral (select private.price_line(l.item_id::text, l.option_ids) as line
    offset 0) as p
  where l.person_id = group_spent.person_id
$$;

comment on function private.group_spent is 'What somebody of a group has chosen, in paise, at present prices.';

create function public.set_group_line(
  token text, item_id text, option_ids uuid[] default '{}', quantity integer default 1,
    special_instructions text default null, secret text default null
) returns void language plpgsql security definer set search_path = '' as $$
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
$$;

comment on function public.set_group_line is
  'Sets how many of an item with options the caller wants from a group cart, and the note of that line; 0 removes it. '
    'Repeating it changes nothing.';

create function public.remove_group_line(token text, line_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  g private.group_carts := private.lock_group(remove_group_line.token);
  host private.group_people := private.group_host(g);
begin
  perform private.check_group_open(g, host);
  delete from private.group_lines as l using private.group_people as x
  where l.id = remove_group_line.line_id and x.id = l.person_id and x.group_id = g.id;
  -- Removed already: that is what was requested.
  if found then perform private.tell_group(g.id); end if;
end
$$;

comment on function public.remove_group_line is 'The host removes what somebody has chosen.';

create function public.set_group_ready(token text, ready boolean, secret text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  g private.group_carts := private.lock_group(set_group_ready.token);
  p private.group_people := private.group_member(g, set_group_ready.secret);
begin
  perform private.pace_group(p);
  update private.group_people as x set ready_at = case when coalesce(set_group_ready.ready, false) then now() end
    where x.id = p.id;
  perform private.tell_group(g.id);
end
$$;

comment on function public.set_group_ready is 'Says that the caller has chosen everything, or not yet.';

create function public.leave_group_cart(token text, person_id uuid default null, secret text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  g private.group_carts := private.lock_group(leave_group_cart.token);
  p private.group_people := private.group_member(g, leave_group_cart.secret);
begin
  perform private.check_group_open(g, p);
  if leave_group_cart.person_id is not null and leave_group_cart.person_id <> p.id then
    perform private.group_host(g);
  elsif p.is_host then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  -- With everything they chose: nothing is left that could fill the group.
  delete from private.group_people as x where x.id = coalesce(leave_group_cart.person_id, p.id) and x.group_id = g.id
    and not x.is_host;
  perform private.tell_group(g.id);
end
$$;

comment on function public.leave_group_cart is 'Leaves a group cart with what one has chosen; the host may take '
  'somebody else out of it. The host ends it instead.';

-- The host ------------------------------------------------------------------------------------------------------------
create function private.end_group(g private.group_carts) returns void language plpgsql set search_path = '' as $$
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
$$;

comment on function private.end_group is
  'Ends a group without an order. What is in the host''s cart stays there, and may still be ordered.';

create function private.put_group_back(g private.group_carts) returns void language sql set search_path = '' as $$
  delete from public.unified_cart_items as c using private.group_people as p where p.group_id = g.id
    and c.group_person_id = p.id and c.user_id = g.host_id
$$;

comment on function private.put_group_back is
  'Takes the lines of a group out of the host''s cart; the group keeps them.';

create function public.set_group_state(token text, state text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  g private.group_carts := private.lock_group(set_group_state.token);
begin
  perform private.group_host(g);
  if set_group_state.state is null or set_group_state.state not in ('open', 'locked', 'ended') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if g.state = 'taken' then
    perform private.put_group_back(g);
    perform private.publish('user:' || g.host_id, 'cart', '{}'::jsonb);
    g.state := 'locked';
  end if;
  if set_group_state.state = 'ended' then
    perform private.end_group(g);
  else
    update private.group_carts as c set state = set_group_state.state,
      closes_at = case when set_group_state.state = 'open' and c.closes_at <= now() then null else c.closes_at end
        where c.id = g.id;
    perform private.tell_group(g.id);
  end if;
end
$$;

comment on function public.set_group_state is
  'The host locks a group cart, opens it again (also after its deadline, or out of the own cart), or ends it; then the '
    'own lines go back to the cart.';

create function public.set_group_rules(token text, limit_paise integer default null, closes_at timestamptz default null)
  returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  g private.group_carts := private.lock_group(set_group_rules.token);
begin
  perform private.group_host(g);
  perform private.check_group_rules(set_group_rules.limit_paise, set_group_rules.closes_at, g.expires_at);
  update private.group_carts as c set limit_paise = set_group_rules.limit_paise, closes_at = set_group_rules.closes_at
    where c.id = g.id;
  perform private.tell_group(g.id);
end
$$;

comment on function public.set_group_rules is
  'The host sets how much each person may choose for, in paise, and until when; null is no limit.';

create function public.take_group_cart(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
$$;

comment on function public.take_group_cart is
  'Puts what everybody has chosen into the host''s cart, a line for each person, and closes the group; answers {moved, '
    'dropped: [{name, for_name, reason}]}. '
  'Repeating it puts the same there.';

revoke execute on function public.start_group_cart(uuid, text, integer, timestamptz),
  public.join_group_cart(text, text, text),
  public.set_group_line(text, text, uuid[], integer, text, text), public.remove_group_line(text, uuid),
    public.set_group_ready(text, boolean, text),
  public.leave_group_cart(text, uuid, text), public.set_group_state(text, text),
    public.set_group_rules(text, integer, timestamptz),
  public.take_group_cart(text) from public, anon;
grant execute on function public.start_group_cart(uuid, text, integer, timestamptz),
  public.remove_group_line(text, uuid), public.set_group_state(text, text),
  public.set_group_rules(text, integer, timestamptz), public.take_group_cart(text) to authenticated;
grant execute on function public.join_group_cart(text, text, text),
  public.set_group_line(text, text, uuid[], integer, text, text),
  public.set_group_ready(text, boolean, text), public.leave_group_cart(text, uuid, text) to anon, authenticated;

comment on column public.order_items.for_name is 'Whom of a group the line is for; the kitchen writes it on the box.';

grant select (for_name) on public.order_items to authenticated;

-- Group carts, continued: what each participant sees, the names on the order, its status and shares, and the end
-- (docs/decisions/0059).

create table private.group_order_lines (
  order_id uuid not null,
  position smallint not null,
  person_id uuid not null references private.group_people (id) on delete cascade,
  primary key (order_id, position),
  foreign key (order_id, position) references public.order_items (order_id, position) on delete cascade
);

create index group_order_lines_person_idx on private.group_order_lines (person_id);

comment on table private.group_order_lines is
  'Who of a group chose a line of an order; what nobody of the group chose is the host''s.';

create function private.name_order_lines(o public.enhanced_orders, part jsonb) returns void
  language plpgsql set search_path = '' as $$
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
$$;

comment on function private.name_order_lines is
  'Writes whom the lines of a group are for on the order, and ties the group to it.';

create function private.tell_group_of_order() returns trigger language plpgsql
  security definer set search_path = '' as $$
begin
  perform private.tell_group(g.id) from private.group_carts as g where g.order_id = new.id;
  return null;
end
$$;

create trigger groups_follow_their_order after update of status on public.enhanced_orders for each row
  when (old.status is distinct from new.status) execute function private.tell_group_of_order();

-- What a participant sees ---------------------------------------------------------------------------------------------
create function private.group_lines_now(g private.group_carts, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'person_id', l.person_id, 'item_id', l.item_id,
      'option_ids', l.option_ids,
      'name', coalesce(private.item_label(coalesce(i.name_translations ->> group_lines_now.language, w.text), i.unit,
        (p.line).category::public.vendor_kind),
        (p.line).name, l.name),
      'picture', (p.line).picture, 'diet', d.diet, 'options',
        private.options_in(coalesce((p.line).options, l.options), i.id, group_lines_now.language), 'quantity',
        l.quantity,
      'special_instructions', l.special_instructions, 'unit_paise', coalesce((p.line).unit_paise, l.unit_paise),
        'chosen_paise', l.unit_paise,
      'unavailable_reason', (p.line).problem) order by l.created_at, l.id), '[]'::jsonb)
    from private.group_people as x
    join private.group_lines as l on l.person_id = x.id
    cross join lateral (select private.price_line(l.item_id::text, l.option_ids) as line offset 0) as p
    left join public.catalog_items as i on i.id = (p.line).item_id
    left join public.dishes as d on d.item_id = i.id
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name)
      and w.language = group_lines_now.language
    where x.group_id = g.id);
end
$$;

comment on function private.group_lines_now is
  'What a group has chosen, at present prices; chosen_paise is the price when it was chosen.';

create function private.group_order_now(g private.group_carts, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  host uuid := (select p.id from private.group_people as p where p.group_id = g.id and p.is_host);
begin
  return (
    select jsonb_build_object('status', o.status, 'kind', o.kind, 'category', o.category, 'promised_max_at',
      private.arrives_at(o), 'scheduled_for', o.scheduled_for,
      'placed_at', o.created_at, 'total_paise', o.total_paise, 'refund_paise', o.refund_paise,
      'lines', (select jsonb_agg(jsonb_build_object('position', i.position, 'person_id', coalesce(k.person_id, host),
        'name', coalesce((select n.name from private.names_in(array[i.item_id], group_order_now.language) as n
            where n.written = i.name), i.name),
          'options', private.options_in(i.options, i.item_id, group_order_now.language),
          'special_instructions', i.special_instructions, 'quantity', i.quantity, 'total_paise', i.total_paise)
            order by i.position)
        from public.order_items as i left join private.group_order_lines as k on k.order_id = i.order_id
          and k.position = i.position
        where i.order_id = o.id))
    from public.enhanced_orders as o where o.id = g.order_id);
end
$$;

comment on function private.group_order_now is
  'The order of a group as its participants may know it: what each chose, its status and what it costs; no number, '
    'address or phone.';

create function public.group_cart(token text, secret text default null, language text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  g private.group_carts := private.group_by_token(group_cart.token);
  me private.group_people := private.group_caller(g, group_cart.secret);
  about jsonb;
begin
  select jsonb_build_object('id', g.id, 'state', g.state, 'server_now', now(), 'expires_at', g.expires_at, 'closes_at',
    g.closes_at, 'limit_paise', g.limit_paise,
    'accepting', g.state = 'open' and coalesce(g.closes_at > now(), true),
    'host_name', (select p.name from private.group_people as p where p.group_id = g.id and p.is_host),
    'people_count', (select count(*) from private.group_people as p where p.group_id = g.id and p.left_at is null),
    'vendor', jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'picture', v.picture,
      'min_order_paise', v.min_order_paise,
      'is_active', v.status = 'active',
      'is_open', private.takes_orders(v, now()),
      'opens_at', case when v.paused_until > now() then v.paused_until when not private.vendor_is_open(v.id, now())
        then private.vendor_next_opening(v.id, now()) end),
    'me', null, 'people', '[]'::jsonb, 'lines', '[]'::jsonb, 'order', null, 'order_id', null)
  into about from public.vendors as v where v.id = g.vendor_id;
  -- Whoever has not joined learns whose group it is, and nothing of what anybody chose.
  if me.id is null then return about; end if;
  return about || jsonb_build_object('me', me.id,
    'people', (select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'is_host', p.is_host, 'ready',
      p.ready_at is not null) order by p.is_host desc, p.joined_at, p.id)
      from private.group_people as p where p.group_id = g.id and p.left_at is null),
    'bill', case when g.state <> 'ordered' then private.group_bill(g) end,
    'lines', case when g.state = 'ordered' then '[]'::jsonb else private.group_lines_now(g, group_cart.language) end,
    'order', case when g.order_id is not null then private.group_order_now(g, group_cart.language) end,
    'order_id', case when me.is_host then g.order_id end);
end
$$;

comment on function public.group_cart is
  'A group cart as the caller may see it: to a stranger with the link its vendor and host, to a participant who chose '
    'what, and after ordering the status '
  'and what each line cost.';

create function public.my_group_carts() returns table (token text, vendor_id uuid, vendor_name text, host_name text,
  is_host boolean, state text, expires_at timestamptz)
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

comment on function public.my_group_carts is
  'The group carts under way that the caller started or joined, the newest first.';

revoke execute on function public.group_cart(text, text, text), public.my_group_carts() from public, anon;
grant execute on function public.group_cart(text, text, text) to anon, authenticated;
grant execute on function public.my_group_carts() to authenticated;

-- The end -------------------------------------------------------------------------------------------------------------
create function private.end_old_groups(most integer default 200) returns integer
  language plpgsql set search_path = '' as $$
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
    select k.id from private.group_carts as k where k.state in ('ordered', 'ended')
      and k.expires_at < now() - interval '30 days' limit most);
  return ended;
end
$$;

comment on function private.end_old_groups is
  'Ends the groups that are a day old, and deletes those of a month ago. Runs every five minutes.';

select cron.schedule('end-old-groups', '*/5 * * * *', 'select private.end_old_groups()');

create function private.group_data(caller uuid) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select jsonb_build_object('group_carts', (
    select coalesce(jsonb_agg(jsonb_build_object('vendor', v.name, 'name', p.name, 'is_host', p.is_host, 'state',
      g.state, 'at', p.joined_at,
      'lines', (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'options', l.options, 'quantity',
        l.quantity,
        'special_instructions', l.special_instructions) order by l.created_at), '[]') from private.group_lines as l
          where l.person_id = p.id)) order by p.joined_at), '[]')
    from private.group_people as p join private.group_carts as g on g.id = p.group_id
      join public.vendors as v on v.id = g.vendor_id
    where p.user_id = caller))
$$;

comment on function private.group_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_groups(caller uuid) returns void language plpgsql set search_path = '' as $$
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
$$;

comment on function private.forget_groups is 'Ends and removes the groups of a closed account, its part in others, and '
  'the names on its orders; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('group_carts', 'private.group_data', 'private.forget_groups');

-- Group carts: whoever leaves gives the place back, and a device joins only so often.
create table private.group_joins (
  id bigint generated always as identity primary key,
  group_id uuid not null references private.group_carts (id) on delete cascade,
  caller text not null,
  at timestamptz not null default now()
);

create index group_joins_caller_idx on private.group_joins (group_id, caller, at);

comment on table private.group_joins is
  'Who joined which group when, as an account or the daily digest of a guest''s address; only to count.';

create function private.group_bill(g private.group_carts) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  address uuid := (select a.id from public.addresses as a where a.user_id = g.host_id
    order by a.is_default desc, a.created_at, a.id limit 1);
begin
  return (
    select private.cart_bill_of(g.host_id, jsonb_strip_nulls(jsonb_build_object('fulfilment', 'delivery', 'address_id',
      address, 'lines', jsonb_agg(
      jsonb_build_object('item_id', l.item_id, 'option_ids', l.option_ids, 'quantity', l.quantity)
        order by l.created_at, l.id)))) - 'orders'
    from private.group_people as p join private.group_lines as l on l.person_id = p.id where p.group_id = g.id
      having count(*) > 0);
end
$$;

comment on function private.group_bill is 'What a group''s cart will cost its host, delivered to the host''s own '
  'address; null while nobody has chosen anything.';
