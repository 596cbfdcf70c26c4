-- Reward points: earned by what is delivered, taken back by what is refunded, expired by a row, and turned into wallet
-- credit (docs/decisions/0104).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table private.points_rules (
  valid_from timestamptz primary key,
  per_paise integer not null constraint points_per_range check (per_paise between 100 and 10000000),
  points integer not null constraint points_range check (points between 1 and 1000),
  value_paise integer not null constraint point_value_range check (value_paise between 1 and 10000),
  turn_from integer not null constraint points_turn_range check (turn_from between 1 and 100000),
  valid_months smallint not null constraint points_valid_range check (valid_months between 1 and 60)
);

comment on table private.points_rules is
  'How points are earned and what they are worth, effective-dated: so many for each full per_paise of goods paid, '
  'turned into credit in steps of turn_from. An order is counted by the rule of its delivery.';

insert into private.points_rules (valid_from, per_paise, points, value_paise, turn_from, valid_months) values
  ('2026-01-01 00:00:00+05:30', 10000, 1, 25, 100, 12);

create table private.points (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id),
  kind text not null constraint points_kind check (kind in ('earned', 'taken_back', 'expired', 'turned', 'spent',
    'returned')),
  points integer not null,
  order_id uuid references public.enhanced_orders (id),
  lot_id bigint references private.points (id),
  expires_at timestamptz,
  at timestamptz not null default now(),
  constraint points_sign check ((kind in ('earned', 'returned')) = (points > 0) and points <> 0),
  constraint earned_points_are_a_lot check ((kind = 'earned') = (lot_id is null)
    and (kind = 'earned') = (expires_at is not null))
);

create index points_user_idx on private.points (user_id, id);
create index points_order_idx on private.points (order_id);
create index points_lot_idx on private.points (lot_id);
create unique index points_earned_once_idx on private.points (order_id) where kind = 'earned';
create index points_expiring_idx on private.points (expires_at) where kind = 'earned';

comment on table private.points is
  'Every movement of points: what an order earned is a lot with an end, and each other row takes from a lot, or gives '
  'back to it what was spent of it. Append-only.';

create trigger points_are_append_only before update or delete on private.points
  for each row execute function private.forbid_change();

revoke all on private.points_rules, private.points from anon, authenticated;

insert into private.notification_templates (template, type, title, message, push_for) values
  ('points_expired', 'info', 'Points expired', '{points} points were a year old and have expired.', null);

create function private.points_rule(at timestamptz) returns private.points_rules
language sql stable security definer set search_path = '' as $$
  select r from private.points_rules as r where r.valid_from <= points_rule.at order by r.valid_from desc limit 1
$$;

comment on function private.points_rule is 'The rule of points in force at a moment.';

create function private.points_end(earned timestamptz, months integer) returns timestamptz
language sql immutable set search_path = '' as $$
  select private.india_midnight(((earned at time zone 'Asia/Kolkata')::date + make_interval(months => months))::date
    + 1)
$$;

comment on function private.points_end is 'The end of the same day so many months later, in India.';

