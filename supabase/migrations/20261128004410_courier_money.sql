-- The courier's cash and extra pay: cash paid in by UPI, what a courier holds and where it can be handed in, and
-- incentives as rows whose sums explain themselves (docs/decisions/0110).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into private.notification_templates (template, type, title, message) values
  ('cash_deposit_taken_back', 'warning', 'UPI payment taken back',
   'Your bank took back {amount} that you had paid in by UPI. You hold that much of our cash again.'),
  ('incentive_earned', 'success', 'Extra pay', 'You earned {amount} of extra pay. It is in your earnings.');

-- Cash paid in by UPI -------------------------------------------------------------------------------------------------
create table private.cash_deposits (
  id uuid primary key default gen_random_uuid(),
  courier_id uuid not null references auth.users (id),
  amount_paise bigint not null constraint cash_deposit_range check (amount_paise between 100 and 10000000),
  created_at timestamptz not null default now(),
  pay_by timestamptz not null default now() + interval '15 minutes',
  ended_at timestamptz,
  paid_at timestamptz
);

comment on table private.cash_deposits is
  'Cash of the platform that couriers pay in at the gateway, with money of their own.';
comment on column private.cash_deposits.ended_at is
  'When another took its place, or its money went back because less was held by then.';

create unique index cash_deposits_open_idx on private.cash_deposits (courier_id)
  where paid_at is null and ended_at is null;

revoke all on private.cash_deposits from anon, authenticated;

