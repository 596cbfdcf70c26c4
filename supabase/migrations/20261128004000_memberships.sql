-- Memberships: plans whose benefits are rows that pricing reads, terms whose revenue is earned by day, and what each
-- order saved (docs/decisions/0103).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into public.tax_rules (tax_class, rate_bp, section_9_5, valid_from) values
  ('membership', 1800, false, '2017-07-01');

insert into public.tax_codes (tax_class, code, valid_from) values ('membership', '998599', '2017-07-01');

create table private.membership_plans (
  id uuid primary key default gen_random_uuid(),
  code text not null constraint plan_code_form check (code ~ '^[a-z][a-z_]{1,39}$'),
  position smallint not null,
  price_paise integer not null constraint plan_price_range check (price_paise between 100 and 10000000),
  days smallint constraint plan_days_range check (days between 1 and 366),
  months smallint constraint plan_months_range check (months between 1 and 36),
  trial_days smallint not null default 0 constraint plan_trial_range check (trial_days between 0 and 60),
  grace_days smallint not null default 5 constraint plan_grace_range check (grace_days between 0 and 30),
  pause_days smallint not null default 60 constraint plan_pause_range check (pause_days between 1 and 365),
  family_members smallint not null default 0 constraint plan_family_range check (family_members between 0 and 10),
  support_hours smallint constraint plan_support_range check (support_hours between 1 and 72),
  valid_from timestamptz not null default now(),
  valid_to timestamptz,
  unique (code, valid_from),
  constraint plan_term_is_days_or_months check (num_nonnulls(days, months) = 1),
  constraint plan_ends_after_start check (valid_to > valid_from)
);

comment on table private.membership_plans is
  'What can be bought, effective-dated: of one code the row in force is sold, and a membership keeps the row it was '
  'sold by, so that a renewal costs what was agreed. Prices include GST.';
comment on column private.membership_plans.support_hours is
  'Within how many hours support answers a member; null: as it answers everybody.';
comment on column private.membership_plans.pause_days is 'After how many days a pause ends by itself.';

create table private.membership_benefits (
  plan_id uuid not null references private.membership_plans (id),
  position smallint not null,
  charge_code text not null references public.charge_codes (code),
  off_bp integer not null constraint benefit_off_range check (off_bp between 1 and 10000),
  from_paise integer not null default 0 constraint benefit_from_range check (from_paise between 0 and 1000000),
  within_m integer constraint benefit_within_range check (within_m between 1 and 1000000),
  trade text references private.trades (trade),
  primary key (plan_id, position)
);

create index membership_benefits_code_idx on private.membership_benefits (charge_code);
create index membership_benefits_trade_idx on private.membership_benefits (trade);

comment on table private.membership_benefits is
  'What a plan takes off a charge (10000 is all of it), from so much of goods after what their seller takes off, and '
  'within so many metres by road; of several that fit the best one. A trade adds rows for charges of its own.';
comment on column private.membership_benefits.trade is 'The trade whose orders it is for; null for all.';

insert into private.membership_plans (code, position, price_paise, days, months, trial_days, family_members,
  support_hours, valid_from) values
  ('plus_month', 1, 19900, 30, null, 14, 2, 4, '2026-07-01 00:00:00+05:30'),
  ('plus_year', 2, 119900, null, 12, 14, 4, 4, '2026-07-01 00:00:00+05:30');

insert into private.membership_benefits (plan_id, position, charge_code, off_bp, from_paise, within_m)
select p.id, b.position, b.charge_code, b.off_bp, b.from_paise, b.within_m
from private.membership_plans as p cross join (values (1, 'delivery', 10000, 19900, 5000), (2, 'small_cart', 5000,
  0, null), (3, 'platform', 5000, 0, null))
  as b (position, charge_code, off_bp, from_paise, within_m);

create table private.memberships (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id),
  plan_id uuid not null references private.membership_plans (id),
  is_trial boolean not null,
  started_at timestamptz not null,
  anchor date not null,
  terms smallint not null default 0,
  ends_at timestamptz not null,
  renews boolean not null default false,
  cancelled_at timestamptz,
  tries smallint not null default 0,
  next_try_at timestamptz,
  paused_on date,
  reminded_for timestamptz,
  closed_at timestamptz,
  constraint trials_renew_nothing check (not is_trial or not renews)
);

create unique index memberships_running_idx on private.memberships (user_id) where closed_at is null;
create index memberships_user_idx on private.memberships (user_id, started_at);
create index memberships_plan_idx on private.memberships (plan_id);
create index memberships_try_idx on private.memberships (next_try_at) where closed_at is null;
create index memberships_end_idx on private.memberships (ends_at) where closed_at is null;

comment on table private.memberships is
  'Who is a member, until when. At any moment private.membership_state tells whether the benefits are on, whether or '
  'not a job has run since.';
comment on column private.memberships.anchor is
  'The day whose day of the month every term begins on, or the last day of a month that has none.';
comment on column private.memberships.terms is 'How many terms have been paid since the anchor.';
comment on column private.memberships.ends_at is 'The end of the trial or of what is paid, at 24:00 in India.';
comment on column private.memberships.renews is 'Whether the member agreed that their wallet pays the next term.';
comment on column private.memberships.closed_at is 'When it was found to be over; of one person one is open.';

create table private.membership_offers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id),
  plan_id uuid not null references private.membership_plans (id),
  renews boolean not null,
  made_at timestamptz not null default now(),
  paid_at timestamptz
);

create index membership_offers_user_idx on private.membership_offers (user_id, made_at);
create index membership_offers_plan_idx on private.membership_offers (plan_id);

comment on table private.membership_offers is
  'What somebody is about to buy: the plan as it was shown to them, and whether it may renew. Paid once.';

create table private.membership_terms (
  id uuid primary key default gen_random_uuid(),
  membership_id uuid not null references private.memberships (id),
  from_day date not null,
  days smallint not null constraint term_days_range check (days between 1 and 1200),
  price_paise integer not null constraint term_price_range check (price_paise > 0),
  tax_paise integer not null constraint term_tax_range check (tax_paise >= 0),
  paused_days smallint not null default 0,
  earned_paise integer not null default 0,
  earned_days smallint not null default 0,
  paid_at timestamptz not null default now(),
  offer_id uuid unique references private.membership_offers (id),
  returned_at timestamptz,
  unique (membership_id, from_day),
  constraint term_earns_its_price check (earned_paise between 0 and price_paise - tax_paise)
);

comment on table private.membership_terms is
  'Terms that were paid. Without tax their price is deferred revenue, earned by day: after n of N days n / N of it.';
comment on column private.membership_terms.offer_id is
  'The offer by which it was bought; null of a renewal.';
comment on column private.membership_terms.returned_at is
  'When the whole of its money had gone back: it earns nothing any more.';

create index membership_terms_earning_idx on private.membership_terms (from_day)
  where earned_days < days and returned_at is null;

create table private.membership_trials (
  digest text primary key,
  at timestamptz not null default now()
);

comment on table private.membership_trials is
  'Digests of the numbers and accounts that have tried a membership: once for each person, whatever their account.';

