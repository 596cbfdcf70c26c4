-- What only food knows: restaurants, their dishes, and finding them.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create type public.diet as enum ('veg', 'egg', 'non_veg');

create table public.restaurants (
  vendor_id uuid primary key references public.vendors (id) on delete cascade,
  cuisines text[] not null default '{}' constraint restaurant_cuisines_count check (cardinality(cuisines) <= 12)
    constraint restaurant_cuisines_length check (length(array_to_string(cuisines, ',')) <= 400),
  cost_for_two_paise integer constraint restaurant_cost_range check (cost_for_two_paise > 0),
  pure_veg boolean not null default false,
  fssai_number text constraint restaurant_fssai_form check (fssai_number ~ '^[0-9]{14}$')
);

create trigger texts_are_plain before insert or update of cuisines on public.restaurants
  for each row execute function private.keep_plain('cuisines');

comment on table public.restaurants is
  'What is known of a vendor of food beside what every vendor has. A vendor of another kind has no row.';
comment on column public.restaurants.cost_for_two_paise is 'What a meal for two costs about, in paise.';
comment on column public.restaurants.pure_veg is
  'Nothing but vegetarian food is cooked there. Decided by the platform.';
comment on column public.restaurants.fssai_number is
  'The licence of the Food Safety and Standards Authority of India. Decided by the platform.';

alter table public.restaurants enable row level security;

-- Under the rules of vendors: a draft's row is for its people and administrators.
create policy "who sees a vendor sees its restaurant" on public.restaurants for select to anon, authenticated
  using (exists (select from public.vendors as v where v.id = vendor_id));

create policy "a vendor's people change its restaurant" on public.restaurants for update to authenticated
  using (private.may(vendor_id, 'catalogue')) with check (private.may(vendor_id, 'catalogue'));

revoke all on public.restaurants from anon, authenticated;
grant select on public.restaurants to anon, authenticated;
grant update (cuisines, cost_for_two_paise) on public.restaurants to authenticated;

create function private.list_restaurant() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  words text := private.search_words(variadic new.cuisines);
  marks text[] := case when new.pure_veg then '{pure_veg}' else '{}' end;
begin
  update public.vendors as v set keywords = words, facets = marks
  where v.id = new.vendor_id and (v.keywords, v.facets) is distinct from (words, marks);
  return null;
end
$$;

comment on function private.list_restaurant is 'Writes on the vendor what restaurants are found and filtered by: the '
  'cuisines, and whether it is purely vegetarian.';

create trigger restaurants_are_listed after insert or update of cuisines, pure_veg on public.restaurants
  for each row execute function private.list_restaurant();

create table public.dishes (
  item_id uuid primary key references public.catalog_items (id) on delete cascade,
  diet public.diet not null
);

comment on table public.dishes is 'What is known of an item that is eaten. An item without a row has no diet.';

create table public.dish_options (
  option_id uuid primary key references public.item_options (id) on delete cascade,
  diet public.diet not null
);

comment on table public.dish_options is
  'What a choice, such as an extra egg, means for the diet. A choice without a row changes nothing.';

alter table public.dishes enable row level security;
alter table public.dish_options enable row level security;

-- Under the rules of items and options.
create policy "who sees an item sees its diet" on public.dishes for select to anon, authenticated
  using (exists (select from public.catalog_items as i where i.id = item_id));

create policy "a vendor's people add diets" on public.dishes for insert to authenticated
  with check (private.may(private.vendor_of_item(item_id), 'catalogue'));

create policy "a vendor's people change diets" on public.dishes for update to authenticated
  using (private.may(private.vendor_of_item(item_id), 'catalogue')) with
    check (private.may(private.vendor_of_item(item_id), 'catalogue'));

create function private.vendor_of_option(option_id uuid) returns uuid language sql stable
  security definer set search_path = '' as $$
  select private.vendor_of_group(o.group_id) from public.item_options as o where o.id = option_id
$$;

grant execute on function private.vendor_of_option(uuid) to authenticated;

create policy "everyone reads diets of options" on public.dish_options for select to anon, authenticated using (true);

create policy "a vendor's people add diets of options" on public.dish_options for insert to authenticated
  with check (private.may(private.vendor_of_option(option_id), 'catalogue'));

create policy "a vendor's people change diets of options" on public.dish_options for update to authenticated
  using (private.may(private.vendor_of_option(option_id), 'catalogue')) with
    check (private.may(private.vendor_of_option(option_id), 'catalogue'));

