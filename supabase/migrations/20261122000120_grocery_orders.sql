-- Orders of groceries: what customers prefer where something is missing, what is picked line by line, and substitutions (Spec §2
-- Grocery, docs/decisions/0049).

create table public.substitution_choices (
  user_id uuid not null references auth.users (id) on delete cascade,
  item_id uuid not null references public.catalog_items (id) on delete cascade,
  prefer text not null constraint choice_prefer check (prefer in ('best_match', 'item', 'refund')),
  substitute_id uuid references public.catalog_items (id) on delete cascade,
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id),
  constraint choice_names_its_item check ((prefer = 'item') = (substitute_id is not null))
);
create index substitution_choices_item_idx on public.substitution_choices (item_id);
create index substitution_choices_substitute_idx on public.substitution_choices (substitute_id) where substitute_id is not null;
comment on table public.substitution_choices is
  'What a customer wants where an item is missing; remembered for the next order of it. best_match: what the store thinks comes closest; item: this '
  'one; refund: nothing else. Without a row best_match.';
alter table public.substitution_choices enable row level security;
create policy "customers read their choices" on public.substitution_choices for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.substitution_choices from anon, authenticated;
grant select on public.substitution_choices to authenticated;
create trigger account_is_open before insert on public.substitution_choices for each row execute function private.hold_account_of_row('user_id');

create function public.choose_substitution(item_id uuid, prefer text, substitute_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if choose_substitution.prefer is null or choose_substitution.prefer not in ('best_match', 'item', 'refund')
      or (choose_substitution.prefer = 'item') <> (choose_substitution.substitute_id is not null) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if not exists (select from public.catalog_items as i where i.id = choose_substitution.item_id) then
    perform private.refuse(404, 'item_not_found', 'Item not found');
  end if;
  if choose_substitution.substitute_id is not null then
    perform private.check_substitute(choose_substitution.item_id, choose_substitution.substitute_id);
  end if;
  insert into public.substitution_choices as c (user_id, item_id, prefer, substitute_id)
  values (caller, choose_substitution.item_id, choose_substitution.prefer, choose_substitution.substitute_id)
  on conflict (user_id, item_id) do update set prefer = excluded.prefer, substitute_id = excluded.substitute_id, updated_at = now();
  -- Nobody remembers more than three hundred things.
  delete from public.substitution_choices as c where c.user_id = caller and c.item_id in (
    select k.item_id from public.substitution_choices as k where k.user_id = caller order by k.updated_at desc, k.item_id offset 300);
end
$$;
comment on function public.choose_substitution is
  'Remembers what the caller wants where an item is missing: prefer best_match, item (with substitute_id, of the same store and tax class) or refund.';
revoke execute on function public.choose_substitution(uuid, text, uuid) from public, anon;
grant execute on function public.choose_substitution(uuid, text, uuid) to authenticated;

create function private.check_substitute(item_id uuid, substitute_id uuid) returns public.catalog_items
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  missing public.catalog_items;
  instead public.catalog_items;
begin
  select * into missing from public.catalog_items as i where i.id = check_substitute.item_id;
  select * into instead from public.catalog_items as i where i.id = check_substitute.substitute_id and i.vendor_id = missing.vendor_id;
  if instead.id is null or instead.id = missing.id then
    perform private.refuse(404, 'substitute_not_found', 'This store does not sell that instead.');
  end if;
  -- The invoice keeps its lines: what replaces an item is taxed alike.
  if instead.tax_class <> missing.tax_class then
    perform private.refuse(409, 'substitute_other_tax', 'This is taxed in another way and cannot take its place.');
  end if;
  return instead;
end
$$;
comment on function private.check_substitute is 'Refuses what cannot take the place of an item: another store''s, the item itself, or goods of another tax class.';

-- Orders ---------------------------------------------------------------------------------------------------------------

create table public.grocery_orders (
  order_id uuid primary key references public.enhanced_orders (id),
  weight_tolerance_bp integer not null constraint grocery_tolerance_range check (weight_tolerance_bp between 0 and 5000),
  picking_at timestamptz,
  packed_at timestamptz,
  refunded_paise integer not null default 0 constraint grocery_refund_range check (refunded_paise >= 0)
);
comment on table public.grocery_orders is 'What an order of groceries has beside what every order has.';
comment on column public.grocery_orders.weight_tolerance_bp is 'How much more or less than ordered loose goods may weigh, as it was when the order was placed.';
comment on column public.grocery_orders.refunded_paise is 'What was not picked and therefore not charged, with its tax and less its part of the discount.';
alter table public.grocery_orders enable row level security;
create policy "customers read their grocery orders, administrators all" on public.grocery_orders for select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));
revoke all on public.grocery_orders from anon, authenticated;
grant select on public.grocery_orders to authenticated;