create table private.membership_people (
  id uuid primary key default gen_random_uuid(),
  membership_id uuid not null references private.memberships (id),
  name text not null constraint family_name_length check (length(trim(name)) between 1 and 60),
  phone_digest text not null,
  phone_end text not null,
  user_id uuid references auth.users (id),
  invited_at timestamptz not null default now(),
  joined_at timestamptz,
  unique (membership_id, phone_digest),
  constraint family_joins_with_an_account check ((user_id is null) = (joined_at is null))
);

create unique index membership_people_user_idx on private.membership_people (user_id);
create index membership_people_digest_idx on private.membership_people (phone_digest);

create trigger texts_are_plain before insert or update of name on private.membership_people
  for each row execute function private.keep_plain('name');

comment on table private.membership_people is
  'The family of a member: invited by number, of which only a digest and its last digits are kept, and joined by '
  'themselves. One membership for each person.';

create table private.membership_savings (
  order_id uuid primary key references public.enhanced_orders (id),
  membership_id uuid not null references private.memberships (id),
  user_id uuid not null references auth.users (id),
  saving_paise integer not null constraint saving_positive check (saving_paise > 0)
);

create index membership_savings_membership_idx on private.membership_savings (membership_id);
create index membership_savings_user_idx on private.membership_savings (user_id);

comment on table private.membership_savings is
  'What an order would have cost more without the membership, tax included.';

revoke all on private.membership_plans, private.membership_benefits, private.memberships, private.membership_terms,
  private.membership_offers, private.membership_trials, private.membership_people, private.membership_savings
  from anon, authenticated;

insert into private.notification_templates (template, type, title, message, push_for) values
  ('membership_started', 'success', 'You are a member', 'Your benefits run until {until}.', '1 day'),
  ('membership_trial_ends', 'info', 'Your trial ends soon',
   'Your free membership ends on {until}. Nothing is charged unless you choose a plan.', '1 day'),
  ('membership_renews', 'info', 'Your membership renews soon',
   'On {until} your wallet pays {amount} for the next term. You can cancel until then.', '1 day'),
  ('membership_renewed', 'success', 'Membership renewed', '{amount} is paid. It runs until {until}.',
   '1 day'),
  ('membership_not_renewed', 'warning', 'Membership not renewed',
   'Your wallet does not hold {amount}. Your benefits stay until {until}; add money or pay to keep them.', '1 day'),
  ('membership_ended', 'info', 'Membership ended', 'Your membership has ended. Nothing more is charged.', '1 day'),
  ('membership_invited', 'info', 'You are invited', 'Somebody shares their membership with you.', '1 day');

-- Days and states ---------------------------------------------------------------------------------------------------
create function private.india_midnight(day date) returns timestamptz language sql immutable set search_path = '' as $$
  select day::timestamp at time zone 'Asia/Kolkata'
$$;

comment on function private.india_midnight is 'The moment at which a day begins in India.';

create function private.term_end(plan private.membership_plans, anchor date, terms integer) returns date
language sql immutable set search_path = '' as $$
  select case when plan.months is not null then (anchor + make_interval(months => terms * plan.months))::date
    else anchor + terms * plan.days end
$$;

comment on function private.term_end is
  'The first day after so many terms from an anchor: months end on the anchor''s day, or on the last of a month that '
  'has none; a term of n days has n days, the first one counted.';

create function private.membership_state(m private.memberships, at timestamptz default now()) returns text
language sql stable security definer set search_path = '' as $$
  select case when m.paused_on is not null then 'paused'
    when at < m.ends_at then case when m.is_trial then 'trial' else 'active' end
    when m.renews and at < m.ends_at + make_interval(days => p.grace_days) then 'grace'
    else 'expired' end
  from private.membership_plans as p where p.id = m.plan_id
$$;

comment on function private.membership_state is
  'trial, active, grace (its end has passed, its renewal has not succeeded yet), paused or expired, at a moment. The '
  'benefits are on in trial, active and grace.';

create function private.membership_of(person uuid, at timestamptz default now()) returns private.memberships
language plpgsql stable security definer set search_path = '' as $$
declare
  found_one private.memberships;
begin
  select m.* into found_one from private.memberships as m
  -- Two looks by index: each quote asks, and there are as many memberships as members.
  where m.id in (select k.id from private.memberships as k where k.user_id = person
      union all select p.membership_id from private.membership_people as p where p.user_id = person)
    and m.closed_at is null and private.membership_state(m, membership_of.at) in ('trial', 'active', 'grace')
  order by m.user_id = person desc limit 1;
  return found_one;
end
$$;

comment on function private.membership_of is 'The membership whose benefits a person has at a moment, own or shared.';

create function private.plan_in_force(code text, at timestamptz default now()) returns private.membership_plans
language sql stable security definer set search_path = '' as $$
  select p from private.membership_plans as p
  where p.code = plan_in_force.code and p.valid_from <= plan_in_force.at
    and (p.valid_to is null or p.valid_to > plan_in_force.at)
  order by p.valid_from desc limit 1
$$;

comment on function private.plan_in_force is 'The row by which a plan is sold at a moment; null where it is not.';