create policy "a vendor's people remove diets of options" on public.dish_options for delete to authenticated
  using (private.may(private.vendor_of_option(option_id), 'catalogue'));

revoke all on public.dishes, public.dish_options from anon, authenticated;
grant select on public.dishes, public.dish_options to anon, authenticated;
grant insert (item_id, diet), update (diet) on public.dishes to authenticated;
grant insert (option_id, diet), update (diet), delete on public.dish_options to authenticated;

create function public.search_food(query text, lat double precision, lng double precision,
  limit_count integer default 20,
  language text default null)
returns table (vendor_id uuid, vendor_slug text, vendor_name text, item_id uuid, item_name text, price_paise integer,
  diet public.diet, picture text, distance_m integer, is_open boolean)
language sql stable security definer set search_path = '' as $$
  with nearby as materialized (
    select v.* from public.vendors as v
    where v.status = 'active' and v.kind = 'food'
      and extensions.ll_to_earth(v.lat, v.lng)
        operator(extensions.<@) extensions.earth_box(extensions.ll_to_earth(
          case when search_food.lat between -90 and 90 then search_food.lat end, case when search_food.lng between -180
            and 180 then search_food.lng end),
          v.delivery_radius_m)
    order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) extensions.ll_to_earth(
      case when search_food.lat between -90 and 90 then search_food.lat end, case when search_food.lng between -180
        and 180 then search_food.lng end)
    limit 200
  ),
  delivering as materialized (
    select n.* from nearby as n
    where public.distance_m(search_food.lat, search_food.lng, n.lat, n.lng) <= n.delivery_radius_m
      and n.id not in (select d.* from private.drawn_elsewhere(array(select c.id from nearby as c), search_food.lat,
        search_food.lng) as d)
  ),
  wanted as materialized (
    select '%' || replace(replace(replace(lower(left(trim(search_food.query), 100)), '\', '\\'), '%', '\%'), '_',
      '\_') || '%' as pattern
  ),
  meant as materialized (
    -- The names, as vendors write them, of what the reader typed in another script.
    select w.source from public.dictionary as w, wanted where w.kind = 'item' and lower(w.text) like wanted.pattern
  )
  select n.id, n.slug, n.name, i.id, coalesce(i.name_translations ->> search_food.language, iw.text, i.name),
    i.price_paise, d.diet, i.picture,
    public.distance_m(search_food.lat, search_food.lng, n.lat, n.lng), private.takes_orders(v, now())
  from delivering as n
  join public.vendors as v on v.id = n.id
  join public.catalog_items as i on i.vendor_id = n.id
  left join public.dishes as d on d.item_id = i.id
  left join public.dictionary as iw on iw.kind = 'item' and iw.source = lower(i.name)
    and iw.language = search_food.language
  where length(trim(search_food.query)) >= 2
    and (i.search like (select wanted.pattern from wanted) or lower(i.name) in (select meant.source from meant))
    and private.item_unavailable_reason(i, now()) is null
  order by i.is_bestseller desc, public.distance_m(search_food.lat, search_food.lng, n.lat, n.lng), i.name
  limit least(greatest(coalesce(limit_count, 20), 1), 50)
$$;

comment on function public.search_food is
  'Items by name, in whichever script it is typed, from food vendors that deliver here.';

revoke execute on function public.search_food(text, double precision, double precision, integer, text)
  from public, anon;
grant execute on function public.search_food(text, double precision, double precision, integer, text) to anon,
  authenticated;

-- What only orders of food know.

create table public.food_orders (
  order_id uuid primary key references public.enhanced_orders (id),
  no_cutlery boolean not null
);

comment on table public.food_orders is
  'What a customer asks of an order of food beside what every order has. An order of another category has no row.';
comment on column public.food_orders.no_cutlery is 'Whether the restaurant leaves spoons and napkins out.';

alter table public.food_orders enable row level security;

create policy "customers read their orders of food, administrators all" on public.food_orders for
  select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));

revoke all on public.food_orders from anon, authenticated;
grant select on public.food_orders to authenticated;