create function private.points_left(person uuid, at timestamptz default null)
  returns table (lot_id bigint, points integer, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  -- Without a moment all that is booked counts: now() is when a transaction began, and whoever had its turn before may
  -- have begun later.
  select l.id, (l.points + coalesce(sum(t.points), 0))::integer, l.expires_at
  from private.points as l left join private.points as t on t.lot_id = l.id
    and t.at <= coalesce(points_left.at, 'infinity')
  where l.user_id = person and l.kind = 'earned' and l.at <= coalesce(points_left.at, 'infinity')
    and l.expires_at > coalesce(points_left.at, now())
  group by l.id having l.points + coalesce(sum(t.points), 0) <> 0
$$;

comment on function private.points_left is
  'The lots of somebody that hold points, now or at another moment, whether or not what expired is booked. Below zero '
  'where points were turned into credit before their order was refunded: later ones make up for it.';

create function private.count_points(order_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  rule private.points_rules;
  lot private.points;
  delivered timestamptz;
  deserved integer;
  counted integer;
begin
  select * into o from public.enhanced_orders as e where e.id = count_points.order_id;
  -- Each change of an order holds its row: nobody else counts it at the same time.
  perform from public.enhanced_orders as e where e.id = o.id for no key update;
  select * into lot from private.points as p where p.order_id = o.id and p.kind = 'earned';
  if lot.id is null and o.status <> 'delivered' then return; end if;
  delivered := coalesce(lot.at, o.status_since);
  rule := private.points_rule(delivered);
  select greatest(coalesce(floor((sum(c.amount_paise) - private.paid_in_points(o.id))::numeric / rule.per_paise), 0),
    0)::integer * rule.points
  into deserved
  from public.order_charges as c join public.charge_codes as k on k.code = c.code
  where c.order_id = o.id and k.nature in ('goods', 'discount');
  select coalesce(sum(p.points), 0)::integer into counted from private.points as p
  where p.order_id = o.id and p.kind in ('earned', 'taken_back');
  if lot.id is null and deserved > 0 then
    insert into private.points (user_id, kind, points, order_id, expires_at, at)
    values (o.user_id, 'earned', deserved, o.id, private.points_end(delivered, rule.valid_months), delivered);
  elsif lot.id is not null and deserved < counted then
    insert into private.points (user_id, kind, points, order_id, lot_id)
    values (o.user_id, 'taken_back', deserved - counted, o.id, lot.id);
  end if;
  perform private.publish('user:' || o.user_id, 'points', '{}'::jsonb);
end
$$;

comment on function private.count_points is
  'Counts the points of an order anew: by what remains paid of its goods, without tax, fees and tip, and without what '
  'was paid in points. What is fewer than before is taken back.';

create function private.points_of_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'enhanced_orders' then
    perform private.count_points(new.id);
  -- One look for all the rows that came together.
  elsif not exists (select from public.order_charges as c where c.order_id = new.order_id
      and c.position > new.position and c.phase = 'refunded')
    and exists (select from private.points as p where p.order_id = new.order_id) then
    perform private.count_points(new.order_id);
  end if;
  return null;
end
$$;

comment on function private.points_of_order is
  'At the end of a transaction in which an order was delivered, or something of it refunded: its points.';

create constraint trigger delivered_orders_earn_points after update of status on public.enhanced_orders
  deferrable initially deferred for each row
  when (old.status is distinct from new.status and new.status = 'delivered')
  execute function private.points_of_order();

create constraint trigger refunds_take_points_back after insert on public.order_charges
  deferrable initially deferred for each row when (new.phase = 'refunded') execute function private.points_of_order();

create function private.expire_points(at timestamptz default now()) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  ended record;
  gone integer;
begin
  for ended in
    select l.user_id, l.id, l.points from private.points as l left join private.points as t on t.lot_id = l.id
    where l.kind = 'earned' and l.expires_at <= expire_points.at
    group by l.id having l.points + coalesce(sum(t.points), 0) > 0 order by l.id limit 10000
  loop
    perform private.take_turns('points', ended.user_id::text);
    -- What was placed a moment before the end may have spent some of it meanwhile.
    gone := ended.points + (select coalesce(sum(t.points), 0) from private.points as t where t.lot_id = ended.id);
    continue when gone <= 0;
    insert into private.points (user_id, kind, points, lot_id, at)
    values (ended.user_id, 'expired', -gone, ended.id, expire_points.at);
    perform private.notify(ended.user_id, 'points_expired', jsonb_build_object('points', gone),
      '/membership/dashboard');
  end loop;
end
$$;

comment on function private.expire_points is 'Books what has expired; balances were right before.';

select cron.schedule('expire-points', '33 18 * * *', 'select private.expire_points()');

create function public.my_points() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  rule private.points_rules := private.points_rule(now());
begin
  return (select jsonb_build_object('points', greatest(coalesce(sum(l.points), 0), 0), 'value_paise', rule.value_paise,
      'turn_from', rule.turn_from, 'per_paise', rule.per_paise, 'points_per', rule.points,
      'next_end', (array_agg(l.expires_at order by l.expires_at) filter (where l.points > 0))[1],
      'next_points', (array_agg(l.points order by l.expires_at) filter (where l.points > 0))[1],
      'movements', (select coalesce(jsonb_agg(to_jsonb(m) order by m.id desc), '[]') from (
        select p.id, p.kind, p.points, p.at, o.order_number, p.expires_at from private.points as p
        left join public.enhanced_orders as o on o.id = p.order_id
        where p.user_id = caller order by p.id desc limit 50) as m))
    from private.points_left(caller) as l);
end
$$;

comment on function public.my_points is
  'The caller''s points: {points, value_paise (of one), turn_from (the step in which they become credit), per_paise '
  'and points_per (how they are earned), next_end and next_points (what expires first), movements: [{id, kind: earned|'
  'taken_back|expired|turned|spent|returned, points, at, order_number, expires_at}] (the last fifty)}.';

create function public.turn_points(points integer, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  rule private.points_rules := private.points_rule(now());
  done jsonb := private.claim_idempotency(caller, turn_points.idempotency_key, 'turn_points');
  l record;
  left_over integer := turn_points.points;
  have bigint;
begin
  if done is not null then return done; end if;
  perform private.take_turns('points', caller::text);
  have := (select coalesce(sum(k.points), 0) from private.points_left(caller) as k);
  if turn_points.points is null or turn_points.points < rule.turn_from or turn_points.points % rule.turn_from <> 0
      or turn_points.points > have then
    perform private.refuse(409, 'points_insufficient', 'You do not have so many points.', jsonb_build_object('points',
      greatest(have, 0), 'turn_from', rule.turn_from));
  end if;
  for l in select * from private.points_left(caller) as k where k.points > 0 order by k.expires_at, k.lot_id loop
    exit when left_over = 0;
    insert into private.points (user_id, kind, points, lot_id)
    values (caller, 'turned', -least(l.points, left_over), l.lot_id);
    left_over := left_over - least(l.points, left_over);
  end loop;
  perform private.credit_wallet(caller, turn_points.points::bigint * rule.value_paise,
    'points:' || caller || ':' || turn_points.idempotency_key);
  perform private.publish('user:' || caller, 'points', '{}'::jsonb);
  done := public.my_points();
  perform private.keep_result(caller, turn_points.idempotency_key, done);
  return done;
end
$$;

comment on function public.turn_points is
  'Turns points into wallet credit, those that expire first, once per key; in whole steps of turn_from. Answers as '
  'my_points does.';

create function private.points_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('points', (select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'points', p.points,
    'at', p.at, 'order_id', p.order_id, 'expires_at', p.expires_at) order by p.id), '[]')
    from private.points as p where p.user_id = caller))
$$;

comment on function private.points_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_points(caller uuid) returns void language sql set search_path = '' as $$
  insert into private.points (user_id, kind, points, lot_id)
  select caller, 'expired', -l.points, l.lot_id from private.points_left(caller) as l where l.points > 0
$$;

comment on function private.forget_points is 'Points of a closed account end with it; their rows name nobody.';

insert into private.trade_accounts (trade, data, forget)
  values ('points', 'private.points_data', 'private.forget_points');

revoke execute on function public.my_points(), public.turn_points(integer, text) from public, anon;
grant execute on function public.my_points(), public.turn_points(integer, text) to authenticated;