create table public.grocery_lines (
  order_id uuid not null references public.grocery_orders (order_id),
  position smallint not null,
  item_id uuid references public.catalog_items (id) on delete set null,
  packed_with text not null constraint line_packed_with check (packed_with in ('food', 'chilled', 'non_food')),
  ordered_grams integer constraint line_grams_positive check (ordered_grams > 0),
  prefer text not null default 'best_match' constraint line_prefer check (prefer in ('best_match', 'item', 'refund')),
  substitute_id uuid references public.catalog_items (id) on delete set null,
  state text not null default 'waiting' constraint line_state check (state in ('waiting', 'picked', 'short')),
  picked_quantity integer constraint line_picked_quantity check (picked_quantity >= 0),
  picked_grams integer constraint line_picked_grams check (picked_grams >= 0),
  decided_at timestamptz,
  charged_paise integer constraint line_charged check (charged_paise >= 0),
  primary key (order_id, position),
  foreign key (order_id, position) references public.order_items (order_id, position),
  constraint line_decided_with_figures check ((state = 'waiting') = (picked_quantity is null and picked_grams is null))
);
create index grocery_lines_item_idx on public.grocery_lines (item_id);
create index grocery_lines_substitute_idx on public.grocery_lines (substitute_id) where substitute_id is not null;
comment on table public.grocery_lines is 'What is picked of each line of an order of groceries.';
comment on column public.grocery_lines.packed_with is 'Food, chilled and frozen, and other goods go into bags of their own.';
comment on column public.grocery_lines.ordered_grams is 'What all pieces of a line that is sold by weight weigh together; null for packs.';
comment on column public.grocery_lines.charged_paise is 'What the line costs in the end, substitution included and before tax; null until everything is picked.';
alter table public.grocery_lines enable row level security;
create policy "customers read their grocery lines, administrators all" on public.grocery_lines for select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));
revoke all on public.grocery_lines from anon, authenticated;
grant select on public.grocery_lines to authenticated;

create table public.substitutions (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  position smallint not null,
  item_id uuid references public.catalog_items (id) on delete set null,
  name text not null,
  picture text,
  unit_paise integer not null constraint substitution_unit_positive check (unit_paise > 0),
  quantity integer not null constraint substitution_quantity check (quantity between 1 and 50),
  total_paise integer not null constraint substitution_total check (total_paise between 0 and unit_paise * quantity),
  state text not null default 'offered' constraint substitution_state check (state in ('offered', 'accepted', 'refused', 'withdrawn')),
  answered_by text constraint substitution_answered_by check (answered_by in ('customer', 'preference', 'silence', 'store')),
  offered_at timestamptz not null default clock_timestamp(),
  answer_by timestamptz not null,
  answered_at timestamptz,
  foreign key (order_id, position) references public.grocery_lines (order_id, position),
  constraint substitution_is_answered check ((state = 'offered') = (answered_at is null) and (answered_at is null) = (answered_by is null))
);
create index substitutions_line_idx on public.substitutions (order_id, position);
create unique index substitutions_open_idx on public.substitutions (order_id, position) where state in ('offered', 'accepted');
create index substitutions_item_idx on public.substitutions (item_id);
comment on table public.substitutions is 'What a store offers instead of what is missing. Kept for ever: an invoice names what replaced what.';
comment on column public.substitutions.total_paise is 'What the customer pays for it before tax: never more than what is missing would have cost.';
comment on column public.substitutions.answered_by is
  'customer; preference: the customer had named this item; silence: nobody answered in time and the line''s preference decided; store: withdrawn.';