create function private.place_food(o public.enhanced_orders, part jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.place_goods(o, part);
  insert into public.food_orders (order_id, no_cutlery) values (o.id, (part ->> 'no_cutlery')::boolean);
end
$$;

comment on function private.place_food is 'Writes down what private.food_request has read, for an order of food.';

create function private.no_cutlery(order_id uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.food_orders as f where f.order_id = no_cutlery.order_id and f.no_cutlery)
$$;

comment on function private.no_cutlery is 'Whether an order comes without cutlery because its customer asked for that.';

-- An accepted order of food begins by itself once its customer's free time to cancel is over, and needs no second tap.
-- While it is prepared the vendor may ask for more time, up to a limit; everybody who waits is told
-- (docs/decisions/0080).

-- Preparing begins ----------------------------------------------------------------------------------------------------
create function private.plan_beginning(o public.enhanced_orders, was public.order_status) returns void
language plpgsql set search_path = '' as $$
begin
  -- For later is begun when its time has come; a store begins by taking the list in hand.
  if o.scheduled_for is not null then return; end if;
  insert into private.order_timers (order_id, action, due_at)
  values (o.id, 'begin_preparing',
    greatest(now(), o.placed_at + make_interval(secs => private.setting_int('free_cancel_seconds'))));
end
$$;

comment on function private.plan_beginning is
  'Plans when an accepted order of food counts as being prepared: as soon as its customer no longer cancels free of '
    'charge.';

create function private.begin_preparing(order_id uuid, timer private.order_timers) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  if (select o.status from public.enhanced_orders as o where o.id = begin_preparing.order_id) = 'confirmed' then
    perform private.transition(begin_preparing.order_id, 'preparing', null, 'vendor');
  end if;
end
$$;

comment on function private.begin_preparing is 'Begins an accepted order that its vendor has not begun by hand.';

insert into private.timer_actions (action, run) values ('begin_preparing', 'private.begin_preparing');

insert into private.order_effects (kind, to_status, position, effect, trade) values
  ('delivery', 'confirmed', 30, 'private.plan_beginning', 'food'),
  ('pickup', 'confirmed', 30, 'private.plan_beginning', 'food');

-- More time -----------------------------------------------------------------------------------------------------------
insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('extra_prep_seconds', 'integer', 'seconds', '1200', 300, 7200, 'orders',
   'How much longer than promised when it was accepted an order may be prepared, in all.', true);

create table private.prep_extensions (
  order_id uuid not null references public.enhanced_orders (id),
  number smallint not null,
  minutes smallint not null constraint prep_extension_minutes check (minutes in (5, 10)),
  actor_id uuid not null,
  at timestamptz not null default now(),
  primary key (order_id, number)
);

comment on table private.prep_extensions is
  'Each time that a vendor asked for more time to prepare an order. Append-only.';

create trigger prep_extensions_are_append_only before update or delete on private.prep_extensions
  for each row execute function private.forbid_change();

create function private.extra_minutes(order_id uuid) returns integer language sql stable
  security definer set search_path = '' as $$
  select coalesce(sum(e.minutes), 0)::integer from private.prep_extensions as e
    where e.order_id = extra_minutes.order_id
$$;

comment on function private.extra_minutes is 'How many minutes longer than first promised an order is prepared.';

create function public.extend_preparation(order_id uuid, minutes integer,
  idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  most integer := private.setting_int('extra_prep_seconds') / 60;
  o public.enhanced_orders;
  extra integer;
  answer jsonb;
begin
  answer := private.claim_idempotency(caller, extend_preparation.idempotency_key, 'extend_preparation');
  if answer is not null then return answer; end if;
  if extend_preparation.minutes is null or extend_preparation.minutes not in (5, 10) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  o := private.lock_order(extend_preparation.order_id);
  if o.id is null or not 'vendor' = any (private.party_roles(o.id)) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if o.status not in ('confirmed', 'preparing') or o.kind not in ('delivery', 'pickup') then
    perform private.refuse(409, 'preparing_over', 'This order is not being prepared any more.',
      jsonb_build_object('status', o.status));
  end if;
  extra := private.extra_minutes(o.id);
  if extra + extend_preparation.minutes > most then
    perform private.refuse(409, 'no_more_time', 'This order cannot wait any longer.', jsonb_build_object('most',
      most, 'left', most - extra));
  end if;
  insert into private.prep_extensions (order_id, number, minutes, actor_id)
  select o.id, count(*) + 1, extend_preparation.minutes, caller from private.prep_extensions as e
    where e.order_id = o.id;
  update public.enhanced_orders as e set prep_minutes = coalesce(e.prep_minutes, 20) + extend_preparation.minutes,
    updated_at = now()
  where e.id = o.id returning * into o;
  perform private.keep_estimate(o);
  -- Once: the order's page shows every later time by itself.
  if extra = 0 then perform private.notify_party(o, 'user', 'order_takes_longer'); end if;
  perform private.announce_order(o);
  perform private.tell_performer(o.id);
  answer := jsonb_build_object('prep_minutes', o.prep_minutes, 'extra_minutes', extra + extend_preparation.minutes,
    'left', most - extra - extend_preparation.minutes);
  perform private.keep_result(caller, extend_preparation.idempotency_key, answer);
  return answer;
end
$$;

comment on function public.extend_preparation is
  'The vendor needs 5 or 10 minutes more for an order that it has accepted, once per key and up to the limit '
    'extra_prep_seconds: {prep_minutes, '
  'extra_minutes, left}. The estimate grows with it; the promise stays what it was. For the vendor''s people.';

revoke execute on function public.extend_preparation(uuid, integer, text) from public, anon;
grant execute on function public.extend_preparation(uuid, integer, text) to authenticated;

insert into private.notification_templates (template, type, title, message, push_for) values
  ('order_takes_longer', 'warning', 'A little later',
    '{vendor} needs a little longer for order {order_number}. The new time stands with your order.', '30 minutes');

-- A dish that ran out becomes a question to the customer instead of a rejected order: something else, without it, or no
-- order at all, free of charge (docs/decisions/0080). What came instead of what was ordered stands in the order,
-- whoever reads it.

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('run_out_answer_seconds', 'integer', 'seconds', '180', 30, 3600, 'orders',
   'How long a customer has to answer when a dish ran out; then it is left out and refunded.', true);

create table public.dish_proposals (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  position smallint not null,
  missing integer not null constraint proposal_missing_positive check (missing > 0),
  item_id uuid references public.catalog_items (id) on delete set null,
  name text,
  picture text,
  unit_paise integer constraint proposal_unit_positive check (unit_paise > 0),
  quantity integer constraint proposal_quantity check (quantity between 1 and 50),
  total_paise integer not null default 0 constraint proposal_total_range check (total_paise >= 0),
  state text not null default 'offered' constraint proposal_state
    check (state in ('offered', 'accepted', 'refused', 'withdrawn')),
  answered_by text constraint proposal_answered_by check (answered_by in ('customer', 'silence', 'store')),
  back_paise bigint not null default 0 constraint proposal_back_range check (back_paise >= 0),
  offered_at timestamptz not null default clock_timestamp(),
  answer_by timestamptz not null,
  answered_at timestamptz,
  foreign key (order_id, position) references public.order_items (order_id, position),
  constraint proposal_is_answered check ((state = 'offered') = (answered_at is null)
    and (answered_at is null) = (answered_by is null)),
  constraint proposal_names_its_dish check (num_nonnulls(name, unit_paise, quantity) in (0, 3))
);

create index dish_proposals_line_idx on public.dish_proposals (order_id, position);
create unique index dish_proposals_open_idx on public.dish_proposals (order_id, position) where state = 'offered';
create index dish_proposals_item_idx on public.dish_proposals (item_id) where item_id is not null;

comment on table public.dish_proposals is
  'What a restaurant asks where a dish ran out: another one for the missing pieces, or, without a name, to leave them '
    'out. Kept for ever.';
comment on column public.dish_proposals.total_paise is
  'What the customer pays for it before tax: never more than what is missing would have cost.';
comment on column public.dish_proposals.back_paise is
  'What went back to the customer when it was answered, or is not collected in cash.';

alter table public.dish_proposals enable row level security;

create policy "customers read what they are asked, administrators all" on public.dish_proposals for
  select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));