-- Benefits in prices ------------------------------------------------------------------------------------------------
create function private.with_benefits(part jsonb, plan_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  whole jsonb;
  lowered jsonb;
  missing jsonb;
begin
  select jsonb_agg(case when c ? 'benefit_paise' then c - 'benefit_paise' || jsonb_build_object('amount_paise',
    (c ->> 'amount_paise')::bigint + (c ->> 'benefit_paise')::bigint) else c end order by n)
  into whole from jsonb_array_elements(part -> 'charges') with ordinality as e (c, n);
  with basket as (
    select coalesce(sum((c ->> 'amount_paise')::bigint), 0)::bigint as paise
    from jsonb_array_elements(whole) as c join public.charge_codes as k on k.code = c ->> 'code'
    where k.nature = 'goods' or (k.nature = 'discount' and c ->> 'bearer' = 'vendor')
  ), judged as (
    select e.n, e.c, b.charge_code, round((e.c ->> 'amount_paise')::numeric * b.off_bp / 10000)::bigint as off_paise,
      case when (part ->> 'distance_m')::integer > b.within_m then jsonb_build_object('within_m', b.within_m)
        when basket.paise < b.from_paise then jsonb_build_object('more_paise', b.from_paise - basket.paise) end as lacks
    from jsonb_array_elements(whole) with ordinality as e (c, n) cross join basket
    left join private.membership_benefits as b on b.plan_id = with_benefits.plan_id and b.charge_code = e.c ->> 'code'
      and (b.trade is null or b.trade = part ->> 'trade') and (e.c ->> 'amount_paise')::bigint > 0
  ), best as (
    select distinct on (j.n) j.n, j.c, j.charge_code, case when j.lacks is null then coalesce(j.off_paise, 0) else 0 end
      as off_paise, j.lacks
    from judged as j
    order by j.n, case when j.lacks is null then coalesce(j.off_paise, 0) else 0 end desc, j.lacks is null desc
  )
  select jsonb_agg(case when b.off_paise > 0 then b.c || jsonb_build_object('amount_paise',
      (b.c ->> 'amount_paise')::bigint - b.off_paise, 'benefit_paise', b.off_paise) else b.c end order by b.n),
    coalesce(jsonb_agg(b.lacks || jsonb_build_object('code', b.charge_code) order by b.n)
      filter (where b.lacks is not null), '[]')
  into lowered, missing from best as b;
  return part || jsonb_build_object('charges', coalesce(lowered, '[]'), 'missing', missing, 'saving_paise',
    private.sum_of(private.with_taxes(coalesce(whole, '[]')))
    - private.sum_of(private.with_taxes(coalesce(lowered, '[]'))));
end
$$;

comment on function private.with_benefits is
  'An order of a quote before its taxes with a plan''s benefits: each charge less what is taken off (benefit_paise), '
  'what that saves with its tax (saving_paise), and what benefits lack (missing: [{code, more_paise or within_m}]). '
  'Done again it begins from the whole charges.';

create function private.membership_for_quote(caller uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', m.id, 'plan_id', m.plan_id) from private.membership_of(caller) as m
  where m.id is not null
$$;

comment on function private.membership_for_quote is
  'The membership whose benefits a quote has, {id, plan_id}; null of who has none.';

create function private.would_save(orders jsonb) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum((private.with_benefits(o, p.id) ->> 'saving_paise')::bigint), 0)::bigint
  from (select n.code from private.membership_plans as n where n.valid_from <= now()
      and (n.valid_to is null or n.valid_to > now()) order by n.position limit 1) as first
  cross join lateral private.plan_in_force(first.code) as p
  cross join jsonb_array_elements(orders) as o
$$;

comment on function private.would_save is
  'What the first plan would have saved on orders of a quote as they were priced, in paise.';

create function private.with_membership(orders jsonb, membership jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if membership is null or jsonb_array_length(orders) = 0 then return orders; end if;
  return (select jsonb_agg(private.with_benefits(o, (membership ->> 'plan_id')::uuid)
      || jsonb_build_object('membership_id', membership -> 'id') order by n)
    from jsonb_array_elements(orders) with ordinality as e (o, n));
end
$$;

comment on function private.with_membership is 'The orders of a quote with the benefits of whoever asks.';

create function private.membership_in_quote(orders jsonb, membership jsonb, priced jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if membership is not null then
    return jsonb_build_object('is_member', true, 'saving_paise', (select coalesce(sum((o ->> 'saving_paise')::bigint),
        0) from jsonb_array_elements(orders) as o),
      'missing', (select coalesce(jsonb_agg(distinct l), '[]') from jsonb_array_elements(orders) as o,
        jsonb_array_elements(o -> 'missing') as l));
  end if;
  return jsonb_build_object('is_member', false, 'saving_paise', private.would_save(priced), 'missing', '[]'::jsonb);
end
$$;

comment on function private.membership_in_quote is
  'What a quote says of memberships: {is_member, saving_paise (what one saves, or would save), missing}.';

create function private.benefits_of(order_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select sum(private.without_tax(c.benefit_paise, private.tax_rate(coalesce(c.tax_class,
      k.tax_class)))) from public.order_charges as c join public.charge_codes as k on k.code = c.code
    where c.order_id = benefits_of.order_id and c.benefit_paise is not null), 0);
end
$$;

comment on function private.benefits_of is
  'What a membership took off an order, without tax, in paise: nobody''s share is less for it.';

create function private.keep_saving(o public.enhanced_orders, part jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.membership_savings (order_id, membership_id, user_id, saving_paise)
  select o.id, (part ->> 'membership_id')::uuid, o.user_id, (part ->> 'saving_paise')::integer
  where (part ->> 'saving_paise')::integer > 0 and part ? 'membership_id';
end
$$;

comment on function private.keep_saving is 'Keeps what an order saves by a membership when it is placed.';

-- Terms -------------------------------------------------------------------------------------------------------------
create function private.day_in_words(at timestamptz) returns text language sql stable set search_path = '' as $$
  select to_char(at at time zone 'Asia/Kolkata', 'DD/MM/YYYY')
$$;

comment on function private.day_in_words is 'A day as messages name it, in every language alike.';

create function private.tell_member(m private.memberships, template text, until timestamptz default null,
  amount_paise bigint default null) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.notify(m.user_id, tell_member.template, jsonb_strip_nulls(jsonb_build_object('until',
      private.day_in_words(tell_member.until - interval '1 minute'), 'amount', private.rupees(tell_member.amount_paise),
      'amount_paise', tell_member.amount_paise)), '/membership/dashboard');
  perform private.publish('user:' || m.user_id, 'membership', '{}'::jsonb);
end
$$;

comment on function private.tell_member is
  'Tells a member what became of the membership; until is its end at 24:00, told as its last day.';

create function private.begin_term(m private.memberships, price bigint, payer private.movement,
  is_renewal boolean, offer_id uuid default null) returns private.memberships
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  plan private.membership_plans;
  tax bigint := private.tax_of(price, private.tax_rate('membership'), true);
  begins date := private.term_end((select p from private.membership_plans as p where p.id = m.plan_id), m.anchor,
    m.terms);
  ends date;
begin
  select * into plan from private.membership_plans as p where p.id = m.plan_id;
  ends := private.term_end(plan, m.anchor, m.terms + 1);
  insert into private.membership_terms (membership_id, from_day, days, price_paise, tax_paise, offer_id)
  values (m.id, begins, ends - begins, price, tax, begin_term.offer_id);
  perform private.post('membership', null, 'membership:' || m.id || ':' || begins, array[payer,
    (null, 'deferred_revenue', price - tax)::private.movement, (null, 'tax_payable', tax)::private.movement]);
  update private.memberships as k set terms = k.terms + 1, is_trial = false, ends_at = private.india_midnight(ends),
    tries = 0, next_try_at = case when k.renews then private.india_midnight(ends) + interval '5 minutes' end
  where k.id = m.id returning * into m;
  perform private.tell_member(m, case when is_renewal then 'membership_renewed' else 'membership_started' end,
    m.ends_at, price);
  return m;
end
$$;

comment on function private.begin_term is
  'A term is paid: its tax is due at once, the rest is deferred revenue, and the membership runs on from where it '
  'ended, however late the money came.';

create function private.buy_term(person uuid, offer private.membership_offers, payer private.movement,
  at timestamptz default now()) returns private.memberships
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  m private.memberships;
  state text;
  today date := (buy_term.at at time zone 'Asia/Kolkata')::date;
begin
  perform private.take_turns('membership', person::text);
  select * into m from private.memberships as k where k.user_id = person and k.closed_at is null for update;
  state := private.membership_state(m, buy_term.at);
  if state in ('active', 'paused') then return null; end if;
  if state = 'grace' then
    if m.plan_id <> offer.plan_id then return null; end if;
    return private.begin_term(m, -payer.amount_paise, payer, true, offer.id);
  end if;
  if state = 'expired' then
    update private.memberships as k set closed_at = buy_term.at, next_try_at = null where k.id = m.id;
    m := null;
  end if;
  if m.id is null then
    insert into private.memberships (user_id, plan_id, is_trial, started_at, anchor, ends_at, renews)
    values (person, offer.plan_id, false, buy_term.at, today, buy_term.at, offer.renews) returning * into m;
  else
    -- A trial runs to its end first: nobody loses a free day by paying early.
    update private.memberships as k set plan_id = offer.plan_id, is_trial = false, renews = offer.renews,
      anchor = (k.ends_at at time zone 'Asia/Kolkata')::date, terms = 0, cancelled_at = null
    where k.id = m.id returning * into m;
  end if;
  return private.begin_term(m, -payer.amount_paise, payer, false, offer.id);
end
$$;

comment on function private.buy_term is
  'Somebody has paid for an offer: a new membership, the term after a trial, or the late renewal of one in grace. Null '
  'where they have one that runs, and nothing was booked.';

create function private.start_trial(person uuid, plan private.membership_plans, at timestamptz default now())
  returns private.memberships
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  m private.memberships;
  number text := (select nullif(regexp_replace(u.phone, '\D', '', 'g'), '') from auth.users as u where u.id = person);
  fresh integer;
begin
  perform private.take_turns('membership', person::text);
  select * into m from private.memberships as k where k.user_id = person and k.closed_at is null for update;
  if m.id is not null and private.membership_state(m, start_trial.at) <> 'expired' then
    perform private.refuse(409, 'membership_exists', 'You have a membership already.');
  end if;
  if number is null then
    perform private.refuse(409, 'trial_needs_phone', 'Add your mobile number to your account to try a membership.');
  end if;
  if plan.trial_days = 0 then perform private.refuse(409, 'trial_used', 'You have tried a membership before.'); end if;
  with kept as (
    insert into private.membership_trials (digest) values (private.keyed_digest(number)),
      (private.keyed_digest('account ' || person)) on conflict do nothing returning digest
  )
  select count(*) into fresh from kept;
  if fresh < 2 then perform private.refuse(409, 'trial_used', 'You have tried a membership before.'); end if;
  update private.memberships as k set closed_at = start_trial.at, next_try_at = null where k.id = m.id;
  insert into private.memberships (user_id, plan_id, is_trial, started_at, anchor, ends_at)
  values (person, plan.id, true, start_trial.at, (start_trial.at at time zone 'Asia/Kolkata')::date,
    private.india_midnight((start_trial.at at time zone 'Asia/Kolkata')::date + plan.trial_days))
  returning * into m;
  perform private.tell_member(m, 'membership_started', m.ends_at);
  return m;
end
$$;

comment on function private.start_trial is
  'A free trial without a mandate, once for each person: their number and their account are remembered as digests.';

create function private.renew_membership(membership_id uuid, at timestamptz) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  m private.memberships;
  plan private.membership_plans;
begin
  select * into m from private.memberships as k where k.id = renew_membership.membership_id for update;
  -- Cancelled or paid in the same minute.
  if m.closed_at is not null or not m.renews or m.next_try_at is null or m.next_try_at > renew_membership.at
    or private.membership_state(m, renew_membership.at) <> 'grace' then return; end if;
  select * into plan from private.membership_plans as p where p.id = m.plan_id;
  perform from private.ledger_accounts as a where a.owner_id = m.user_id and a.kind = 'customer_wallet' for update;
  if private.wallet_balance(m.user_id) >= plan.price_paise then
    perform private.begin_term(m, plan.price_paise, (m.user_id, 'customer_wallet', -plan.price_paise)::private.movement,
      true);
    perform private.publish('user:' || m.user_id, 'wallet', '{}'::jsonb);
    return;
  end if;
  update private.memberships as k set tries = k.tries + 1, next_try_at = case k.tries
    when 0 then k.ends_at + interval '1 day 5 minutes' when 1 then k.ends_at + interval '3 days 5 minutes' end
  where k.id = m.id;
  perform private.tell_member(m, 'membership_not_renewed', m.ends_at + make_interval(days => plan.grace_days),
    plan.price_paise);
end
$$;

comment on function private.renew_membership is
  'Tries to pay the next term from the wallet: at 00:05 on the days 0, 1 and 3 after the paid end. A late success '
  'continues the old period; without one the grace ends, and nothing is owed.';

create function private.resume(m private.memberships, today date) returns private.memberships
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  shift integer := greatest(today - m.paused_on - 1, 0);
  last_day date := (m.ends_at at time zone 'Asia/Kolkata')::date;
begin
  update private.membership_terms as t set paused_days = t.paused_days + shift
  where t.membership_id = m.id and m.paused_on between t.from_day and t.from_day + t.days + t.paused_days - 1;
  update private.memberships as k set paused_on = null, anchor = last_day + shift, terms = 0,
    ends_at = private.india_midnight(last_day + shift), next_try_at = case when k.renews
      then private.india_midnight(last_day + shift) + interval '5 minutes' end
  where k.id = m.id returning * into m;
  return m;
end
$$;

comment on function private.resume is
  'Ends a pause: the days without benefits are added at the end. The days on which it begins and ends are used.';

create function private.earn_memberships(through date) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  t record;
begin
  for t in
    select k.*, least(k.days, least(earn_memberships.through, coalesce(case when m.paused_on >= k.from_day
      then m.paused_on end, earn_memberships.through)) - k.from_day + 1 - k.paused_days) as used
    from private.membership_terms as k join private.memberships as m on m.id = k.membership_id
    where k.earned_days < k.days and k.returned_at is null and k.from_day <= earn_memberships.through
    order by k.id for update of k
  loop
    continue when t.used <= t.earned_days;
    perform private.post('membership_revenue', null, 'membership-revenue:' || t.id || ':' || t.used, array[
      (null, 'deferred_revenue', -e.paise)::private.movement, (null, 'platform_revenue', e.paise)::private.movement])
    from (select round((t.price_paise - t.tax_paise)::numeric * t.used / t.days)::bigint - t.earned_paise as paise) as e
    where e.paise > 0;
    update private.membership_terms as k set earned_days = t.used,
      earned_paise = round((k.price_paise - k.tax_paise)::numeric * t.used / t.days) where k.id = t.id;
  end loop;
end
$$;

comment on function private.earn_memberships is
  'Moves what was earned of each term through a day, in India, from deferred revenue to revenue: in total half-up of '
  'n / N, so that the last day ends at the price without tax. A pause earns nothing.';

create function private.run_memberships(at timestamptz default now()) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  m private.memberships;
  plan private.membership_plans;
  today date := (run_memberships.at at time zone 'Asia/Kolkata')::date;
begin
  for m in select * from private.memberships as k where k.closed_at is null and k.paused_on is not null
    order by k.id for update skip locked loop
    select * into plan from private.membership_plans as p where p.id = m.plan_id;
    if today > m.paused_on + plan.pause_days then perform private.resume(m, today); end if;
  end loop;
  perform private.renew_membership(k.id, run_memberships.at) from private.memberships as k
  where k.closed_at is null and k.next_try_at <= run_memberships.at;
  for m in select * from private.memberships as k
    where k.closed_at is null and k.paused_on is null and k.ends_at <= run_memberships.at + interval '3 days'
    order by k.id for update skip locked
  loop
    select * into plan from private.membership_plans as p where p.id = m.plan_id;
    if private.membership_state(m, run_memberships.at) = 'expired' then
      update private.memberships as k set closed_at = run_memberships.at, next_try_at = null where k.id = m.id;
      perform private.tell_member(m, 'membership_ended');
    elsif m.ends_at > run_memberships.at and m.reminded_for is distinct from m.ends_at
        and (m.is_trial or m.renews) then
      update private.memberships as k set reminded_for = m.ends_at where k.id = m.id;
      if m.is_trial then
        perform private.tell_member(m, 'membership_trial_ends', m.ends_at);
      else
        perform private.tell_member(m, 'membership_renews', m.ends_at + interval '1 minute', plan.price_paise);
      end if;
    end if;
  end loop;
end
$$;

comment on function private.run_memberships is
  'What time does to memberships: long pauses end, terms are renewed, ends are told before they come and when they '
  'are there.';

select cron.schedule('run-memberships', '*/5 * * * *', 'select private.run_memberships()');

select cron.schedule('earn-memberships', '52 18 * * *', 'select private.earn_memberships(private.today() - 1)');

-- The customer's side -----------------------------------------------------------------------------------------------
create function private.benefits_in_words(plan_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('code', b.charge_code, 'off_bp', b.off_bp, 'from_paise', b.from_paise,
    'within_m', b.within_m, 'trade', b.trade) order by b.position), '[]')
  from private.membership_benefits as b where b.plan_id = benefits_in_words.plan_id
$$;

comment on function private.benefits_in_words is 'The benefits of a plan as a screen shows them.';

create function private.would_have_saved(person uuid, plan_id uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum((private.with_benefits(jsonb_build_object('trade', o.trade, 'distance_m', o.distance_m,
      'charges', c.charges), would_have_saved.plan_id) ->> 'saving_paise')::bigint), 0)::bigint
  from public.enhanced_orders as o
  cross join lateral (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('code', k.code, 'amount_paise',
      coalesce(k.gross_paise, k.amount_paise) + coalesce(k.benefit_paise, 0), 'tax_class', k.tax_class, 'included',
      case when k.gross_paise is not null then true end, 'bearer', k.bearer))) as charges
    from public.order_charges as k join public.charge_codes as d on d.code = k.code and d.nature <> 'tax'
    where k.order_id = o.id and k.phase in ('quoted', 'added')) as c
  where o.user_id = person and o.status = 'delivered' and o.created_at > now() - interval '30 days'
    and c.charges is not null