alter table public.substitutions enable row level security;
create policy "customers read their substitutions, administrators all" on public.substitutions for select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));
revoke all on public.substitutions from anon, authenticated;
grant select on public.substitutions to authenticated;

create function private.bag_of(g public.goods) returns text language sql immutable set search_path = '' as $$
  select case when g.storage in ('chilled', 'frozen') then 'chilled' when g.is_food is false then 'non_food' else 'food' end
$$;
comment on function private.bag_of is 'What an item is packed with.';

create function private.place_grocery(o public.enhanced_orders, part jsonb) returns void language plpgsql set search_path = '' as $$
begin
  insert into public.grocery_orders (order_id, weight_tolerance_bp) values (o.id, private.setting_int('grocery_weight_tolerance_bp'));
  insert into public.grocery_lines (order_id, position, item_id, packed_with, ordered_grams, prefer, substitute_id)
  select o.id, l.position, i.id, private.bag_of(g),
    case when g.sold_by = 'weight' then greatest(round(l.quantity * g.pack_size * case g.pack_unit when 'kg' then 1000 else 1 end), 1)::integer end,
    coalesce(w.prefer, c.prefer, 'best_match'), case when w.prefer is null then c.substitute_id when w.prefer = 'item' then w.substitute_id end
  from public.order_items as l
  -- What the line of the cart says goes before what is remembered.
  cross join lateral (select part -> 'lines' -> (l.position - 1) ->> 'substitution' as prefer,
    (part -> 'lines' -> (l.position - 1) ->> 'substitute_item_id')::uuid as substitute_id) as w
  left join public.catalog_items as i on i.id = l.item_id
  left join public.goods as g on g.item_id = l.item_id
  left join public.substitution_choices as c on c.user_id = o.user_id and c.item_id = l.item_id
  where l.order_id = o.id;
end
$$;
comment on function private.place_grocery is 'The lines of an order of groceries as they are picked, with what the customer prefers where one is missing.';
insert into private.goods_categories (category, place) values ('grocery', 'private.place_grocery');

create function private.forget_grocery(caller uuid) returns void language sql set search_path = '' as $$
  delete from public.substitution_choices as c where c.user_id = caller
$$;
comment on function private.forget_grocery is 'Removes what somebody preferred; see trade_accounts.';
create function private.grocery_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('substitution_choices', (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.updated_at), '[]')
    from public.substitution_choices as c where c.user_id = caller))
$$;
comment on function private.grocery_data is 'What is stored about a person here; see trade_accounts.';
insert into private.trade_accounts (trade, data, forget) values ('grocery', 'private.grocery_data', 'private.forget_grocery');

-- Picking --------------------------------------------------------------------------------------------------------------

create function private.announce_picking(o public.enhanced_orders) returns void language plpgsql set search_path = '' as $$
begin
  perform private.publish('user:' || o.user_id, 'picking', jsonb_build_object('order_id', o.id));
  perform private.publish('vendor:' || o.vendor_id, 'picking', jsonb_build_object('order_id', o.id));
end
$$;
comment on function private.announce_picking is 'Tells the customer and the store that something has changed about the picking of an order.';

create function private.picked_paise(total_paise integer, unit_paise integer, ordered_grams integer, picked_quantity integer, picked_grams integer)
returns integer language sql immutable set search_path = '' as $$
  -- The same rule as packages/domain/src/grocery/picked-price.ts.
  select case when ordered_grams is null then unit_paise * coalesce(picked_quantity, 0)
    else round(total_paise::numeric * least(coalesce(picked_grams, 0), ordered_grams) / ordered_grams)::integer end
$$;
comment on function private.picked_paise is 'What was picked of a line costs, in paise: by pieces, or by weight and never more than was ordered.';

create function private.most_grams(ordered_grams integer, tolerance_bp integer) returns integer language sql immutable set search_path = '' as $$
  select floor(ordered_grams::numeric * (10000 + tolerance_bp) / 10000)::integer
$$;
comment on function private.most_grams is 'The most that may be picked of a line sold by weight.';