revoke all on public.dish_proposals from anon, authenticated;
grant select on public.dish_proposals to authenticated;

-- What came -----------------------------------------------------------------------------------------------------------
create function private.what_came(order_id uuid, "position" integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'came', coalesce(g.picked_quantity, i.quantity - (select sum(p.missing) from public.dish_proposals as p
      where p.order_id = i.order_id and p.position = i.position and p.state in ('accepted', 'refused'))),
    'came_grams', g.picked_grams, 'charged_paise', i.charged_paise,
    'instead', (select jsonb_agg(jsonb_build_object('name', s.name, 'quantity', s.quantity) order by s.answered_at)
      from (
        select k.name, k.quantity, k.answered_at from public.substitutions as k
        where k.order_id = i.order_id and k.position = i.position and k.state = 'accepted'
        union all
        select p.name, p.quantity, p.answered_at from public.dish_proposals as p
        where p.order_id = i.order_id and p.position = i.position and p.state = 'accepted' and p.name is not null)
          as s)))
  from public.order_items as i left join public.grocery_lines as g on g.order_id = i.order_id
    and g.position = i.position
  where i.order_id = what_came.order_id and i.position = what_came.position
    and (i.charged_paise is not null or i.charged_quantity is not null)
$$;

comment on function private.what_came is
  'What came of a line where that is known: {came (pieces), came_grams, charged_paise, instead: [{name, quantity}]}; '
    'null while it stands as it was ordered.';