create function public.start_cash_deposit(amount_paise bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  held bigint;
  asked private.cash_deposits;
begin
  if private.setting('gateway_enabled') <> 'true' then
    perform private.refuse(409, 'cash_deposit_unavailable', 'Cash cannot be paid in by UPI at present.');
  end if;
  perform private.take_turns('payout', caller::text);
  held := private.cash_held(caller);
  if start_cash_deposit.amount_paise is null
      or start_cash_deposit.amount_paise not between 100 and least(held, 10000000) then
    perform private.refuse(409, 'deposit_exceeds_debt', 'That is not what is owed.',
      jsonb_build_object('owed_paise', greatest(held, 0)));
  end if;
  select * into asked from private.cash_deposits as d
  where d.courier_id = caller and d.paid_at is null and d.ended_at is null;
  if asked.amount_paise is distinct from start_cash_deposit.amount_paise
      or asked.pay_by < now() + interval '5 minutes' then
    update private.cash_deposits as d set ended_at = now() where d.id = asked.id;
    insert into private.cash_deposits (courier_id, amount_paise) values (caller, start_cash_deposit.amount_paise)
    returning * into asked;
  end if;
  return jsonb_build_object('id', asked.id, 'amount_paise', asked.amount_paise, 'pay_by', asked.pay_by);
end
$$;

comment on function public.start_cash_deposit is
  'A courier begins to pay in cash by UPI, from ₹1 to what they hold, which the gateway collects for the purpose '
  'cash_deposit: {id, amount_paise, pay_by}; the same for every tab. Refuses cash_deposit_unavailable, '
  'deposit_exceeds_debt {owed_paise}.';

create function private.cash_deposit_due(subject_id uuid, customer uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('state', case when d.paid_at is not null then 'paid'
    when d.ended_at is not null or d.pay_by < now() then 'ended' else 'open' end,
    'amount_paise', d.amount_paise, 'pay_by', d.pay_by)
  from private.cash_deposits as d where d.id = cash_deposit_due.subject_id
    and d.courier_id = cash_deposit_due.customer
$$;

comment on function private.cash_deposit_due is
  'What a courier pays in of the cash they hold; see private.gateway_purposes.';

create function private.cash_deposit_taken(subject_id uuid, gateway_order_id uuid, amount_paise bigint,
  provider_payment_id text) returns bigint
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  asked private.cash_deposits;
  held bigint;
begin
  select * into asked from private.cash_deposits as d where d.id = cash_deposit_taken.subject_id;
  perform private.take_turns('payout', asked.courier_id::text);
  select * into asked from private.cash_deposits as d where d.id = cash_deposit_taken.subject_id for update;
  held := private.cash_held(asked.courier_id);
  -- An office, a counter or a payout may have had the cash in the meantime.
  if asked.id is null or asked.paid_at is not null or held < cash_deposit_taken.amount_paise then
    update private.cash_deposits as d set ended_at = coalesce(d.ended_at, now())
    where d.id = asked.id and d.paid_at is null;
    return 0;
  end if;
  update private.cash_deposits as d set paid_at = now() where d.id = asked.id;
  perform private.post('cash_deposit', null, 'upi-deposit:' || cash_deposit_taken.provider_payment_id, array[
    (asked.courier_id, 'cash_with_courier', cash_deposit_taken.amount_paise)::private.movement,
    (null, 'gateway_clearing', -cash_deposit_taken.amount_paise)::private.movement],
    cash_deposit_taken.provider_payment_id);
  held := held - cash_deposit_taken.amount_paise;
  perform private.notify(asked.courier_id, 'cash_deposited', jsonb_build_object('amount',
    private.rupees(cash_deposit_taken.amount_paise), 'amount_paise', cash_deposit_taken.amount_paise, 'reference',
    cash_deposit_taken.provider_payment_id, 'left', private.rupees(held), 'left_paise', held), '/driver/cash');
  perform private.publish('user:' || asked.courier_id, 'cash', '{}'::jsonb);
  return cash_deposit_taken.amount_paise;
end
$$;

comment on function private.cash_deposit_taken is
  'The gateway has a courier''s deposit: they hold that much less, once. All of it goes back where they hold less by '
  'now; see private.gateway_purposes.';

create function private.cash_deposit_lost(subject_id uuid, amount_paise bigint, provider_dispute_id text) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  courier uuid := (select d.courier_id from private.cash_deposits as d where d.id = cash_deposit_lost.subject_id);
begin
  if not private.post('dispute_ended', null, 'deposit-lost:' || cash_deposit_lost.provider_dispute_id, array[
      (courier, 'cash_with_courier', -cash_deposit_lost.amount_paise)::private.movement,
      (null, 'platform_revenue', cash_deposit_lost.amount_paise)::private.movement]) then
    return;
  end if;
  perform private.notify(courier, 'cash_deposit_taken_back', jsonb_build_object('amount',
    private.rupees(cash_deposit_lost.amount_paise), 'amount_paise', cash_deposit_lost.amount_paise), '/driver/cash');
  perform private.publish('user:' || courier, 'cash', '{}'::jsonb);
end
$$;

comment on function private.cash_deposit_lost is
  'A bank took back the money of a deposit: the courier owes that cash again; see private.gateway_purposes.';

insert into private.gateway_purposes (purpose, due, taken, lost) values
  ('cash_deposit', 'private.cash_deposit_due', 'private.cash_deposit_taken', 'private.cash_deposit_lost');

create function public.my_cash() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_role('delivery');
begin
  return (select jsonb_build_object('held_paise', private.cash_held(c.user_id),
    'in_hand_paise', private.cash_in_hand(c.user_id), 'limit_paise', c.cash_limit_paise,
    'upi', private.setting('gateway_enabled') = 'true', 'counters', public.deposit_counters(),
    'offers', public.counter_deposits(), 'server_now', now())
  from public.couriers as c where c.user_id = caller);
end
$$;

comment on function public.my_cash is
  'The cash that the caller, a courier, holds, and the ways to hand it in: {held_paise, in_hand_paise (with that of '
  'present jobs), limit_paise, upi (whether it can be paid in so), counters (as deposit_counters), offers (as '
  'counter_deposits), server_now}; null for who is no courier yet.';

-- Incentives ----------------------------------------------------------------------------------------------------------
create table private.incentive_rules (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint incentive_kind check (kind in ('day', 'peak')),
  region_id uuid references public.regions (id),
  deliveries smallint constraint incentive_deliveries check (deliveries between 1 and 100),
  from_minute smallint,
  to_minute smallint,
  amount_paise integer not null constraint incentive_amount check (amount_paise between 100 and 500000),
  budget_paise bigint not null constraint incentive_budget check (budget_paise between amount_paise and 1000000000),
  starts_on date not null,
  ends_on date not null,
  made_by uuid references auth.users (id),
  made_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint incentive_days check (ends_on between starts_on and starts_on + 365),
  constraint incentive_is_whole check (case kind
    when 'day' then deliveries is not null and from_minute is null and to_minute is null
    else deliveries is null and from_minute is not null and to_minute is not null
      and from_minute between 0 and 1439 and to_minute between from_minute + 1 and 1440 end)
);

create index incentive_rules_region_idx on private.incentive_rules (region_id);
create index incentive_rules_made_by_idx on private.incentive_rules (made_by);
create index incentive_rules_days_idx on private.incentive_rules (ends_on, starts_on);

comment on table private.incentive_rules is
  'Extra pay of couriers. day: so much for so many deliveries on one Indian day; peak: so much for each that is handed '
  'over between two minutes of the day.';
comment on column private.incentive_rules.region_id is 'The town in which it counts; null: in all.';
comment on column private.incentive_rules.budget_paise is
  'What the rule may cost altogether. Who reaches it first is paid first, in whole amounts.';
comment on column private.incentive_rules.ended_at is 'When it was ended early: what was delivered before counts.';

create table private.incentive_days (
  rule_id uuid not null references private.incentive_rules (id),
  day date not null,
  settled_at timestamptz not null default now(),
  primary key (rule_id, day)
);

comment on table private.incentive_days is 'Days of a rule that are settled: each once.';

create table private.incentive_awards (
  id uuid primary key default gen_random_uuid(),
  rule_id uuid not null references private.incentive_rules (id),
  day date not null,
  courier_id uuid not null references auth.users (id),
  deliveries integer not null constraint award_deliveries check (deliveries > 0),
  amount_paise bigint not null constraint award_positive check (amount_paise > 0),
  constraint one_award_a_day unique (rule_id, day, courier_id)
);

create index incentive_awards_courier_idx on private.incentive_awards (courier_id, day);

comment on table private.incentive_awards is 'What a courier was paid of a rule for a day.';
comment on column private.incentive_awards.deliveries is 'Those that it is for.';

revoke all on private.incentive_rules, private.incentive_days, private.incentive_awards from anon, authenticated;

create function private.incentive_runs(rule private.incentive_rules, day date) returns boolean
language sql immutable set search_path = '' as $$
  select incentive_runs.day between rule.starts_on
    and least(rule.ends_on, (rule.ended_at at time zone 'Asia/Kolkata')::date)
$$;

comment on function private.incentive_runs is 'Whether a rule counts on a day, at least until it was ended.';

create function private.incentive_sums(rule private.incentive_rules, day date)
  returns table (courier_id uuid, deliveries integer, paid_for integer, amount_paise bigint)
language sql stable security definer set search_path = '' as $$
  with counted as (
    -- An order counts once for whoever carried it, however many legs of it they did.
    select j.performer_id as courier_id, j.order_id, max(j.done_at) as at
    from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
    where j.state = 'delivered' and o.status <> 'cancelled' and o.payment_status <> 'refunded'
      and j.done_at >= incentive_sums.day::timestamp at time zone 'Asia/Kolkata'
      and j.done_at < (incentive_sums.day + 1)::timestamp at time zone 'Asia/Kolkata'
      and j.done_at < coalesce(rule.ended_at, 'infinity')
      and (rule.region_id is null or j.region_id = rule.region_id)
    group by 1, 2
  ), numbered as (
    select c.*, row_number() over (partition by c.courier_id order by c.at, c.order_id) as nth from counted as c
    where rule.kind = 'day' or private.minute_of_day(c.at) between rule.from_minute and rule.to_minute - 1
  ), in_turn as (
    -- All steps of a rule are worth the same, so the budget ends at one of them.
    select n.*, row_number() over (order by n.at, n.order_id, n.courier_id) * rule.amount_paise
      <= rule.budget_paise - (select coalesce(sum(a.amount_paise), 0) from private.incentive_awards as a
        where a.rule_id = rule.id and a.day <> incentive_sums.day) as fits
    from numbered as n where rule.kind = 'peak' or n.nth = rule.deliveries
  )
  select n.courier_id, count(*)::integer, max(p.paid_for)::integer, max(p.steps * rule.amount_paise)::bigint
  from numbered as n
  cross join lateral (select count(*) filter (where i.fits) as steps, case rule.kind when 'day'
    then coalesce(rule.deliveries * (count(*) filter (where i.fits)), 0) else count(*) filter (where i.fits) end
    as paid_for from in_turn as i where i.courier_id = n.courier_id) as p
  group by n.courier_id
$$;

comment on function private.incentive_sums is
  'What couriers have reached of a rule on a day: how many deliveries count, for how many of them something is paid, '
  'and how much, within the budget. Cancelled and wholly refunded orders do not count. The one computation: the '
  'courier''s screen shows it while the day runs, and the ledger gets it when it is over.';

create function private.minute_of_day(at timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select (extract(hour from l.at) * 60 + extract(minute from l.at))::integer
  from (select minute_of_day.at at time zone 'Asia/Kolkata' as at) as l
$$;

comment on function private.minute_of_day is 'The minute of the day in India.';

create function private.settle_incentive(rule_id uuid, day date) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rule private.incentive_rules;
  made private.incentive_awards;
  paid integer := 0;
begin
  select * into rule from private.incentive_rules as r where r.id = settle_incentive.rule_id for update;
  insert into private.incentive_days (rule_id, day) values (settle_incentive.rule_id, settle_incentive.day)
  on conflict do nothing;
  if not found then return 0; end if;
  for made in
    insert into private.incentive_awards (rule_id, day, courier_id, deliveries, amount_paise)
    select rule.id, settle_incentive.day, s.courier_id, s.paid_for, s.amount_paise
    from private.incentive_sums(rule, settle_incentive.day) as s where s.amount_paise > 0
    returning *
  loop
    paid := paid + 1;
    perform private.post('incentive', null, 'incentive:' || made.id, array[
      (made.courier_id, 'courier_payable', made.amount_paise)::private.movement,
      (null, 'platform_revenue', -made.amount_paise)::private.movement]);
    perform private.notify(made.courier_id, 'incentive_earned', jsonb_build_object('amount',
      private.rupees(made.amount_paise), 'amount_paise', made.amount_paise), '/driver/dashboard');
  end loop;
  return paid;
end
$$;

comment on function private.settle_incentive is
  'Posts what couriers have earned of a rule on a day that is over, once; answers how many were paid.';

create function private.settle_incentives(most integer default 200) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  one record;
  paid integer := 0;
begin
  -- Day by day, so that the budget goes to who was first.
  for one in
    select r.id, d.day::date as day from private.incentive_rules as r
    cross join lateral generate_series(r.starts_on::timestamp, least(r.ends_on, private.today() - 1)::timestamp,
      interval '1 day') as d (day)
    where private.incentive_runs(r, d.day::date)
      and not exists (select from private.incentive_days as k where k.rule_id = r.id and k.day = d.day::date)
    order by d.day, r.made_at, r.id limit settle_incentives.most
  loop
    begin
      paid := paid + private.settle_incentive(one.id, one.day);
    exception when others then
      -- One that fails is tried again and keeps nobody else from being paid.
      raise warning 'incentive % of %: %', one.id, one.day, sqlerrm;
    end;
  end loop;
  return paid;
end
$$;

comment on function private.settle_incentives is
  'Settles the days that are over and not yet settled: called each hour, it goes on where it was interrupted.';

select cron.schedule('settle-incentives', '5 * * * *', 'select private.settle_incentives()');

create function private.incentive_story(t private.ledger_transactions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kind', r.kind, 'day', a.day, 'deliveries', a.deliveries, 'each_paise', r.amount_paise,
    'from_minute', r.from_minute, 'to_minute', r.to_minute)
  from private.incentive_awards as a join private.incentive_rules as r on r.id = a.rule_id
  where t.idempotency_key = 'incentive:' || a.id
$$;

comment on function private.incentive_story is
  'What an incentive is for: {kind, day, deliveries, each_paise, from_minute, to_minute}.';

create function public.my_incentives() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_role('delivery');
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'deliveries', r.deliveries,
      'from_minute', r.from_minute, 'to_minute', r.to_minute, 'amount_paise', r.amount_paise, 'ends_on', r.ends_on,
      'done', coalesce(own.deliveries, 0), 'earned_paise', coalesce(own.amount_paise, 0),
      'used_up', r.budget_paise - spent.before - spent.today < r.amount_paise)
      order by r.kind, r.deliveries, r.from_minute, r.made_at), '[]')
    from private.incentive_rules as r
    cross join lateral (select coalesce(sum(s.amount_paise), 0) as today, (select coalesce(sum(a.amount_paise), 0)
      from private.incentive_awards as a where a.rule_id = r.id and a.day < private.today()) as before
      from private.incentive_sums(r, private.today()) as s) as spent
    left join lateral (select * from private.incentive_sums(r, private.today()) as s where s.courier_id = caller)
      as own on true
    where private.incentive_runs(r, private.today()) and (r.ended_at is null or own.amount_paise > 0)
      and (r.region_id is null or own.deliveries > 0
        or r.region_id = (select c.region_id from public.couriers as c where c.user_id = caller)));