$$;

comment on function private.would_have_saved is
  'What a plan would have saved somebody on what was delivered to them in the last 30 days, tax included.';

create function public.membership_plans() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('code', p.code, 'price_paise', p.price_paise, 'days', p.days,
      'months', p.months, 'trial_days', p.trial_days, 'grace_days', p.grace_days, 'family_members', p.family_members,
      'support_hours', p.support_hours, 'benefits', private.benefits_in_words(p.id),
      'last_month_paise', case when caller is not null then private.would_have_saved(caller, p.id) end)
      order by p.position), '[]')
    from (select distinct n.code from private.membership_plans as n) as c
    cross join lateral private.plan_in_force(c.code) as p where p.id is not null);
end
$$;

comment on function public.membership_plans is
  'The plans that are sold now: [{code, price_paise (tax included), days or months, trial_days, grace_days, '
  'family_members, support_hours, benefits: [{code, off_bp, from_paise, within_m, trade}], last_month_paise (what it '
  'would have saved the caller in the last 30 days; null for guests)}].';

create function private.own_membership(caller uuid) returns private.memberships
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  m private.memberships;
begin
  perform private.take_turns('membership', caller::text);
  select * into m from private.memberships as k where k.user_id = caller and k.closed_at is null for update;
  if m.id is null or private.membership_state(m) = 'expired' then
    perform private.refuse(404, 'membership_not_found', 'You have no membership at present.');
  end if;
  return m;