create function private.note_what_came() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  came jsonb := private.what_came(new.order_id, new.position);
begin
  update public.enhanced_orders as o set items = jsonb_set(o.items, array[(new.position - 1)::text],
    (o.items -> (new.position - 1)) - array['came', 'came_grams', 'charged_paise', 'instead'] || came)
  where o.id = new.order_id and came is not null and jsonb_typeof(o.items -> (new.position - 1)) = 'object';
  return null;
end
$$;

comment on function private.note_what_came is
  'Writes what came of a line into the order''s own items, which every board, bill and desk reads. The caller holds '
    'the order.';

create trigger came_as_charged after update of charged_paise, charged_quantity on public.order_items
  for each row execute function private.note_what_came();

create function private.note_question() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.enhanced_orders as o set items = jsonb_set(o.items, array[(new.position - 1)::text],
    (o.items -> (new.position - 1)) - 'asked' || case when new.state = 'offered'
      then jsonb_build_object('asked', jsonb_build_object('id', new.id,
      'missing', new.missing, 'answer_by', new.answer_by) || jsonb_strip_nulls(jsonb_build_object('name', new.name,
        'quantity', new.quantity)))
      else '{}'::jsonb end)
  where o.id = new.order_id and jsonb_typeof(o.items -> (new.position - 1)) = 'object';
  return null;
end
$$;

comment on function private.note_question is 'Shows the open question about a line in the order''s items.';

create trigger asked_about_line after insert or update of state on public.dish_proposals for each row
  execute function private.note_question();

insert into public.cancellation_reasons (code, actors, fault) values ('ran_out', '{system}', 'unforeseen');

create function private.settle_proposal(o public.enhanced_orders, proposal public.dish_proposals)
  returns bigint language plpgsql set search_path = '' as $$
declare
  line public.order_items;
  less bigint;
  chosen jsonb;
  back bigint := 0;
begin
  select * into line from public.order_items as i where i.order_id = proposal.order_id
    and i.position = proposal.position;
  less := line.unit_paise::bigint * proposal.missing - case
    when proposal.state = 'accepted' then proposal.total_paise else 0 end;
  update public.order_items as i set charged_paise = coalesce(i.charged_paise, i.total_paise) - less,
    charged_quantity = coalesce(i.charged_quantity, i.quantity) - proposal.missing
      + case when proposal.state = 'accepted' then coalesce(proposal.quantity, 0) else 0 end
  where i.order_id = line.order_id and i.position = line.position;
  -- An administrator may have given back some of it meanwhile.
  select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise', least(less,
    k.amount_paise - k.refunded_paise))) into chosen
  from private.charges_left(o.id) as k
  where k.code = 'items' and k.tax_class = line.tax_class and k.amount_paise > k.refunded_paise and less > 0;
  if chosen is not null then
    back := private.charge_less(o, chosen, 'not_picked', 'run_out:' || proposal.id);
  end if;
  update public.dish_proposals as p set back_paise = back where p.id = proposal.id;
  return back;
end
$$;

comment on function private.settle_proposal is
  'What ran out is no longer charged, and what was accepted instead is: through the line''s account, with its tax and '
    'its part of the discount. '
  'Refunded to the wallet, or taken off what is paid in cash. Answers the paise.';

create function private.close_proposal(o public.enhanced_orders, proposal uuid, state text, answered_by text)
  returns void
language plpgsql set search_path = '' as $$
declare
  closed public.dish_proposals;
begin
  update public.dish_proposals as p set state = close_proposal.state, answered_by = close_proposal.answered_by,
    answered_at = now()
  where p.id = proposal and p.state = 'offered' returning * into closed;
  if closed.id is null then return; end if;
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.action = 'lapse_proposal' and t.done_at is null
    and t.payload ->> 'proposal_id' = proposal::text;
  if closed.state = 'accepted' and closed.item_id is not null then
    update public.catalog_items as i set stock = greatest(i.stock - closed.quantity, 0) where i.id = closed.item_id
      and i.stock is not null;
  end if;
  if closed.state in ('accepted', 'refused') and o.status not in ('delivered', 'cancelled') then
    perform private.settle_proposal(o, closed);
  end if;
end
$$;

comment on function private.close_proposal is
  'Ends a question about a dish, once, with its money. The caller holds the order.';