end
$$;

comment on function public.my_incentives is
  'Extra pay that the caller, a courier, can earn today, and how far they are: [{id, kind, deliveries, from_minute, '
  'to_minute, amount_paise, ends_on, done (deliveries that count), earned_paise, used_up (nothing is left of the '
  'budget)}].';

-- The desk ------------------------------------------------------------------------------------------------------------
create function private.incentive_fault(r private.incentive_rules, given jsonb) returns text
language sql stable set search_path = '' as $$
  select case
    when coalesce(r.kind, '') not in ('day', 'peak') then 'kind'
    when r.kind = 'day' and r.deliveries is null then 'deliveries'
    when r.kind = 'peak' and coalesce(r.from_minute >= r.to_minute, true) then 'hours'
    when r.amount_paise is null then 'amount_paise'
    when coalesce(r.budget_paise < r.amount_paise, true) then 'budget_paise'
    when coalesce(r.starts_on not between private.today() and private.today() + 365, true) then 'starts_on'
    when coalesce(r.ends_on not between r.starts_on and r.starts_on + 365, true) then 'ends_on'
    when (given ->> 'region' is null) <> (r.region_id is null) then 'region' end
$$;

comment on function private.incentive_fault is 'The first field of a rule that is not right; null where all are.';

create function public.make_incentive(rule jsonb, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  made private.incentive_rules;
  fault text;
  result jsonb;
begin
  perform private.bound(make_incentive.rule, 4000);
  perform private.bound(make_incentive.idempotency_key, 200);
  made.kind := rule ->> 'kind';
  if made.kind = 'day' then made.deliveries := private.json_integer(rule -> 'deliveries', 1, 100); end if;
  if made.kind = 'peak' then
    made.from_minute := private.json_integer(rule -> 'from_minute', 0, 1439);
    made.to_minute := private.json_integer(rule -> 'to_minute', 1, 1440);
  end if;
  made.amount_paise := private.json_integer(rule -> 'amount_paise', 100, 500000);
  made.budget_paise := private.json_integer(rule -> 'budget_paise', 100, 1000000000);
  made.starts_on := coalesce(private.json_date(rule ->> 'starts_on'), private.today());
  made.ends_on := private.json_date(rule ->> 'ends_on');
  made.region_id := (select r.id from public.regions as r where r.slug = left(rule ->> 'region', 60));
  fault := private.incentive_fault(made, make_incentive.rule);
  if fault is not null then
    perform private.refuse(400, 'incentive_wrong', 'Something about this extra pay is not right.',
      jsonb_build_object('field', fault));
  end if;
  result := private.claim_idempotency(caller, make_incentive.idempotency_key, 'make_incentive');
  if result is not null then return result; end if;
  insert into private.incentive_rules (kind, region_id, deliveries, from_minute, to_minute, amount_paise, budget_paise,
    starts_on, ends_on, made_by)
  values (made.kind, made.region_id, made.deliveries, made.from_minute, made.to_minute, made.amount_paise,
    made.budget_paise, made.starts_on, made.ends_on, caller) returning * into made;
  perform private.audit('make_incentive', 'incentive', made.id::text, null, to_jsonb(made) - 'id');
  result := jsonb_build_object('id', made.id);
  perform private.keep_result(caller, make_incentive.idempotency_key, result);
  return result;
end
$$;

comment on function public.make_incentive is
  'Makes a rule of extra pay: {kind: day|peak, deliveries (of day), from_minute, to_minute (of peak), amount_paise, '
  'budget_paise, starts_on? (today), ends_on, region? (its slug)}: {id}. For administrators, once per key, on the '
  'audit log. Refuses incentive_wrong with the field.';

create function public.end_incentive(rule_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ended private.incentive_rules;
begin
  perform private.require_role('admin');
  update private.incentive_rules as r set ended_at = now()
  where r.id = end_incentive.rule_id and r.ended_at is null and r.ends_on >= private.today() returning * into ended;
  if ended.id is null then perform private.refuse(404, 'incentive_not_found', 'There is no such extra pay.'); end if;
  perform private.audit('end_incentive', 'incentive', ended.id::text);
end
$$;

comment on function public.end_incentive is
  'Ends a rule of extra pay at once; what was delivered before is paid. For administrators, on the audit log. Refuses '
  'incentive_not_found.';

create function public.incentive_desk() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return (select coalesce(jsonb_agg(to_jsonb(l) order by l.state = 'over', l.made_at desc, l.id), '[]') from (
    select r.id, r.kind, r.deliveries, r.from_minute, r.to_minute, r.amount_paise, r.budget_paise, r.starts_on,
      r.ends_on, r.ended_at, r.made_at, g.name as region_name, private.name_of(r.made_by) as made_by,
      case when r.ended_at is not null or r.ends_on < private.today() then 'over'
        when r.starts_on > private.today() then 'coming' else 'running' end as state,
      spent.couriers, spent.paid as paid_paise
    from private.incentive_rules as r left join public.regions as g on g.id = r.region_id
    cross join lateral (select count(distinct a.courier_id) as couriers, coalesce(sum(a.amount_paise), 0) as paid
      from private.incentive_awards as a where a.rule_id = r.id) as spent
    order by r.made_at desc limit 200) as l);
end
$$;

comment on function public.incentive_desk is
  'Rules of extra pay for administrators, those that run or are to come first: [{id, kind, deliveries, from_minute, '
  'to_minute, amount_paise, budget_paise, starts_on, ends_on, ended_at, made_at, region_name, made_by, state: '
  'running|coming|over, couriers, paid_paise (of days that are settled)}].';

revoke execute on function public.start_cash_deposit(bigint), public.my_cash(), public.my_incentives(),
  public.make_incentive(jsonb, text), public.end_incentive(uuid), public.incentive_desk() from public, anon;
grant execute on function public.start_cash_deposit(bigint), public.my_cash(), public.my_incentives(),
  public.make_incentive(jsonb, text), public.end_incentive(uuid), public.incentive_desk() to authenticated;
revoke execute on function private.cash_deposit_due(uuid, uuid), private.cash_deposit_taken(uuid, uuid, bigint, text),
  private.cash_deposit_lost(uuid, bigint, text), private.incentive_runs(private.incentive_rules, date),
  private.incentive_sums(private.incentive_rules, date), private.minute_of_day(timestamptz),
  private.settle_incentive(uuid, date), private.settle_incentives(integer),
  private.incentive_story(private.ledger_transactions), private.incentive_fault(private.incentive_rules, jsonb)
  from public;