create function private.least_grams(ordered_grams integer, tolerance_bp integer) returns integer language sql immutable set search_path = '' as $$
  select ceil(ordered_grams::numeric * (10000 - tolerance_bp) / 10000)::integer
$$;
comment on function private.least_grams is 'The least that counts as what was ordered; less is short, and something else may be offered for the rest.';

create function private.require_picking(order_id uuid) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  perform private.require_user();
  o := private.lock_order(require_picking.order_id);
  if not 'vendor' = any (private.party_roles(o.id)) or not exists (select from public.grocery_orders as g where g.order_id = o.id) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if o.status <> 'preparing' then
    perform private.refuse(409, 'picking_closed', 'This order is not being picked.', jsonb_build_object('status', o.status));
  end if;
  return o;
end
$$;
comment on function private.require_picking is 'Locks an order of groceries that the caller''s store is picking; refuses everybody else, and any other time.';

create function public.pick_line(order_id uuid, "position" integer, quantity integer default null, grams integer default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.require_picking(pick_line.order_id);
  line public.grocery_lines;
  ordered public.order_items;
  tolerance integer := (select g.weight_tolerance_bp from public.grocery_orders as g where g.order_id = o.id);
  midnight timestamptz := ((private.today() + 1)::timestamp) at time zone 'Asia/Kolkata';
  missing boolean;
begin
  select * into line from public.grocery_lines as l where l.order_id = o.id and l.position = pick_line.position;
  if not found then perform private.refuse(404, 'line_not_found', 'This order has no such line.'); end if;
  select * into ordered from public.order_items as i where i.order_id = o.id and i.position = pick_line.position;
  if exists (select from public.substitutions as s where s.order_id = o.id and s.position = line.position and s.state in ('offered', 'accepted')) then
    perform private.refuse(409, 'line_has_substitution', 'Something else was offered for this line already.');
  end if;
  if line.ordered_grams is null then
    if pick_line.quantity is null or pick_line.quantity not between 0 and ordered.quantity then
      perform private.refuse(400, 'quantity_invalid_for_line', 'Between none and all of the line can be picked.', jsonb_build_object('most', ordered.quantity));
    end if;
    missing := pick_line.quantity < ordered.quantity;
    update public.grocery_lines as l set picked_quantity = pick_line.quantity, picked_grams = null, decided_at = now(),
      state = case when missing then 'short' else 'picked' end
    where l.order_id = o.id and l.position = line.position;
  else
    if pick_line.grams is null or pick_line.grams < 0 then
      perform private.refuse(400, 'weight_invalid', 'Please weigh it.');
    end if;
    if pick_line.grams > private.most_grams(line.ordered_grams, tolerance) then
      perform private.refuse(409, 'weight_above_tolerance', 'That is more than was ordered allows. Please take some out.',
        jsonb_build_object('most_grams', private.most_grams(line.ordered_grams, tolerance)));
    end if;
    missing := pick_line.grams = 0;
    update public.grocery_lines as l set picked_grams = pick_line.grams, picked_quantity = null, decided_at = now(),
      state = case when pick_line.grams < private.least_grams(line.ordered_grams, tolerance) then 'short' else 'picked' end
    where l.order_id = o.id and l.position = line.position;
  end if;
  -- What is not on the shelf is sold to nobody else today; what turns up after all is sold again.
  update public.catalog_items as i set sold_out_until = case when missing then midnight end
  where i.id = line.item_id and case when missing then coalesce(i.sold_out_until < midnight, true) else i.sold_out_until = midnight end;
  if found then perform private.publish('vendor:' || o.vendor_id, 'menu', jsonb_build_object('item_id', line.item_id)); end if;
  perform private.announce_picking(o);
end
$$;
comment on function public.pick_line is
  'Says what was picked of a line of groceries: pieces of packs, or grams of what is sold by weight, up to the tolerance above the order. 0 is not '
  'available: it is sold out until tomorrow. May be said again until everything is packed. For the store''s people while they prepare the order.';

-- Substitutions --------------------------------------------------------------------------------------------------------

create function private.close_substitution(o public.enhanced_orders, substitution uuid, state text, answered_by text) returns void
language plpgsql set search_path = '' as $$
declare
  closed public.substitutions;
begin
  update public.substitutions as s set state = close_substitution.state, answered_by = close_substitution.answered_by, answered_at = now()
  where s.id = substitution and s.state = 'offered' returning * into closed;
  if closed.id is null then return; end if;
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.action = 'lapse_substitution' and t.done_at is null and t.payload ->> 'substitution_id' = substitution::text;
  if closed.state = 'accepted' then
    -- The picker holds it: whatever the count says, there was one.
    update public.catalog_items as i set stock = greatest(i.stock - closed.quantity, 0) where i.id = closed.item_id and i.stock is not null;
  end if;
  perform private.announce_picking(o);
end
$$;
comment on function private.close_substitution is 'Ends an offer, once; what is accepted leaves the stock. The caller holds the order.';

create function public.propose_substitution(order_id uuid, "position" integer, item_id uuid, quantity integer, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  line public.grocery_lines;
  ordered public.order_items;
  instead public.catalog_items;
  offered public.substitutions;
  rest integer;
  answer jsonb;
begin
  answer := private.claim_idempotency(caller, propose_substitution.idempotency_key, 'propose_substitution');
  if answer is not null then return answer; end if;
  o := private.require_picking(propose_substitution.order_id);
  select * into line from public.grocery_lines as l where l.order_id = o.id and l.position = propose_substitution.position;
  if not found then perform private.refuse(404, 'line_not_found', 'This order has no such line.'); end if;
  select * into ordered from public.order_items as i where i.order_id = o.id and i.position = propose_substitution.position;
  if line.state <> 'short' then
    perform private.refuse(409, 'line_not_short', 'Nothing is missing of this line.');
  end if;
  if exists (select from public.substitutions as s where s.order_id = o.id and s.position = line.position and s.state in ('offered', 'accepted')) then
    perform private.refuse(409, 'line_has_substitution', 'Something else was offered for this line already.');
  end if;
  if (select count(*) from public.substitutions as s where s.order_id = o.id and s.position = line.position) >= 3 then
    perform private.refuse(409, 'too_many_substitutions', 'Three things were offered for this line. It is refunded.');
  end if;
  if propose_substitution.quantity is null or propose_substitution.quantity not between 1 and 50 then
    perform private.refuse(400, 'quantity_invalid', 'Between 1 and 50 pieces can be ordered at a time.');
  end if;
  if line.item_id is null then perform private.refuse(404, 'substitute_not_found', 'This store does not sell that instead.'); end if;
  instead := private.check_substitute(line.item_id, propose_substitution.item_id);
  if private.item_unavailable_reason(instead, now()) is not null or instead.stock < propose_substitution.quantity then
    perform private.refuse(409, 'item_sold_out', 'This item is sold out right now.');
  end if;
  rest := ordered.total_paise - private.picked_paise(ordered.total_paise, ordered.unit_paise, line.ordered_grams, line.picked_quantity, line.picked_grams);
  insert into public.substitutions (order_id, position, item_id, name, picture, unit_paise, quantity, total_paise, answer_by)
  values (o.id, line.position, instead.id, instead.name, instead.picture, instead.price_paise, propose_substitution.quantity,
    least(instead.price_paise * propose_substitution.quantity, rest), now() + make_interval(secs => private.setting_int('grocery_answer_seconds')))
  returning * into offered;
  if line.prefer = 'item' and line.substitute_id = instead.id then
    perform private.close_substitution(o, offered.id, 'accepted', 'preference');
  else
    insert into private.order_timers (order_id, action, due_at, payload)
    values (o.id, 'lapse_substitution', offered.answer_by, jsonb_build_object('substitution_id', offered.id));
    perform private.notify_party(o, 'user', 'substitution_offered', jsonb_build_object('item', ordered.name,
      'substitute', private.item_label(instead.name, instead.unit, 'grocery')));
    perform private.announce_picking(o);
  end if;
  answer := (select jsonb_build_object('substitution_id', s.id, 'state', s.state, 'total_paise', s.total_paise, 'answer_by', s.answer_by)
    from public.substitutions as s where s.id = offered.id);
  perform private.keep_result(caller, propose_substitution.idempotency_key, answer);
  return answer;
end
$$;
comment on function public.propose_substitution is
  'Offers something else for what is missing of a line, once per key: {substitution_id, state, total_paise, answer_by}. The customer pays at most what '
  'is missing would have cost, and has until answer_by; what they had named themselves is accepted at once. For the store''s people.';

create function public.answer_substitution(substitution_id uuid, accept boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  wanted text := case when accept then 'accepted' else 'refused' end;
  s public.substitutions;
  o public.enhanced_orders;
begin
  if accept is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  select * into s from public.substitutions as k where k.id = answer_substitution.substitution_id;
  o := private.lock_order(s.order_id);
  if o.id is null or o.user_id <> caller then perform private.refuse(404, 'substitution_not_found', 'There is nothing to answer here.'); end if;
  -- Again, now that nobody else changes it.
  select * into s from public.substitutions as k where k.id = answer_substitution.substitution_id;
  if s.state = wanted and s.answered_by = 'customer' then return jsonb_build_object('state', s.state); end if;
  if s.state = 'withdrawn' then
    perform private.refuse(409, 'substitution_withdrawn', 'The store has taken this offer back.');
  end if;
  if s.state <> 'offered' and s.answered_by = 'customer' then
    perform private.refuse(409, 'substitution_answered', 'You have answered this already.');
  end if;
  if s.state <> 'offered' or s.answer_by <= now() then
    perform private.refuse(409, 'substitution_too_late', 'The time to answer is over. What you had chosen for such a case applies.');
  end if;
  perform private.close_substitution(o, s.id, wanted, 'customer');
  return jsonb_build_object('state', wanted);
end
$$;
comment on function public.answer_substitution is
  'The customer accepts or refuses a substitution before its time is over: {state}. The same answer again gets the same result.';

create function public.withdraw_substitution(substitution_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.substitutions;
  o public.enhanced_orders;
begin
  select * into s from public.substitutions as k where k.id = withdraw_substitution.substitution_id;
  o := private.require_picking(s.order_id);
  select * into s from public.substitutions as k where k.id = withdraw_substitution.substitution_id;
  if s.state = 'withdrawn' then return; end if;
  if s.state <> 'offered' then perform private.refuse(409, 'substitution_answered', 'This was answered already.'); end if;
  perform private.close_substitution(o, s.id, 'withdrawn', 'store');
end
$$;
comment on function public.withdraw_substitution is 'Takes back an offer that was not answered yet. For the store''s people.';

create function private.lapse_substitution(order_id uuid, timer private.order_timers) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  s public.substitutions;
  line public.grocery_lines;
begin
  select * into s from public.substitutions as k where k.id = (timer.payload ->> 'substitution_id')::uuid;
  if s.state is distinct from 'offered' then return; end if;
  select * into o from public.enhanced_orders as e where e.id = lapse_substitution.order_id;
  select * into line from public.grocery_lines as l where l.order_id = s.order_id and l.position = s.position;
  perform private.close_substitution(o, s.id,
    case when line.prefer = 'best_match' or (line.prefer = 'item' and line.substitute_id = s.item_id) then 'accepted' else 'refused' end, 'silence');
end
$$;
comment on function private.lapse_substitution is 'When nobody has answered in time, the line''s preference decides.';
insert into private.timer_actions (action, run) values ('lapse_substitution', 'private.lapse_substitution');
insert into private.notification_templates (template, type, title, message, push_for) values
  ('substitution_offered', 'warning', 'Something is missing', '{item} is not there. {vendor} offers {substitute} instead. Please answer.', '5 minutes'),
  ('picking_changed', 'info', 'Your groceries are packed', 'Not everything of order {order_number} was there. You pay {amount} less.', '1 hour');

revoke execute on function public.pick_line(uuid, integer, integer, integer), public.propose_substitution(uuid, integer, uuid, integer, text),
  public.answer_substitution(uuid, boolean), public.withdraw_substitution(uuid) from public, anon;
grant execute on function public.pick_line(uuid, integer, integer, integer), public.propose_substitution(uuid, integer, uuid, integer, text),
  public.answer_substitution(uuid, boolean), public.withdraw_substitution(uuid) to authenticated;