create function private.nothing_left_without(o public.enhanced_orders, proposal public.dish_proposals) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.order_items as i where i.order_id = o.id
    and coalesce(i.charged_quantity, i.quantity) - case when i.position = proposal.position then proposal.missing else 0
      end > 0)
$$;

comment on function private.nothing_left_without is
  'Whether an order is empty once the pieces of a proposal are left out.';

create function private.leave_out(o public.enhanced_orders, proposal public.dish_proposals, actor uuid,
  answered_by text) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
begin
  -- Of an empty order everything goes back, delivery and fees too.
  if private.nothing_left_without(o, proposal) then
    return private.transition(o.id, 'cancelled', actor, 'system', 'ran_out');
  end if;
  perform private.close_proposal(o, proposal.id, 'refused', leave_out.answered_by);
  return o;
end
$$;

comment on function private.leave_out is
  'Leaves what ran out away; an order of nothing else is cancelled free of charge.';

-- Asking and answering ------------------------------------------------------------------------------------------------
create function private.require_cooking(order_id uuid) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders := private.lock_order(require_cooking.order_id);
begin
  if o.id is null or not 'vendor' = any (private.party_roles(o.id)) or not exists (select from public.food_orders as f
    where f.order_id = o.id) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if o.status not in ('confirmed', 'preparing') then
    perform private.refuse(409, 'preparing_over', 'This order is not being prepared any more.',
      jsonb_build_object('status', o.status));
  end if;
  return o;
end
$$;

comment on function private.require_cooking is
  'Locks an order of food that the caller''s restaurant has in hand; refuses everybody else, and any other time.';

create function private.dishes_instead(line public.order_items) returns setof public.catalog_items
language sql stable security definer set search_path = '' as $$
  select w.* from public.catalog_items as i join public.catalog_items as w on w.vendor_id = i.vendor_id and w.id <> i.id
  left join public.dishes as was on was.item_id = i.id left join public.dishes as d on d.item_id = w.id
  where i.id = line.item_id and w.tax_class = i.tax_class and private.item_unavailable_reason(w, now()) is null
    -- Nobody who asked for vegetables is offered meat, nor egg.
    and coalesce(d.diet, 'non_veg') <= coalesce(was.diet, 'non_veg')
    -- What has to be chosen, only the customer could choose.
    and not exists (select from public.item_option_groups as g where g.item_id = w.id and g.min_choices > 0)
$$;

comment on function private.dishes_instead is
  'The dishes that may take the place of a line''s: of the same restaurant and tax class, there, no stricter in diet, '
    'and without choices that must be made.';

create function public.run_out_choices(order_id uuid, "position" integer)
  returns table (item_id uuid, name text, picture text, price_paise integer,
  diet public.diet) language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.require_cooking(run_out_choices.order_id);
  line public.order_items;
  was public.catalog_items;
begin
  select * into line from public.order_items as i where i.order_id = o.id and i.position = run_out_choices.position;
  select * into was from public.catalog_items as i where i.id = line.item_id;
  return query select w.id, w.name, w.picture, w.price_paise, d.diet from private.dishes_instead(line) as w
    left join public.dishes as d on d.item_id = w.id
    order by (w.section = was.section) is true desc, abs(w.price_paise - line.unit_paise), w.id limit 12;
end
$$;

comment on function public.run_out_choices is
  'Up to twelve dishes that may take the place of one that ran out, the likest first: {item_id, name, picture, '
    'price_paise, diet}. For the restaurant''s people.';