end
$$;

comment on function private.own_membership is 'The caller''s own running membership, locked; refuses without one.';

create function public.my_membership() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  m private.memberships;
  shared private.memberships;
  plan private.membership_plans;
  digest text := (select private.phone_digest(u.phone) from auth.users as u
    where u.id = caller and u.phone <> '');
begin
  select * into m from private.memberships as k where k.user_id = caller and k.closed_at is null;
  if private.membership_state(m) = 'expired' then m := null; end if;
  if m.id is null then
    shared := private.membership_of(caller);
  end if;
  select * into plan from private.membership_plans as p where p.id = coalesce(m.plan_id, shared.plan_id);
  return jsonb_build_object(
    'membership', case when plan.id is not null then jsonb_build_object('is_owner', m.id is not null, 'plan', plan.code,
      'price_paise', plan.price_paise, 'state', private.membership_state(case when m.id is not null then m
        else shared end), 'ends_at', coalesce(m.ends_at, shared.ends_at), 'renews', coalesce(m.renews, false),
      'benefits', private.benefits_in_words(plan.id), 'support_hours', plan.support_hours,
      'grace_until', m.ends_at + make_interval(days => plan.grace_days), 'paused_on', m.paused_on,
      'since', coalesce(m.started_at, shared.started_at), 'cancelled_at', m.cancelled_at,
      'family_members', case when m.id is not null then plan.family_members end,
      'family', case when m.id is not null then (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name',
        f.name, 'phone_end', f.phone_end, 'joined_at', f.joined_at) order by f.invited_at, f.id), '[]')
        from private.membership_people as f where f.membership_id = m.id) end) end,
    'trial_available', m.id is null and digest is not null and not exists (select from private.membership_trials as t
      where t.digest in (digest, private.keyed_digest('account ' || caller))),
    'invitations', (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'from', p.full_name)
        order by f.invited_at), '[]')
      from private.membership_people as f join private.memberships as k on k.id = f.membership_id
      join public.profiles as p on p.id = k.user_id
      where f.phone_digest = digest and f.user_id is null and k.closed_at is null
        and private.membership_state(k) <> 'expired'),
    'saved_paise', (select coalesce(sum(s.saving_paise), 0) from private.membership_savings as s
      join public.enhanced_orders as o on o.id = s.order_id
      where s.user_id = caller and o.status <> 'cancelled' and o.placed_at is not null),
    'wallet_balance_paise', private.wallet_balance(caller));
end
$$;

comment on function public.my_membership is
  'The caller''s membership, own or shared: {membership: {is_owner, plan, price_paise, state: trial|active|grace|'
  'paused, ends_at, grace_until, renews, since, cancelled_at, paused_on, benefits, support_hours, family_members, '
  'family: [{id, name, phone_end, joined_at}]} or null, trial_available, invitations: [{id, from}], '
  'saved_paise (on all orders that stand, tax included), wallet_balance_paise}.';

create function public.membership_savings(before timestamptz default null, limit_count integer default 20)
  returns table (order_id uuid, order_number text, vendor_name text, at timestamptz, saving_paise integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query select o.id, o.order_number, o.vendor_name, o.created_at, s.saving_paise
    from private.membership_savings as s join public.enhanced_orders as o on o.id = s.order_id
    where s.user_id = caller and o.status <> 'cancelled' and o.placed_at is not null
      and (membership_savings.before is null or o.created_at < membership_savings.before)
    order by o.created_at desc limit least(greatest(coalesce(limit_count, 20), 1), 100);
end
$$;

comment on function public.membership_savings is
  'The caller''s orders on which a membership saved something, newest first; before is the time of the last row of the '
  'page before. They add up to saved_paise of my_membership.';

create function public.choose_membership(plan_code text, renews boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  plan private.membership_plans;
  m private.memberships;
  begins date := private.today();
  offer private.membership_offers;
  state text;
begin
  perform private.take_turns('membership', caller::text);
  select * into m from private.memberships as k where k.user_id = caller and k.closed_at is null;
  state := private.membership_state(m);
  -- A late renewal is of what was bought, as the wallet pays it, also where the plan is sold for another price now.
  select * into plan from private.membership_plans as p
  where state = 'grace' and p.id = m.plan_id and p.code = choose_membership.plan_code;
  if plan.id is null then plan := private.plan_in_force(left(plan_code, 40)); end if;
  if plan.id is null then perform private.refuse(404, 'plan_not_found', 'This plan is not sold any more.'); end if;
  if state in ('active', 'paused') or (state = 'grace' and m.plan_id <> plan.id) then
    perform private.refuse(409, 'membership_exists', 'You have a membership already.');
  end if;
  if state in ('trial', 'grace') then begins := (m.ends_at at time zone 'Asia/Kolkata')::date; end if;
  insert into private.membership_offers (user_id, plan_id, renews)
  select caller, plan.id, coalesce(choose_membership.renews, false)
  where not exists (select from private.membership_offers as k where k.user_id = caller and k.plan_id = plan.id
    and k.renews = coalesce(choose_membership.renews, false) and k.paid_at is null
    and k.made_at > now() - interval '20 minutes');
  select * into offer from private.membership_offers as k where k.user_id = caller and k.plan_id = plan.id
    and k.renews = coalesce(choose_membership.renews, false) and k.paid_at is null order by k.made_at desc limit 1;
  return jsonb_build_object('id', offer.id, 'plan', plan.code, 'price_paise', plan.price_paise,
    'tax_paise', private.tax_of(plan.price_paise, private.tax_rate('membership'), true), 'renews', offer.renews,
    'from', private.india_midnight(begins), 'until', private.india_midnight(case when state = 'grace'
      then private.term_end(plan, m.anchor, m.terms + 1) else private.term_end(plan, begins, 1) end),
    'wallet_balance_paise', private.wallet_balance(caller),
    'gateway', private.setting('gateway_enabled') = 'true'::jsonb);
end
$$;

comment on function public.choose_membership is
  'What buying a plan means, before paying: {id, plan, price_paise, tax_paise (of it), renews, from, until (at 24:00 '
  'of the last day; then the wallet renews, where agreed), wallet_balance_paise, '
  'gateway (whether it can be paid there)}. The id is what is paid.';

create function public.buy_membership(offer_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  offer private.membership_offers;
  plan private.membership_plans;
  m private.memberships;
begin
  perform private.take_turns('membership', caller::text);
  select * into offer from private.membership_offers as k where k.id = buy_membership.offer_id and k.user_id = caller
    for update;
  if offer.id is null then perform private.refuse(404, 'plan_not_found', 'This plan is not sold any more.'); end if;
  -- The same tap, told twice.
  if offer.paid_at is not null then return public.my_membership(); end if;
  select * into plan from private.membership_plans as p where p.id = offer.plan_id;
  -- The membership before the wallet, as private.renew_membership locks them.
  select * into m from private.memberships as k where k.user_id = caller and k.closed_at is null for update;
  if offer.made_at < now() - interval '30 minutes' and (private.plan_in_force(plan.code)).id is distinct from plan.id
      and not (coalesce(private.membership_state(m), '') = 'grace' and m.plan_id = plan.id) then
    perform private.refuse(404, 'plan_not_found', 'This plan is not sold any more.');
  end if;
  perform from private.ledger_accounts as a where a.owner_id = caller and a.kind = 'customer_wallet' for update;
  if private.wallet_balance(caller) < plan.price_paise then
    perform private.refuse(409, 'wallet_too_low', 'Your wallet does not cover this order.', jsonb_build_object(
      'balance_paise', private.wallet_balance(caller), 'total_paise', plan.price_paise));
  end if;
  m := private.buy_term(caller, offer, (caller, 'customer_wallet', -plan.price_paise)::private.movement);
  if m.id is null then perform private.refuse(409, 'membership_exists', 'You have a membership already.'); end if;
  update private.membership_offers as k set paid_at = now() where k.id = offer.id;
  perform private.publish('user:' || caller, 'wallet', '{}'::jsonb);
  return public.my_membership();
end
$$;

comment on function public.buy_membership is
  'Pays an offer of choose_membership from the wallet, once; answers as my_membership does.';

create function public.start_membership_trial(plan_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  plan private.membership_plans := private.plan_in_force(left(plan_code, 40));
begin
  if plan.id is null then perform private.refuse(404, 'plan_not_found', 'This plan is not sold any more.'); end if;
  perform private.start_trial(caller, plan);
  return public.my_membership();
end
$$;

comment on function public.start_membership_trial is
  'Begins a free trial, once for each person; nothing is charged at its end. Answers as my_membership does.';

create function public.cancel_membership() returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  m private.memberships := private.own_membership(caller);
begin
  update private.memberships as k set renews = false, next_try_at = null, cancelled_at = coalesce(k.cancelled_at, now())
  where k.id = m.id;
  perform private.publish('user:' || caller, 'membership', '{}'::jsonb);
  return public.my_membership();
end
$$;

comment on function public.cancel_membership is
  'Stops the renewal; the benefits stay to the paid end, and nothing is refunded. Answers as my_membership does.';

create function public.keep_membership() returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  m private.memberships := private.own_membership(caller);
begin
  update private.memberships as k set cancelled_at = null, renews = not k.is_trial, next_try_at = case
    when not k.is_trial then coalesce(k.next_try_at, k.ends_at + interval '5 minutes') end
  where k.id = m.id;
  perform private.publish('user:' || caller, 'membership', '{}'::jsonb);
  return public.my_membership();
end
$$;

comment on function public.keep_membership is
  'Takes a cancelling back, or agrees to the renewal from the wallet; charges nothing before the paid end. A trial '
  'renews nothing. Answers as my_membership does.';

create function public.pause_membership() returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  m private.memberships := private.own_membership(caller);
begin
  if private.membership_state(m) = 'paused' then return public.my_membership(); end if;
  if private.membership_state(m) <> 'active' then
    perform private.refuse(409, 'membership_not_pausable', 'Only a paid membership can be paused.');
  end if;
  update private.memberships as k set paused_on = private.today(), next_try_at = null where k.id = m.id;
  perform private.publish('user:' || caller, 'membership', '{}'::jsonb);
  return public.my_membership();
end
$$;

comment on function public.pause_membership is
  'Pauses a paid membership: no benefits and no renewal until it is resumed, and the days are added at its end. '
  'Answers as my_membership does.';

create function public.resume_membership() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  m private.memberships := private.own_membership(caller);
begin
  if private.membership_state(m) = 'paused' then perform private.resume(m, private.today()); end if;
  perform private.publish('user:' || caller, 'membership', '{}'::jsonb);
  return public.my_membership();
end
$$;

comment on function public.resume_membership is 'Ends a pause. Answers as my_membership does.';

-- Family ------------------------------------------------------------------------------------------------------------
create function public.invite_to_membership(phone text, name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  m private.memberships;
  plan private.membership_plans;
  number text;
  invited uuid;
begin
  perform private.bound(invite_to_membership.phone, 200);
  perform private.bound(invite_to_membership.name, 300);
  number := private.read_phone(invite_to_membership.phone);
  m := private.own_membership(caller);
  select * into plan from private.membership_plans as p where p.id = m.plan_id;
  if number is null then
    perform private.refuse(400, 'phone_not_indian', 'Only Indian mobile numbers can sign in.');
  end if;
  if length(trim(invite_to_membership.name)) not between 1 and 60 or invite_to_membership.name is null then
    perform private.refuse(400, 'family_name_invalid', 'A name has 1 to 60 letters.');
  end if;
  number := regexp_replace(number, '\D', '', 'g');
  if (select count(*) from private.membership_people as f where f.membership_id = m.id
      and f.phone_digest <> private.keyed_digest(number)) >= plan.family_members then
    perform private.refuse(409, 'family_full', 'Your plan has no more places for family.');
  end if;
  if exists (select from auth.users as u where u.id = caller and regexp_replace(u.phone, '\D', '', 'g') = number) then
    perform private.refuse(409, 'family_is_yourself', 'This is your own number.');
  end if;
  insert into private.membership_people (membership_id, name, phone_digest, phone_end)
  values (m.id, trim(invite_to_membership.name), private.keyed_digest(number), right(number, 4))
  on conflict (membership_id, phone_digest) do nothing returning id into invited;
  if invited is not null then
    perform private.notify(u.id, 'membership_invited', '{}', '/membership') from auth.users as u
    where u.phone = number and u.id <> caller;
  end if;
  perform private.publish('user:' || caller, 'membership', '{}'::jsonb);
  return public.my_membership();
end
$$;

comment on function public.invite_to_membership is
  'Invites a number to share the caller''s membership, whether or not it has an account. Answers as '
  'my_membership does.';

create function public.remove_from_membership(person_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  m private.memberships := private.own_membership(caller);
  gone uuid;
begin
  delete from private.membership_people as f where f.id = person_id and f.membership_id = m.id
  returning f.user_id into gone;
  if not found then perform private.refuse(404, 'invitation_not_found', 'There is no such invitation.'); end if;
  if gone is not null then perform private.publish('user:' || gone, 'membership', '{}'::jsonb); end if;
  perform private.publish('user:' || caller, 'membership', '{}'::jsonb);
  return public.my_membership();
end
$$;

comment on function public.remove_from_membership is
  'Takes somebody, invited or joined, out of the caller''s membership. Answers as my_membership does.';

create function public.join_membership(invitation_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  m private.memberships;
  has private.memberships;
begin
  perform private.take_turns('membership', caller::text);
  select k.* into m from private.membership_people as f join private.memberships as k on k.id = f.membership_id
  join auth.users as u on u.id = caller and u.phone <> ''
    and f.phone_digest = private.phone_digest(u.phone)
  where f.id = join_membership.invitation_id and (f.user_id is null or f.user_id = caller);
  if m.id is null or m.closed_at is not null then
    perform private.refuse(404, 'invitation_not_found', 'There is no such invitation.');
  end if;
  has := private.membership_of(caller);
  if has.id <> m.id then
    perform private.refuse(409, 'membership_exists', 'You have a membership already.');
  end if;
  -- What was shared before has ended, or was left.
  delete from private.membership_people as f where f.user_id = caller and f.id <> join_membership.invitation_id;
  update private.membership_people as f set user_id = caller, joined_at = coalesce(f.joined_at, now())
  where f.id = join_membership.invitation_id;
  perform private.publish('user:' || m.user_id, 'membership', '{}'::jsonb);
  return public.my_membership();
end
$$;

comment on function public.join_membership is
  'Accepts an invitation that was made to the caller''s number. Answers as my_membership does.';

create function public.leave_membership() returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  delete from private.membership_people as f where f.user_id = caller;
  perform private.publish('user:' || caller, 'membership', '{}'::jsonb);
  return public.my_membership();
end
$$;

comment on function public.leave_membership is
  'Leaves a membership that somebody shares with the caller. Answers as my_membership does.';

-- Card --------------------------------------------------------------------------------------------------------------
create table private.membership_card_codes (
  code text primary key,
  user_id uuid not null references auth.users (id),
  made_at timestamptz not null default now()
);

create index membership_card_codes_user_idx on private.membership_card_codes (user_id);

comment on table private.membership_card_codes is
  'Codes that cards show, each for ten minutes. They tell nothing by themselves and open nothing: a shop that reads '
  'one learns whether somebody is a member.';

create table private.membership_card_guesses (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id),
  at timestamptz not null default now()
);

create index membership_card_guesses_user_idx on private.membership_card_guesses (user_id, at);

comment on table private.membership_card_guesses is 'Codes that no card shows; those of the last hour are counted.';

revoke all on private.membership_card_codes, private.membership_card_guesses from anon, authenticated;

create function private.new_card_code() returns text language sql volatile set search_path = '' as $$
  -- Without what is easily mistaken for something else; 31 ^ 10 codes are not guessed within ten minutes.
  select string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', get_byte(b.bytes, n) % 31 + 1, 1), '' order by n)
  from (select extensions.gen_random_bytes(10) as bytes) as b, generate_series(0, 9) as n
$$;

comment on function private.new_card_code is 'Ten letters and digits that can be read aloud and typed.';

create function public.membership_card() returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  m private.memberships := private.membership_of(caller);
  code text;
begin
  if m.id is null then
    perform private.refuse(404, 'membership_not_found', 'You have no membership at present.');
  end if;
  perform private.take_turns('membership_card', caller::text);
  delete from private.membership_card_codes as k
  where k.user_id = caller and k.made_at < now() - interval '10 minutes';
  select k.code into code from private.membership_card_codes as k
  where k.user_id = caller and k.made_at > now() - interval '3 minutes' order by k.made_at desc limit 1;
  if code is null then
    insert into private.membership_card_codes as k (code, user_id) values (private.new_card_code(), caller)
    returning k.code into code;
  end if;
  return jsonb_build_object('code', code,
    'name', (select p.full_name from public.profiles as p where p.id = caller), 'state', private.membership_state(m),
    'plan', (select p.code from private.membership_plans as p where p.id = m.plan_id), 'ends_at', m.ends_at,
    'since', m.started_at);
end
$$;

comment on function public.membership_card is
  'The caller''s card: {code (ten letters and digits, read within ten minutes; asked again after three, another one), '
  'name, plan, state, since, ends_at}.';

create function public.read_membership_card(code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  person uuid;
  m private.memberships;
begin
  if not private.is_admin() and not exists (select from public.vendor_staff as s where s.user_id = caller) then
    perform private.refuse(403, 'card_reader_only', 'Only shops and administrators read cards.');
  end if;
  perform private.bound(read_membership_card.code, 100);
  perform private.take_turns('membership_card', caller::text);
  delete from private.membership_card_guesses as g where g.user_id = caller and g.at < now() - interval '1 hour';
  if (select count(*) >= 20 from private.membership_card_guesses as g where g.user_id = caller) then
    perform private.refuse(429, 'too_many_cards', 'Too many wrong codes. Please try again later.');
  end if;
  select k.user_id into person from private.membership_card_codes as k
  where k.code = translate(private.pasted_code(read_membership_card.code), '-–—', '')
    and k.made_at > now() - interval '10 minutes';
  if person is null then
    insert into private.membership_card_guesses (user_id) values (caller);
    return '{"valid": false}';
  end if;
  m := private.membership_of(person);
  if m.id is null then return '{"valid": false}'; end if;
  return jsonb_build_object('valid', true, 'ends_at', m.ends_at, 'plan', (select p.code
      from private.membership_plans as p where p.id = m.plan_id),
    'name', (select split_part(p.full_name, ' ', 1) from public.profiles as p where p.id = person));
end
$$;

comment on function public.read_membership_card is
  'Whether a card that a customer shows is one of a member at this moment: {valid, name (the first one), plan, '
  'ends_at}, or {valid: false}. For the people of shops, and administrators; twenty codes within an hour that no card '
  'shows refuse too_many_cards.';

-- Support, accounts, the gateway --------------------------------------------------------------------------------------
create function private.answer_members_first() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  hours smallint := (select p.support_hours from private.membership_plans as p
    where p.id = (private.membership_of(new.user_id)).plan_id);
begin
  if hours is not null then
    new.acknowledge_by := least(new.acknowledge_by, now() + make_interval(hours => hours));
  end if;
  return new;
end
$$;

comment on function private.answer_members_first is 'A member''s question is to be answered sooner, as the plan says.';

create trigger members_are_answered_first before insert on private.support_tickets
  for each row execute function private.answer_members_first();

create function private.membership_due(subject_id uuid, customer uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  offer private.membership_offers;
  pay_by timestamptz;
  state text;
begin
  select * into offer from private.membership_offers as k
  where k.id = membership_due.subject_id and k.user_id = membership_due.customer;
  if offer.id is null then return null; end if;
  pay_by := offer.made_at + interval '30 minutes';
  state := (select private.membership_state(m) from private.memberships as m
    where m.user_id = offer.user_id and m.closed_at is null);
  return jsonb_build_object('state', case when offer.paid_at is not null then 'paid'
      when pay_by <= now() or state in ('active', 'paused') then 'ended' else 'open' end,
    'amount_paise', (select p.price_paise from private.membership_plans as p where p.id = offer.plan_id),
    'pay_by', pay_by);
end
$$;

comment on function private.membership_due is 'What an offer costs at the gateway (private.gateway_purposes).';

create function private.take_membership(subject_id uuid, gateway_order_id uuid, amount_paise bigint,
  provider_payment_id text) returns bigint
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  offer private.membership_offers;
  m private.memberships;
begin
  perform private.take_turns('membership', k.user_id::text) from private.membership_offers as k
  where k.id = take_membership.subject_id;
  select * into offer from private.membership_offers as k where k.id = take_membership.subject_id for update;
  -- Paid twice, or the account was closed meanwhile: the money goes back.
  if offer.id is null or offer.paid_at is not null
    or exists (select from private.closed_accounts as c where c.user_id = offer.user_id) then return 0; end if;
  m := private.buy_term(offer.user_id, offer,
    (null, 'gateway_clearing', -take_membership.amount_paise)::private.movement);
  if m.id is null then return 0; end if;
  update private.membership_offers as k set paid_at = now() where k.id = offer.id;
  return take_membership.amount_paise;
end
$$;

comment on function private.take_membership is
  'Money has come for an offer: its term begins, once, also when it came late (private.gateway_purposes).';

create function private.membership_lost(subject_id uuid, amount_paise bigint, provider_dispute_id text) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  m private.memberships;
  t private.membership_terms;
begin
  perform private.take_turns('membership', k.user_id::text) from private.membership_offers as k
  where k.id = membership_lost.subject_id;
  select * into t from private.membership_terms as k where k.offer_id = membership_lost.subject_id for update;
  -- Of a part of it the term stays, and the platform bears the part.
  if t.id is null or t.returned_at is not null or membership_lost.amount_paise < t.price_paise then return; end if;
  update private.membership_terms as k set returned_at = now() where k.id = t.id;
  perform private.post('dispute_ended', null, 'membership-lost:' || membership_lost.provider_dispute_id, array[
    (null, 'deferred_revenue', -d.paise)::private.movement, (null, 'tax_payable', -t.tax_paise)::private.movement,
    (null, 'platform_revenue', d.paise + t.tax_paise)::private.movement])
  from (select t.price_paise - t.tax_paise - t.earned_paise as paise) as d;
  -- What was paid for after it runs on.
  update private.memberships as k set closed_at = now(), ends_at = least(k.ends_at, now()), renews = false,
    next_try_at = null, paused_on = null
  where k.id = t.membership_id and k.closed_at is null and not exists (select from private.membership_terms as later
    where later.membership_id = k.id and later.from_day > t.from_day and later.returned_at is null)
  returning * into m;
  if m.id is not null then perform private.tell_member(m, 'membership_ended'); end if;
end
$$;

comment on function private.membership_lost is
  'A bank took back all that a term cost: the term ends with nothing earned and nothing owed to the state, and so does '
  'the membership unless a later term was paid (private.gateway_purposes.lost).';

insert into private.gateway_purposes (purpose, due, taken, lost) values
  ('membership', 'private.membership_due', 'private.take_membership', 'private.membership_lost');

create function private.membership_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('memberships', (select coalesce(jsonb_agg(jsonb_build_object('plan', p.code, 'started_at',
      m.started_at, 'ends_at', m.ends_at, 'trial', m.is_trial, 'renews', m.renews, 'terms', (select
        coalesce(jsonb_agg(jsonb_build_object('from', t.from_day, 'days', t.days, 'price_paise', t.price_paise)
          order by t.from_day), '[]') from private.membership_terms as t where t.membership_id = m.id),
      'family', (select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'phone_end', f.phone_end)
        order by f.invited_at), '[]') from private.membership_people as f where f.membership_id = m.id))
      order by m.started_at), '[]')
    from private.memberships as m join private.membership_plans as p on p.id = m.plan_id where m.user_id = caller))
$$;

comment on function private.membership_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_memberships(caller uuid) returns void language sql set search_path = '' as $$
  delete from private.membership_people as f where f.user_id = caller or f.membership_id in
    (select m.id from private.memberships as m where m.user_id = caller);
  delete from private.membership_offers as o where o.user_id = caller and o.paid_at is null;
  delete from private.membership_card_codes as k where k.user_id = caller;
  delete from private.membership_card_guesses as g where g.user_id = caller;
  update private.memberships as m set renews = false, next_try_at = null, closed_at = coalesce(m.closed_at, now()),
    paused_on = null where m.user_id = caller;
$$;

comment on function private.forget_memberships is
  'Ends the memberships of a closed account and removes its family; terms stay as the books need them.';

insert into private.trade_accounts (trade, data, forget)
  values ('memberships', 'private.membership_data', 'private.forget_memberships');

revoke execute on function public.membership_plans(), public.my_membership(),
  public.membership_savings(timestamptz, integer), public.choose_membership(text, boolean),
  public.buy_membership(uuid), public.start_membership_trial(text), public.cancel_membership(),
  public.keep_membership(), public.pause_membership(), public.resume_membership(),
  public.invite_to_membership(text, text), public.remove_from_membership(uuid), public.join_membership(uuid),
  public.leave_membership(), public.membership_card(), public.read_membership_card(text) from public, anon;
grant execute on function public.membership_plans() to anon, authenticated;
grant execute on function public.my_membership(), public.membership_savings(timestamptz, integer),
  public.choose_membership(text, boolean), public.buy_membership(uuid), public.start_membership_trial(text),
  public.cancel_membership(), public.keep_membership(), public.pause_membership(), public.resume_membership(),
  public.invite_to_membership(text, text), public.remove_from_membership(uuid), public.join_membership(uuid),
  public.leave_membership(), public.membership_card(), public.read_membership_card(text) to authenticated;