create function public.propose_dish(order_id uuid, "position" integer, missing integer, item_id uuid default null,
  quantity integer default null,
  idempotency_key text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  line public.order_items;
  instead public.catalog_items;
  asked public.dish_proposals;
  gone integer;
  answer jsonb;
begin
  answer := private.claim_idempotency(caller, propose_dish.idempotency_key, 'propose_dish');
  if answer is not null then return answer; end if;
  o := private.require_cooking(propose_dish.order_id);
  select * into line from public.order_items as i where i.order_id = o.id and i.position = propose_dish.position;
  if not found then perform private.refuse(404, 'line_not_found', 'This order has no such line.'); end if;
  if exists (select from public.dish_proposals as p where p.order_id = o.id and p.position = line.position
    and p.state = 'offered') then
    perform private.refuse(409, 'line_has_substitution', 'Something else was offered for this line already.');
  end if;
  select coalesce(sum(p.missing) filter (where p.state <> 'withdrawn'), 0) into gone
  from public.dish_proposals as p where p.order_id = o.id and p.position = line.position;
  if propose_dish.missing is null or propose_dish.missing not between 1 and line.quantity - gone then
    perform private.refuse(400, 'quantity_invalid_for_line', 'Between none and all of the line can be picked.',
      jsonb_build_object('most', line.quantity - gone));
  end if;
  if (select count(*) from public.dish_proposals as p where p.order_id = o.id and p.position = line.position) >= 3 then
    perform private.refuse(409, 'too_many_substitutions', 'Three things were offered for this line. It is refunded.');
  end if;
  if propose_dish.item_id is not null then
    if propose_dish.quantity is null or propose_dish.quantity not between 1 and 50 then
      perform private.refuse(400, 'quantity_invalid', 'Between 1 and 50 pieces can be ordered at a time.');
    end if;
    select * into instead from private.dishes_instead(line) as w where w.id = propose_dish.item_id;
    if instead.id is null then perform private.refuse(404, 'substitute_not_found',
      'This store does not sell that instead.'); end if;
    if instead.stock < propose_dish.quantity then perform private.refuse(409, 'item_sold_out',
      'This item is sold out right now.'); end if;
  end if;
  insert into public.dish_proposals (order_id, position, missing, item_id, name, picture, unit_paise, quantity,
    total_paise, answer_by)
  values (o.id, line.position, propose_dish.missing, instead.id, instead.name, instead.picture, instead.price_paise,
    case when instead.id is not null then propose_dish.quantity end,
    coalesce(least(instead.price_paise::bigint * propose_dish.quantity, line.unit_paise::bigint * propose_dish.missing),
      0)::integer,
    now() + make_interval(secs => private.setting_int('run_out_answer_seconds')))
  returning * into asked;
  if instead.id is null and private.nothing_left_without(o, asked) then
    perform private.refuse(409, 'nothing_picked',
      'Nothing of this order is there. Please cancel it: the customer gets everything back.');
  end if;
  insert into private.order_timers (order_id, action, due_at, payload)
  values (o.id, 'lapse_proposal', asked.answer_by, jsonb_build_object('proposal_id', asked.id));
  -- Whoever knows what is missing is at the stove.
  if o.status = 'confirmed' then o := private.transition(o.id, 'preparing', caller, 'vendor'); end if;
  perform private.notify_party(o, 'user', 'dish_ran_out', jsonb_build_object('item', line.name));
  perform private.announce_order(o);
  answer := jsonb_build_object('proposal_id', asked.id, 'state', asked.state, 'total_paise', asked.total_paise,
    'answer_by', asked.answer_by);
  perform private.keep_result(caller, propose_dish.idempotency_key, answer);
  return answer;
end
$$;

comment on function public.propose_dish is
  'Asks the customer about pieces of a line that ran out, once per key: item_id and quantity instead, or neither to '
    'leave them out. {proposal_id, state, '
  'total_paise, answer_by}. The customer pays at most what is missing would have cost; without an answer it is left '
    'out and refunded. For the restaurant''s people.';

create function public.withdraw_proposal(proposal_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  p public.dish_proposals;
  o public.enhanced_orders;
begin
  select * into p from public.dish_proposals as k where k.id = withdraw_proposal.proposal_id;
  o := private.require_cooking(p.order_id);
  select * into p from public.dish_proposals as k where k.id = withdraw_proposal.proposal_id;
  if p.state = 'withdrawn' then return; end if;
  if p.state <> 'offered' then perform private.refuse(409, 'substitution_answered', 'This was answered already.'); end
    if;
  perform private.close_proposal(o, p.id, 'withdrawn', 'store');
  perform private.announce_order(o);
end
$$;

comment on function public.withdraw_proposal is
  'The dish is there after all: takes back a question that was not answered yet. For the restaurant''s people.';

create function public.answer_proposal(proposal_id uuid, answer text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  p public.dish_proposals;
  o public.enhanced_orders;
begin
  if answer_proposal.answer is null or answer_proposal.answer not in ('accept', 'leave_out', 'cancel') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select * into p from public.dish_proposals as k where k.id = answer_proposal.proposal_id;
  o := private.lock_order(p.order_id);
  if o.id is null or o.user_id <> caller then perform private.refuse(404, 'substitution_not_found',
    'There is nothing to answer here.'); end if;
  -- Again, now that nobody else changes it.
  select * into p from public.dish_proposals as k where k.id = answer_proposal.proposal_id;
  if p.state = 'withdrawn' then
    -- The answer to the first request was lost.
    if o.status = 'cancelled' and o.cancel_reason = 'ran_out' and answer_proposal.answer <> 'accept' then
      return jsonb_build_object('state', p.state, 'status', o.status, 'back_paise', o.refund_paise);
    end if;
    perform private.refuse(409, 'substitution_withdrawn', 'The store has taken this offer back.');
  end if;
  if p.state <> 'offered' and p.answered_by = 'customer' then
    if answer_proposal.answer = (case p.state when 'accepted' then 'accept' else 'leave_out' end) then
      return jsonb_build_object('state', p.state, 'status', o.status, 'back_paise', p.back_paise);
    end if;
    perform private.refuse(409, 'substitution_answered', 'You have answered this already.');
  end if;
  if p.state <> 'offered' or p.answer_by <= now() then
    perform private.refuse(409, 'substitution_too_late',
      'The time to answer is over. What you had chosen for such a case applies.');
  end if;
  if answer_proposal.answer = 'cancel' then
    o := private.transition(o.id, 'cancelled', caller, 'system', 'ran_out');
  elsif answer_proposal.answer = 'accept' and p.name is not null then
    perform private.close_proposal(o, p.id, 'accepted', 'customer');
    perform private.announce_order(o);
  else
    o := private.leave_out(o, p, caller, 'customer');
    if o.status <> 'cancelled' then perform private.announce_order(o); end if;
  end if;
  select * into p from public.dish_proposals as k where k.id = p.id;
  select * into o from public.enhanced_orders as e where e.id = o.id;
  return jsonb_build_object('state', p.state, 'status', o.status,
    'back_paise', case when o.status = 'cancelled' then o.refund_paise else p.back_paise end);
end
$$;

comment on function public.answer_proposal is
  'The customer answers before the time is over: accept (what is offered instead), leave_out (refunded), or cancel '
    '(the whole order, free of charge): '
  '{state, status, back_paise}. The same answer again gets the same result.';

create function private.lapse_proposal(order_id uuid, timer private.order_timers) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  p public.dish_proposals;
begin
  select * into p from public.dish_proposals as k where k.id = (timer.payload ->> 'proposal_id')::uuid;
  if p.state is distinct from 'offered' then return; end if;
  select * into o from public.enhanced_orders as e where e.id = lapse_proposal.order_id;
  o := private.leave_out(o, p, null, 'silence');
  if o.status <> 'cancelled' then perform private.announce_order(o); end if;
end
$$;

comment on function private.lapse_proposal is 'When nobody has answered in time, what ran out is left out and '
  'refunded: nobody gets a dish that they did not choose.';

insert into private.timer_actions (action, run) values ('lapse_proposal', 'private.lapse_proposal');

insert into private.notification_templates (template, type, title, message, push_for) values
  ('dish_ran_out', 'warning', 'A dish ran out', '{item} ran out at {vendor}. Please say what you would like instead.',
    '5 minutes');

create function private.await_answers(o public.enhanced_orders, was public.order_status) returns void
  language plpgsql set search_path = '' as $$
begin
  if exists (select from public.dish_proposals as p where p.order_id = o.id and p.state = 'offered') then
    perform private.refuse(409, 'substitution_open', 'The customer has not answered yet.');
  end if;
end
$$;

comment on function private.await_answers is 'Nothing is ready while its customer is being asked.';

create function private.end_proposals(o public.enhanced_orders, was public.order_status) returns void
  language plpgsql set search_path = '' as $$
begin
  perform private.close_proposal(o, p.id, 'withdrawn', 'store') from public.dish_proposals as p where p.order_id = o.id
    and p.state = 'offered';
end
$$;

comment on function private.end_proposals is 'Nobody is asked about an order that was cancelled.';

insert into private.order_effects (kind, to_status, position, effect, trade) values
  ('delivery', 'ready', 6, 'private.await_answers', null),
  ('delivery', 'cancelled', 86, 'private.end_proposals', 'food'),
  ('pickup', 'ready', 6, 'private.await_answers', null),
  ('pickup', 'cancelled', 86, 'private.end_proposals', 'food');

revoke execute on function public.run_out_choices(uuid, integer),
  public.propose_dish(uuid, integer, integer, uuid, integer, text), public.withdraw_proposal(uuid),
  public.answer_proposal(uuid, text) from public, anon;
grant execute on function public.run_out_choices(uuid, integer),
  public.propose_dish(uuid, integer, integer, uuid, integer, text), public.withdraw_proposal(uuid),
  public.answer_proposal(uuid, text) to authenticated;
