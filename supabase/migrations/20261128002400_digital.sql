-- Mobile recharge and bill payments: operators, number series, plans, billers and the parameters that each biller asks
-- for.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- Amounts and fees ----------------------------------------------------------------------------------------------------
create function private.convenience_fee(amount_paise bigint, flat_paise integer, fee_bp integer, cap_paise integer)
  returns integer
language sql immutable parallel safe set search_path = '' as $$
  select least(flat_paise + round(amount_paise::numeric * fee_bp / 10000), coalesce(cap_paise, 1000000000))::integer
$$;

comment on function private.convenience_fee is
  'Fee in paise for paying an amount: flat part plus share in basis points, rounded half up to the paisa, at most the '
    'cap. '
  'The same rule as packages/domain/src/digital/convenience-fee.ts, which a test compares.';

-- Recharge ------------------------------------------------------------------------------------------------------------
create table public.telecom_circles (
  code text primary key constraint circle_code_form check (code ~ '^[a-z]{2,4}$'),
  name text not null constraint circle_name_length check (length(name) between 2 and 80),
  name_translations jsonb not null default '{}' constraint circle_translations
    check (private.are_translations(name_translations, 80)),
  active boolean not null default true
);

comment on table public.telecom_circles is 'Licensed service areas of mobile operators; plans may differ by circle.';

alter table public.telecom_circles enable row level security;

create policy "everyone reads active circles" on public.telecom_circles for select to anon, authenticated
  using (active);

revoke all on public.telecom_circles from anon, authenticated;
grant select on public.telecom_circles to anon, authenticated;

create table public.digital_operators (
  code text primary key constraint operator_code_form check (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  kind text not null constraint operator_kind check (kind in ('mobile_prepaid', 'mobile_postpaid', 'dth')),
  name text not null constraint operator_name_length check (length(name) between 2 and 80),
  name_translations jsonb not null default '{}' constraint operator_translations
    check (private.are_translations(name_translations, 80)),
  min_paise integer constraint operator_min_positive check (min_paise > 0),
  max_paise integer,
  fee_paise integer not null default 0 constraint operator_fee_range check (fee_paise between 0 and 10000),
  fee_bp integer not null default 0 constraint operator_fee_bp_range check (fee_bp between 0 and 1000),
  fee_cap_paise integer constraint operator_fee_cap_range check (fee_cap_paise between 0 and 50000),
  active boolean not null default true,
  constraint operator_amounts check ((min_paise is null) = (max_paise is null)
    and coalesce(max_paise between min_paise and 10000000, true))
);

comment on table public.digital_operators is 'Operators whose connections can be recharged (Spec §1 Digital services).';
comment on column public.digital_operators.min_paise is
  'Smallest amount without a plan; null where a plan has to be chosen. max_paise is the largest.';

alter table public.digital_operators enable row level security;

create policy "everyone reads active operators" on public.digital_operators for select to anon, authenticated
  using (active);

revoke all on public.digital_operators from anon, authenticated;
grant select on public.digital_operators to anon, authenticated;

create table public.number_series (
  kind text not null constraint series_kind check (kind in ('mobile', 'dth')),
  prefix text not null constraint series_prefix_form check (prefix ~ '^[0-9]{1,6}$'),
  operator_name text not null,
  circle_code text references public.telecom_circles (code),
  primary key (kind, prefix)
);

create index number_series_circle_idx on public.number_series (circle_code);

comment on table public.number_series is
  'First digits of numbers and the operator who was given them. A number may have been ported since, so this is a '
    'suggestion only.';
comment on column public.number_series.operator_name is
  'Begin of the operator''s code: airtel stands for airtel_prepaid and airtel_postpaid.';

alter table public.number_series enable row level security;

create policy "everyone reads number series" on public.number_series for select to anon, authenticated using (true);

revoke all on public.number_series from anon, authenticated;
grant select on public.number_series to anon, authenticated;

create table public.digital_plans (
  id uuid primary key default gen_random_uuid(),
  operator_code text not null references public.digital_operators (code),
  circle_code text references public.telecom_circles (code),
  plan_group text not null constraint plan_group_known
    check (plan_group in ('popular', 'unlimited', 'data', 'annual', 'talktime', 'pack')),
  amount_paise integer not null constraint plan_amount_range check (amount_paise between 100 and 10000000),
  validity_days integer constraint plan_validity_range check (validity_days between 1 and 3650),
  data text constraint plan_data_length check (length(data) between 1 and 60),
  calls text constraint plan_calls_length check (length(calls) between 1 and 60),
  description text not null constraint plan_description_length check (length(description) between 1 and 300),
  description_translations jsonb not null default '{}' constraint plan_translations
    check (private.are_translations(description_translations, 300)),
  active boolean not null default true,
  valid_from timestamptz not null default now(),
  valid_to timestamptz,
  constraint plan_period check (valid_to is null or valid_to > valid_from)
);

create unique index digital_plans_offered_idx on public.digital_plans (operator_code, circle_code, plan_group,
  amount_paise)
  nulls not distinct where active and valid_to is null;
create index digital_plans_circle_idx on public.digital_plans (circle_code);

comment on table public.digital_plans is
  'Recharge plans, effective-dated: a new price is a new row. circle_code is null where a plan is sold in every '
    'circle.';

alter table public.digital_plans enable row level security;

create policy "everyone reads plans on sale" on public.digital_plans for select to anon, authenticated
  using (active and valid_from <= now() and (valid_to is null or valid_to > now()));

revoke all on public.digital_plans from anon, authenticated;
grant select on public.digital_plans to anon, authenticated;

create function private.read_subscriber_number(number text, kind text) returns text
language sql immutable set search_path = '' as $$
  select case
    when length(number) > 40 then null
    when kind = 'dth' then substring(regexp_replace(private.pasted_text(number), '[^0-9]', '', 'g')
      from '^[0-9]{8,12}$')
    else right(private.read_phone(number), 10)
  end
$$;

comment on function private.read_subscriber_number is
  'A typed number as digits: ten for a mobile (Spec §5 Phone), 8 to 12 for a dish connection; null where it is none. '
  'The same rule as packages/domain/src/digital/subscriber-number.ts.';

create function public.detect_operator(number text, kind text default 'mobile_prepaid') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  digits text;
  found_operator text;
  found_circle text;
  paid_before boolean := false;
begin
  if coalesce(detect_operator.kind, '') not in ('mobile_prepaid', 'mobile_postpaid', 'dth') then
    perform private.refuse(400, 'operator_kind_unknown', 'Connections of this kind cannot be recharged here.');
  end if;
  digits := private.read_subscriber_number(detect_operator.number, detect_operator.kind);
  if digits is null then perform private.refuse(400, 'subscriber_number_invalid',
    'This number is not valid. Please check it.'); end if;
  -- What the caller recharged successfully is known; a series only tells where the number came from.
  select f.operator_code, f.circle_code, true into found_operator, found_circle, paid_before
  from public.digital_fulfilments as f join public.digital_operators as o on o.code = f.operator_code
  where f.user_id = auth.uid() and f.service = 'recharge' and f.target = digits and f.state = 'success'
    and o.kind = detect_operator.kind and o.active and f.state_since > now() - interval '180 days'
  order by f.state_since desc limit 1;
  if not found then
    select o.code, s.circle_code into found_operator, found_circle
    from public.number_series as s
    join public.digital_operators as o on o.active and o.kind = detect_operator.kind
      and o.code = s.operator_name || case o.kind when 'mobile_prepaid' then '_prepaid' when 'mobile_postpaid'
        then '_postpaid' else '_dth' end
    where s.kind = case when detect_operator.kind = 'dth' then 'dth' else 'mobile' end
      -- Compared with each beginning of the number, so that the key finds it.
      and s.prefix in (select left(digits, n) from generate_series(1, 6) as n)
    order by length(s.prefix) desc limit 1;
    paid_before := false;
  end if;
  return jsonb_build_object('operator', found_operator, 'circle', found_circle, 'sure', coalesce(paid_before, false));
end
$$;

revoke execute on function public.detect_operator(text, text) from public;
grant execute on function public.detect_operator(text, text) to anon, authenticated;

comment on function public.detect_operator is
  'Suggests operator and circle of a number: {operator, circle, sure}, null where nothing is known. sure only where '
    'the caller '
  'has recharged it there before, since numbers are ported. Raises subscriber_number_invalid, operator_kind_unknown.';

create function public.recharge_plans(operator text, circle text default null, only_group text default null,
  search text default null)
returns table (
  id uuid, plan_group text, amount_paise integer, validity_days integer, data text, calls text, description text,
    description_translations jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := '%' || regexp_replace(lower(left(trim(recharge_plans.search), 60)), '([\\%_])', '\\\1', 'g') || '%';
begin
  if not exists (select from public.digital_operators as o where o.code = recharge_plans.operator and o.active) then
    perform private.refuse(404, 'operator_unavailable', 'This operator is not available right now.');
  end if;
  if recharge_plans.circle is not null and not exists (select from public.telecom_circles as c
    where c.code = recharge_plans.circle and c.active) then
    perform private.refuse(404, 'circle_unavailable', 'This circle is not available right now.');
  end if;
  return query
    select p.id, p.plan_group, p.amount_paise, p.validity_days, p.data, p.calls, p.description,
      p.description_translations
    from public.digital_plans as p
    where p.operator_code = recharge_plans.operator and p.active and p.valid_from <= now()
      and (p.valid_to is null or p.valid_to > now())
      and (p.circle_code is null or p.circle_code = recharge_plans.circle)
      and (recharge_plans.only_group is null or p.plan_group = recharge_plans.only_group)
      and (wanted is null or lower(concat_ws(' ', p.amount_paise / 100, p.data, p.calls, p.description,
        p.description_translations::text)) like wanted)
    order by array_position(array['popular', 'unlimited', 'data', 'annual', 'talktime', 'pack'], p.plan_group),
      p.amount_paise, p.id
    limit 300;
end
$$;

revoke execute on function public.recharge_plans(text, text, text, text) from public;
grant execute on function public.recharge_plans(text, text, text, text) to anon, authenticated;

comment on function public.recharge_plans is
  'Plans on sale of an operator: those of all circles and those of the circle given, by group and amount. Raises '
    'operator_unavailable, circle_unavailable.';

-- Billers -------------------------------------------------------------------------------------------------------------
create table public.biller_categories (
  code text primary key constraint biller_category_code_form check (code ~ '^[a-z][a-z_]{1,39}$'),
  name text not null constraint biller_category_name_length check (length(name) between 2 and 60),
  name_translations jsonb not null default '{}' constraint biller_category_translations
    check (private.are_translations(name_translations, 60)),
  position integer not null default 0,
  active boolean not null default true
);

comment on table public.biller_categories is 'Electricity, water, gas and so on, in the order in which they are shown.';

alter table public.biller_categories enable row level security;

create policy "everyone reads active biller categories" on public.biller_categories for select to anon, authenticated
  using (active);

revoke all on public.biller_categories from anon, authenticated;
grant select on public.biller_categories to anon, authenticated;

create table public.billers (
  code text primary key constraint biller_code_form check (code ~ '^[a-z][a-z0-9_]{1,59}$'),
  category_code text not null references public.biller_categories (code),
  name text not null constraint biller_name_length check (length(name) between 2 and 120),
  name_translations jsonb not null default '{}' constraint biller_translations
    check (private.are_translations(name_translations, 120)),
  state text constraint biller_state_length check (length(state) between 2 and 60),
  bill_fetch text not null constraint biller_bill_fetch check (bill_fetch in ('required', 'optional', 'none')),
  amount_rule text not null constraint biller_amount_rule check (amount_rule in ('exact', 'partial', 'advance', 'any')),
  min_paise integer not null default 100 constraint biller_min_positive check (min_paise > 0),
  max_paise integer not null default 10000000,
  fee_paise integer not null default 0 constraint biller_fee_range check (fee_paise between 0 and 10000),
  fee_bp integer not null default 0 constraint biller_fee_bp_range check (fee_bp between 0 and 1000),
  fee_cap_paise integer constraint biller_fee_cap_range check (fee_cap_paise between 0 and 50000),
  active boolean not null default true,
  -- The biller of one's own state -------------------------------------------------------------------------------------
  seat_lat double precision,
  seat_lng double precision,
  constraint biller_amounts check (max_paise between min_paise and 50000000),
  constraint biller_seat check ((seat_lat is null) = (seat_lng is null) and seat_lat between -90 and 90
    and seat_lng between -180 and 180)
);

create index billers_category_idx on public.billers (category_code, name, code);

comment on table public.billers is 'Companies and boards whose bills can be paid (Spec §1 Digital services).';
comment on column public.billers.state is 'The state it serves; null for all of India.';
comment on column public.billers.amount_rule is
  'exact: the amount of the bill; partial: a part of it or all; advance: the bill or more; any: whatever lies between '
    'min_paise and max_paise. '
  'Without a fetched bill each rule allows what lies between both.';

alter table public.billers enable row level security;

create policy "everyone reads active billers" on public.billers for select to anon, authenticated using (active);

revoke all on public.billers from anon, authenticated;
grant select on public.billers to anon, authenticated;

create function private.is_safe_pattern(pattern text) returns boolean
language sql immutable parallel safe set search_path = '' as $function$
  select coalesce(length(pattern) <= 120
    and pattern ~ '^\^((\[(A-Z|a-z|0-9|[/ ])+-?\]|[A-Za-z0-9/ '
      '-])(\{[0-9]{1,2}(,[0-9]{1,2})?\}|\?)?|\([A-Za-z0-9]{1,10}(\|[A-Za-z0-9]{1,10}){1,9}\))+\$$'
    -- Each part of variable length multiplies the ways to split a text that does not match; two are too few to matter.
    and (select count(*) from regexp_matches(pattern, '\?|\{[0-9]+,[0-9]+\}', 'g')) <= 2
    and not exists (select from regexp_matches(pattern, '\{([0-9]+),([0-9]+)\}', 'g') as r (bounds)
      where bounds[1]::integer > bounds[2]::integer), false)
$function$;

comment on function private.is_safe_pattern is
  'Whether a biller''s pattern may be run on what people type, here and in a browser: anchored at both ends, at most '
    '120 characters, '
  'letters, digits and classes with counts in braces, alternatives of plain text, no *, no +, no repeated group, and '
    'at most two '
  'parts of variable length, so that no text takes longer than its square.';

create table public.biller_parameters (
  biller_code text not null references public.billers (code) on delete cascade,
  position integer not null constraint parameter_position_range check (position between 1 and 5),
  code text not null constraint parameter_code_form check (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  label text not null constraint parameter_label_length check (length(label) between 2 and 80),
  label_translations jsonb not null default '{}' constraint parameter_label_translations
    check (private.are_translations(label_translations, 80)),
  kind text not null constraint parameter_kind check (kind in ('numeric', 'alphanumeric')),
  min_length integer not null constraint parameter_min_length_range check (min_length between 1 and 40),
  max_length integer not null,
  pattern text constraint parameter_pattern_is_safe check (pattern is null or private.is_safe_pattern(pattern)),
  hint text constraint parameter_hint_length check (length(hint) between 2 and 200),
  hint_translations jsonb not null default '{}' constraint parameter_hint_translations
    check (private.are_translations(hint_translations, 200)),
  primary key (biller_code, position),
  unique (biller_code, code),
  constraint parameter_lengths check (max_length between min_length and 40)
);

comment on table public.biller_parameters is
  'What a biller asks a customer for, in order; the first one names the connection.';

alter table public.biller_parameters enable row level security;

create policy "everyone reads the parameters of active billers" on public.biller_parameters for
  select to anon, authenticated
  using (exists (select from public.billers as b where b.code = biller_code and b.active));

revoke all on public.biller_parameters from anon, authenticated;
grant select on public.biller_parameters to anon, authenticated;

create function private.clean_parameter(value text, kind text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when kind = 'numeric' then translate(private.pasted_text(value), ' -', '')
    else upper(private.pasted_text(value) collate "C") end
$$;

comment on function private.clean_parameter is
  'A typed parameter as the biller stores it: a number without spaces and hyphens, other text in capital letters '
    'without what '
  'stands around it. The same rule as packages/domain/src/digital/parameters.ts.';

create function private.parameter_problem(value text, kind text, min_length integer, max_length integer, pattern text)
  returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when coalesce(value, '') = '' then 'parameter_required'
    when length(value) < min_length then 'parameter_too_short'
    when length(value) > max_length then 'parameter_too_long'
    when kind = 'numeric' and value !~ '^[0-9]+$' then 'parameter_not_numeric'
    when kind = 'alphanumeric' and value !~ '^[A-Z0-9/ -]+$' then 'parameter_not_alphanumeric'
    when pattern is not null and value !~ pattern then 'parameter_pattern'
  end
$$;

comment on function private.parameter_problem is
  'Why a cleaned parameter is refused, or null. The same rule as packages/domain/src/digital/parameters.ts, which a '
    'test compares.';

create function private.read_parameters(biller text, parameters jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  problems jsonb;
  cleaned jsonb;
begin
  if parameters is null or jsonb_typeof(parameters) <> 'object' or octet_length(parameters::text) > 2000 then
    perform private.refuse(400, 'bill_parameters_invalid', 'Please check what you entered for this bill.',
      jsonb_build_object('problems', '[]'::jsonb));
  end if;
  select jsonb_agg(jsonb_build_object('parameter', r.code, 'code', r.problem) order by r.position)
    filter (where r.problem is not null),
    jsonb_object_agg(r.code, r.value) filter (where r.value is not null)
  into problems, cleaned
  from (
    select p.code, p.position, c.value, private.parameter_problem(c.value, p.kind, p.min_length, p.max_length,
      p.pattern) as problem
    from public.biller_parameters as p
    cross join lateral (select case when jsonb_typeof(parameters -> p.code) = 'string'
      then private.clean_parameter(parameters ->> p.code, p.kind) end as value) as c
    where p.biller_code = read_parameters.biller
    union all
    select given.key, 100, null, 'parameter_unknown' from jsonb_object_keys(parameters) as given (key)
    where not exists (select from public.biller_parameters as p where p.biller_code = read_parameters.biller
      and p.code = given.key)
  ) as r;
  if problems is not null then
    perform private.refuse(400, 'bill_parameters_invalid', 'Please check what you entered for this bill.',
      jsonb_build_object('problems', problems));
  end if;
  return coalesce(cleaned, '{}');
end
$$;

comment on function private.read_parameters is
  'The parameters of a bill, cleaned; raises bill_parameters_invalid with {problems: [{parameter, code}]} where one '
    'breaks its row of '
  'biller_parameters, is missing or is not asked for.';

create function public.billers_in(category text default null, search text default null, in_state text default null,
  after text default null,
  most integer default 30, lat double precision default null, lng double precision default null)
returns table (
  code text, category_code text, name text, name_translations jsonb, state text, bill_fetch text, amount_rule text,
    min_paise integer,
  max_paise integer, fee_paise integer, fee_bp integer, fee_cap_paise integer, parameters jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := '%' || regexp_replace(lower(left(trim(billers_in.search), 60)), '([\\%_])', '\\\1', 'g') || '%';
  home text;
begin
  perform private.check_place(billers_in.lat, billers_in.lng);
  select r.state into home from public.regions as r where r.id = private.region_at(billers_in.lat, billers_in.lng);
  if billers_in.after is not null and not exists (select from public.billers as b where b.code = billers_in.after) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  return query
    with ranked as (
      select b.*, case when b.state = home then 0 when b.state is null or home is null then 1 else 2 end as farness,
        private.seat_distance_m('biller/' || b.code, billers_in.lat, billers_in.lng) as metres
      from public.billers as b
    )
    select b.code, b.category_code, b.name, b.name_translations, b.state, b.bill_fetch, b.amount_rule, b.min_paise,
      b.max_paise,
      b.fee_paise, b.fee_bp, b.fee_cap_paise,
      coalesce((select jsonb_agg(to_jsonb(p) - 'biller_code' order by p.position) from public.biller_parameters as p
        where p.biller_code = b.code), '[]')
    from ranked as b join public.biller_categories as c on c.code = b.category_code
    where b.active and c.active and (billers_in.category is null or b.category_code = billers_in.category)
      and (billers_in.in_state is null or b.state is null or b.state = billers_in.in_state)
      and (wanted is null or lower(b.name || ' ' || b.name_translations::text || ' ' || b.code) like wanted)
      and (billers_in.after is null or (b.farness, b.metres, b.name, b.code)
        > (select a.farness, a.metres, a.name, a.code from ranked as a where a.code = billers_in.after))
    order by b.farness, b.metres, b.name, b.code limit least(greatest(coalesce(billers_in.most, 30), 1), 100);
end
$$;

comment on function public.billers_in is
  'Billers with the parameters that each asks for, by name; at a place those of its state first, the nearest before, '
    'then those of all India. Of a category, '
  'of a state (and those of all India), by a part of the name in any language. after: the code of the last one seen. '
    'At most 100 at a time. '
  'Raises cursor_invalid, place_invalid.';

-- Fetching a bill from its biller, saved billers and reminders of bills that are due.

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('bill_fetches_per_minute', 'integer', 'count', '6', 1, 100000, 'digital',
    'Bills that one customer may fetch within a minute.', false),
  ('bill_fetches_per_hour', 'integer', 'count', '40', 1, 100000, 'digital',
    'Bills that one customer may fetch within an hour.', false),
  ('bill_fetch_seconds', 'integer', 'seconds', '90', 10, 3600, 'digital',
    'How long a biller has to answer with a bill.', true),
  ('bill_valid_seconds', 'integer', 'seconds', '1800', 60, 86400, 'digital',
    'How long a fetched bill can be paid without fetching it again.', false),
  ('saved_billers_max', 'integer', 'count', '50', 1, 1000, 'digital', 'Billers that one customer may save.', false),
  ('bill_reminder_days', 'integer', 'count', '3', 0, 30, 'digital',
    'How many days before the due date a customer is reminded.', true);

-- Fetched bills -------------------------------------------------------------------------------------------------------
create table public.bill_fetches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  biller_code text not null references public.billers (code),
  parameters jsonb not null,
  status text not null default 'pending' constraint bill_fetch_status
    check (status in ('pending', 'fetched', 'not_needed', 'failed')),
  amount_paise integer constraint bill_amount_range check (amount_paise between 1 and 50000000),
  min_paise integer,
  due_on date,
  bill_date date,
  bill_number text constraint bill_number_length check (length(bill_number) between 1 and 60),
  customer_name text constraint bill_customer_name_length check (length(customer_name) between 1 and 100),
  failure_code text constraint bill_failure_form check (failure_code ~ '^[a-z_]{2,40}$'),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  expires_at timestamptz,
  constraint bill_fetched_has_amount check (status <> 'fetched'
    or (amount_paise is not null and expires_at is not null)),
  constraint bill_min_range check (min_paise between 1 and amount_paise)
);

create trigger texts_are_plain before insert or update of customer_name on public.bill_fetches
  for each row execute function private.keep_plain('customer_name');

create index bill_fetches_user_idx on public.bill_fetches (user_id, created_at desc);
create index bill_fetches_biller_idx on public.bill_fetches (biller_code);
create index bill_fetches_next_idx on public.bill_fetches (next_at) where status = 'pending';

comment on table public.bill_fetches is
  'Bills as billers answered them; a row is pending until then. Written by functions only.';
comment on column public.bill_fetches.status is
  'not_needed: the biller gives out no bills; the customer enters the amount.';
comment on column public.bill_fetches.min_paise is
  'The least that the biller accepts as a part of this bill; null where the biller does not say.';

alter table public.bill_fetches enable row level security;

create policy "customers read the bills that they fetched" on public.bill_fetches for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.bill_fetches from anon, authenticated;
grant select (id, biller_code, parameters, status, amount_paise, min_paise, due_on, bill_date, bill_number,
  customer_name, failure_code,
  created_at, answered_at, expires_at) on public.bill_fetches to authenticated;

create function public.request_bill(biller text, parameters jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  asked public.billers;
  cleaned jsonb;
  last_minute integer;
  last_hour integer;
  saved uuid;
begin
  select * into asked from public.billers as b where b.code = request_bill.biller and b.active;
  if not found then perform private.refuse(404, 'biller_unavailable', 'This biller is not available right now.'); end
    if;
  cleaned := private.read_parameters(asked.code, request_bill.parameters);
  -- Calls of one customer that arrive together count each other.
  perform private.take_turns('request_bill', caller::text);
  select count(*) filter (where f.created_at > now() - interval '1 minute'), count(*) into last_minute, last_hour
  from public.bill_fetches as f where f.user_id = caller and f.created_at > now() - interval '1 hour';
  if last_minute >= private.setting_int('bill_fetches_per_minute')
    or last_hour >= private.setting_int('bill_fetches_per_hour') then
    perform private.refuse(429, 'too_many_bill_fetches',
      'Bills were fetched too often. Please wait a moment and try again.');
  end if;
  insert into public.bill_fetches (user_id, biller_code, parameters, status, answered_at, expires_at)
  values (caller, asked.code, cleaned, case when asked.bill_fetch = 'none' then 'not_needed' else 'pending' end,
    case when asked.bill_fetch = 'none' then now() end,
    case when asked.bill_fetch = 'none' then now() + private.setting_int('bill_valid_seconds') * interval '1 second'
      end)
  returning id into saved;
  return saved;
end
$$;

revoke execute on function public.request_bill(text, jsonb) from public, anon;
grant execute on function public.request_bill(text, jsonb) to authenticated;

comment on function public.request_bill is
  'Asks a biller for the bill of a connection and returns the id to follow with bill_fetch. Raises biller_unavailable, '
  'bill_parameters_invalid with {problems: [{parameter, code}]}, too_many_bill_fetches.';

create function public.bill_fetch(id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb;
begin
  select to_jsonb(f) - array['user_id', 'attempts', 'next_at'] into answer
  from public.bill_fetches as f where f.id = bill_fetch.id and f.user_id = caller;
  if answer is null then perform private.refuse(404, 'bill_not_found',
    'This bill is not known any more. Please fetch it again.'); end if;
  return answer;
end
$$;

revoke execute on function public.bill_fetch(uuid) from public, anon;
grant execute on function public.bill_fetch(uuid) to authenticated;

comment on function public.bill_fetch is 'A bill that the caller fetched, with its status; published on the user''s '
  'topic as bill_fetch when it changes. Raises bill_not_found.';

create function public.claim_bill_fetches(most integer default 50)
  returns table (id uuid, biller_code text, target text, parameters jsonb, attempt integer)
language sql security definer set search_path = '' as $$
  update public.bill_fetches as f
  -- Asking for a bill changes nothing at the biller, so a question whose answer was lost is simply asked again.
  set attempts = f.attempts + 1, next_at = now() + interval '15 seconds' * power(2, least(f.attempts, 6))
  where f.id in (
    select due.id from public.bill_fetches as due
    where due.status = 'pending' and due.next_at <= now()
      and due.created_at > now() - private.setting_int('bill_fetch_seconds') * interval '1 second'
    order by due.next_at limit least(greatest(claim_bill_fetches.most, 0), 200) for update skip locked)
  returning f.id, f.biller_code,
    f.parameters ->> (select p.code from public.biller_parameters as p where p.biller_code = f.biller_code
      order by p.position limit 1),
    f.parameters, f.attempts
$$;

revoke execute on function public.claim_bill_fetches(integer) from public, anon, authenticated;
grant execute on function public.claim_bill_fetches(integer) to service_role;

comment on function public.claim_bill_fetches is
  'For digital-provider only: bills to ask for, claimed for at least 15 seconds, doubling with each attempt.';

create function private.close_bill_fetch(f public.bill_fetches, failure text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.bill_fetches as b set status = 'failed', failure_code = close_bill_fetch.failure, answered_at = now(),
    expires_at = now() + private.setting_int('bill_valid_seconds') * interval '1 second' where b.id = f.id;
  perform private.publish('user:' || f.user_id, 'bill_fetch', jsonb_build_object('id', f.id, 'status', 'failed'));
end
$$;

create function private.json_integer(value jsonb, smallest integer, largest integer) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(value) = 'number' then
    case when (value #>> '{}')::numeric between smallest and largest
      and trunc((value #>> '{}')::numeric) = (value #>> '{}')::numeric
      then (value #>> '{}')::numeric::integer end end
$$;

comment on function private.json_integer is 'A whole number between two bounds out of JSON; null for anything else.';

create function private.json_date(value text) returns date
language sql immutable parallel safe set search_path = '' as $$
  select case when value ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' and pg_input_is_valid(value, 'date') then value::date end
$$;

create function public.settle_bill_fetches(results jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  result jsonb;
  f public.bill_fetches;
  amount integer;
  least_part integer;
  effects jsonb := '[]';
  effect text;
begin
  if results is null or jsonb_typeof(results) <> 'array' or jsonb_array_length(results) > 200 then
    perform private.refuse(400, 'results_invalid', 'These results could not be read.');
  end if;
  for result in select r.value from jsonb_array_elements(results) as r order by r.value ->> 'id' loop
    f := null;
    if pg_input_is_valid(coalesce(result ->> 'id', ''), 'uuid') then
      select * into f from public.bill_fetches as b where b.id = (result ->> 'id')::uuid for update;
    end if;
    if f.id is null then effect := 'unknown';
    elsif f.status <> 'pending' then effect := 'late';
    elsif result ->> 'outcome' = 'fetched' then
      amount := private.json_integer(result -> 'amount_paise', 1, 50000000);
      least_part := private.json_integer(result -> 'min_paise', 1, amount);
      if amount is null then
        effect := 'invalid';
        perform private.close_bill_fetch(f, 'answer_invalid');
      else
        effect := 'fetched';
        update public.bill_fetches as b set status = 'fetched', amount_paise = amount, min_paise = least_part,
          due_on = private.json_date(result ->> 'due_on'), bill_date = private.json_date(result ->> 'bill_date'),
          bill_number = nullif(left(result ->> 'bill_number', 60), ''),
            customer_name = nullif(left(result ->> 'customer_name', 100), ''),
          answered_at = now(), expires_at = now() + private.setting_int('bill_valid_seconds') * interval '1 second'
        where b.id = f.id;
        update public.saved_billers as s set due_on = private.json_date(result ->> 'due_on'), last_bill_paise = amount
        where s.user_id = f.user_id and s.biller_code = f.biller_code and s.parameters = f.parameters;
        perform private.publish('user:' || f.user_id, 'bill_fetch',
          jsonb_build_object('id', f.id, 'status', 'fetched'));
      end if;
    elsif result ->> 'outcome' = 'failed' then
      effect := 'failed';
      perform private.close_bill_fetch(f, case when result ->> 'reason' ~ '^[a-z_]{2,40}$' then result ->> 'reason'
        else 'provider_failed' end);
    else
      effect := 'waiting';
    end if;
    effects := effects || jsonb_build_object('id', result -> 'id', 'effect', effect);
  end loop;
  return effects;
end
$$;

revoke execute on function public.settle_bill_fetches(jsonb) from public, anon, authenticated;
grant execute on function public.settle_bill_fetches(jsonb) to service_role;

comment on function public.settle_bill_fetches is
  'For digital-provider only: answers [{id, outcome: fetched|failed|lost, amount_paise, min_paise, due_on, bill_date, '
    'bill_number, '
  'customer_name, reason}]; returns [{id, effect}]. The first answer holds; later ones are late and change nothing.';

-- Saved billers and reminders -----------------------------------------------------------------------------------------
create table public.saved_billers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  biller_code text not null references public.billers (code),
  parameters jsonb not null,
  nickname text constraint saved_biller_nickname_length check (length(trim(nickname)) between 1 and 40),
  due_on date,
  last_bill_paise integer,
  remind boolean not null default true,
  reminded_for date,
  created_at timestamptz not null default now(),
  unique (user_id, biller_code, parameters)
);

create trigger texts_are_plain before insert or update of nickname on public.saved_billers
  for each row execute function private.keep_plain('nickname');

create index saved_billers_biller_idx on public.saved_billers (biller_code);
create index saved_billers_due_idx on public.saved_billers (due_on) where remind;

comment on table public.saved_billers is 'Connections that a customer pays for regularly. Written by functions only.';
comment on column public.saved_billers.reminded_for is 'The due date for which the customer was reminded last.';

alter table public.saved_billers enable row level security;

create policy "customers read their saved billers" on public.saved_billers for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.saved_billers from anon, authenticated;
grant select (id, biller_code, parameters, nickname, due_on, last_bill_paise, remind, created_at)
  on public.saved_billers to authenticated;

create function public.save_biller(biller text, parameters jsonb, nickname text default null, due_on date default null,
  remind boolean default true) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  cleaned jsonb;
  saved uuid;
begin
  if not exists (select from public.billers as b where b.code = save_biller.biller and b.active) then
    perform private.refuse(404, 'biller_unavailable', 'This biller is not available right now.');
  end if;
  if length(trim(save_biller.nickname)) > 40 then
    perform private.refuse(400, 'nickname_too_long', 'A name of your own holds 40 letters at most.');
  end if;
  if save_biller.due_on not between (now() - interval '1 year')::date and (now() + interval '1 year')::date then
    perform private.refuse(400, 'due_date_invalid', 'Please choose a due date within a year.');
  end if;
  cleaned := private.read_parameters(save_biller.biller, save_biller.parameters);
  perform private.take_turns('save_biller', caller::text);
  if (select count(*) from public.saved_billers as s where s.user_id = caller) >=
    private.setting_int('saved_billers_max')
      and not exists (select from public.saved_billers as s
        where s.user_id = caller and s.biller_code = save_biller.biller and s.parameters = cleaned) then
    perform private.refuse(409, 'saved_billers_full', 'No more billers can be saved. Please remove one first.',
      jsonb_build_object('count', private.setting_int('saved_billers_max')));
  end if;
  insert into public.saved_billers as s (user_id, biller_code, parameters, nickname, due_on, remind)
  values (caller, save_biller.biller, cleaned, nullif(trim(save_biller.nickname), ''), save_biller.due_on,
    coalesce(save_biller.remind, true))
  on conflict (user_id, biller_code, parameters) do update
  set nickname = excluded.nickname, due_on = coalesce(excluded.due_on, s.due_on), remind = excluded.remind
  returning s.id into saved;
  return saved;
end
$$;

create function public.saved_billers() returns table (
  id uuid, biller_code text, biller_name text, biller_name_translations jsonb, category_code text, parameters jsonb,
    target text, nickname text,
  due_on date, last_bill_paise integer, remind boolean, active boolean
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select s.id, s.biller_code, b.name, b.name_translations, b.category_code, s.parameters,
      s.parameters ->> (select p.code from public.biller_parameters as p where p.biller_code = s.biller_code
        order by p.position limit 1),
      s.nickname, s.due_on, s.last_bill_paise, s.remind, b.active
    from public.saved_billers as s join public.billers as b on b.code = s.biller_code
    where s.user_id = caller order by s.due_on nulls last, b.name, s.id;
end
$$;

create function public.remove_saved_biller(id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  delete from public.saved_billers as s where s.id = remove_saved_biller.id and s.user_id = caller;
  return found;
end
$$;

revoke execute on function public.save_biller(text, jsonb, text, date, boolean), public.saved_billers(),
  public.remove_saved_biller(uuid) from public, anon;
grant execute on function public.save_biller(text, jsonb, text, date, boolean), public.saved_billers(),
  public.remove_saved_biller(uuid) to authenticated;

comment on function public.save_biller is
  'Saves a connection, or changes the one with the same parameters, and returns its id. Raises biller_unavailable, '
    'bill_parameters_invalid, '
  'nickname_too_long, due_date_invalid, saved_billers_full with {count}.';
comment on function public.saved_billers is
  'The caller''s saved billers, the next due first; target is the parameter that names the connection.';
comment on function public.remove_saved_biller is 'Removes a saved biller; false where it was not the caller''s.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('bill_due', 'info', 'Bill due soon', 'Your bill from {biller} is due on {due_on}.', '1 day');

create function private.remind_due_bills(most integer) returns integer
language plpgsql set search_path = '' as $$
declare
  s record;
  told integer := 0;
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  for s in
    select due.id, due.user_id, due.due_on, coalesce(due.nickname, b.name) as biller
    from public.saved_billers as due join public.billers as b on b.code = due.biller_code and b.active
    where due.remind and due.due_on between today and today + private.setting_int('bill_reminder_days')
      and due.reminded_for is distinct from due.due_on
    order by due.due_on, due.id limit most for update of due skip locked
  loop
    update public.saved_billers as u set reminded_for = s.due_on where u.id = s.id;
    perform private.notify(s.user_id, 'bill_due', jsonb_build_object('biller', s.biller, 'due_on',
      to_char(s.due_on, 'DD-MM-YYYY')),
      '/digital/bill-payments');
    told := told + 1;
  end loop;
  return told;
end
$$;

comment on function private.remind_due_bills is
  'Reminds once for each due date, some days ahead; returns how many were reminded.';

create function private.expire_bill_fetches(most integer) returns void
language plpgsql set search_path = '' as $$
declare
  f public.bill_fetches;
begin
  for f in
    select b.* from public.bill_fetches as b
    where b.status = 'pending' and b.created_at <= now() - private.setting_int('bill_fetch_seconds') *
      interval '1 second'
    order by b.created_at limit most for update skip locked
  loop
    perform private.close_bill_fetch(f, 'no_answer');
  end loop;
  delete from public.bill_fetches as b where b.created_at < now() - interval '30 days' and not exists (
    select from public.digital_fulfilments as d where d.bill_fetch_id = b.id);
end
$$;

comment on function private.expire_bill_fetches is
  'Gives up on billers that did not answer in time, and deletes bills of more than 30 days that nobody paid.';

-- At a quarter past nine in the morning in India.
select cron.schedule('remind-due-bills', '45 3 * * *', 'select private.remind_due_bills(10000)');

-- Fulfilment of recharges and bill payments as billers have it: never charged twice, refunded when no answer comes in
-- time.

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('fulfilment_deadline_seconds', 'integer', 'seconds', '1800', 60, 604800, 'digital',
    'How long a provider has to confirm a payment before it is refunded.', true);

create table public.digital_fulfilments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references public.enhanced_orders (id),
  user_id uuid not null references auth.users (id),
  service text not null constraint fulfilment_service check (service in ('recharge', 'bill')),
  operator_code text references public.digital_operators (code),
  circle_code text references public.telecom_circles (code),
  plan_id uuid references public.digital_plans (id),
  biller_code text references public.billers (code),
  bill_fetch_id uuid references public.bill_fetches (id),
  target text not null constraint fulfilment_target_length check (length(target) between 1 and 40),
  parameters jsonb not null default '{}',
  target_masked text not null generated always as (case when length(target) <= 4 then '••••' else '••••' ||
    right(target, 4) end) stored,
  amount_paise integer not null constraint fulfilment_amount_positive check (amount_paise > 0),
  state text not null default 'pending'
    constraint fulfilment_state check (state in ('pending', 'success', 'failed', 'confirmation_pending',
      'refund_pending', 'refunded')),
  state_since timestamptz not null default now(),
  request_id uuid not null unique default gen_random_uuid(),
  provider_reference text constraint fulfilment_reference_length check (length(provider_reference) between 1 and 80),
  failure_code text constraint fulfilment_failure_form check (failure_code ~ '^[a-z_]{2,40}$'),
  next_action text not null default 'pay' constraint fulfilment_next_action check (next_action in ('pay', 'status')),
  attempts integer not null default 0,
  next_at timestamptz default now(),
  deadline_at timestamptz not null,
  last_error text,
  created_at timestamptz not null default now(),
  constraint fulfilment_subject check (case service when 'recharge' then operator_code is not null
    and biller_code is null
    else biller_code is not null and bill_fetch_id is not null and operator_code is null end),
  constraint fulfilment_success_has_reference check (state <> 'success' or provider_reference is not null)
);

create index digital_fulfilments_user_idx on public.digital_fulfilments (user_id, created_at desc);
create index digital_fulfilments_operator_idx on public.digital_fulfilments (operator_code);
create index digital_fulfilments_circle_idx on public.digital_fulfilments (circle_code);
create index digital_fulfilments_plan_idx on public.digital_fulfilments (plan_id);
create index digital_fulfilments_biller_idx on public.digital_fulfilments (biller_code);
create index digital_fulfilments_next_idx on public.digital_fulfilments (next_at) where next_at is not null;
create index digital_fulfilments_open_idx on public.digital_fulfilments (deadline_at)
  where state in ('pending', 'confirmation_pending', 'refund_pending');

-- A bill is paid once; whoever was refunded may try again.
create unique index digital_fulfilments_bill_once_idx on public.digital_fulfilments (bill_fetch_id)
  where state in ('pending', 'confirmation_pending', 'success');
create index digital_fulfilments_bill_fetch_idx on public.digital_fulfilments (bill_fetch_id);

comment on table public.digital_fulfilments is 'What a provider has to do for an order. Written by functions only; '
  'changes of state through private.move_fulfilment.';
comment on column public.digital_fulfilments.target is 'The whole number or consumer number: for the provider only.';
comment on column public.digital_fulfilments.request_id is
  'The number of this payment at the provider. It never changes, so that repeating it pays nothing twice.';
comment on column public.digital_fulfilments.next_action is
  'status once the payment was handed out: an answer that was lost is asked for, never paid again.';
comment on column public.digital_fulfilments.next_at is
  'When a provider is called next; null once there is nothing more to ask.';

alter table public.digital_fulfilments enable row level security;

create policy "customers read their fulfilments, administrators all" on public.digital_fulfilments for
  select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

revoke all on public.digital_fulfilments from anon, authenticated;
grant select (id, order_id, user_id, service, operator_code, circle_code, plan_id, biller_code, target_masked,
  amount_paise, state, state_since,
  provider_reference, failure_code, created_at) on public.digital_fulfilments to authenticated;

create table private.fulfilment_attempts (
  id bigint generated always as identity primary key,
  fulfilment_id uuid not null references public.digital_fulfilments (id),
  number integer not null,
  action text not null constraint attempt_action check (action in ('pay', 'status')),
  request_id uuid not null,
  sent_at timestamptz not null default now(),
  unique (fulfilment_id, number)
);

comment on table private.fulfilment_attempts is 'Every call that was handed out to the provider. Append-only.';

create trigger fulfilment_attempts_are_append_only before update or delete on private.fulfilment_attempts
  for each row execute function private.forbid_change();

create table private.fulfilment_answers (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references private.fulfilment_attempts (id),
  answer jsonb not null,
  effect text not null,
  at timestamptz not null default clock_timestamp()
);

create index fulfilment_answers_attempt_idx on private.fulfilment_answers (attempt_id);

comment on table private.fulfilment_answers is 'Every answer of the provider and what it changed. Append-only.';

create trigger fulfilment_answers_are_append_only before update or delete on private.fulfilment_answers
  for each row execute function private.forbid_change();

create table public.digital_reconciliation (
  id bigint generated always as identity primary key,
  fulfilment_id uuid not null references public.digital_fulfilments (id),
  kind text not null constraint reconciliation_kind
    check (kind in ('late_success', 'second_success', 'failed_after_success', 'wrong_amount')),
  answer jsonb not null,
  noted_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid,
  note text constraint reconciliation_note_length check (length(trim(note)) between 3 and 500),
  unique (fulfilment_id, kind)
);

create trigger texts_are_plain before insert or update of note on public.digital_reconciliation
  for each row execute function private.keep_plain('note');

create index digital_reconciliation_open_idx on public.digital_reconciliation (noted_at) where resolved_at is null;

comment on table public.digital_reconciliation is
  'Answers of providers that contradict what was done, for administrators to settle with the provider.';

alter table public.digital_reconciliation enable row level security;

create policy "administrators read what has to be reconciled" on public.digital_reconciliation for
  select to authenticated
  using ((select private.is_admin()));

revoke all on public.digital_reconciliation from anon, authenticated;
grant select on public.digital_reconciliation to authenticated;

create function public.resolve_reconciliation(id bigint, note text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
begin
  if coalesce(length(trim(resolve_reconciliation.note)), 0) not between 3 and 500 then
    perform private.refuse(400, 'note_required', 'Please write down in 3 to 500 letters what was done.');
  end if;
  update public.digital_reconciliation as r set resolved_at = now(), resolved_by = caller,
    note = trim(resolve_reconciliation.note)
  where r.id = resolve_reconciliation.id and r.resolved_at is null;
  if not found then perform private.refuse(404, 'reconciliation_not_found', 'This has been settled already.'); end if;
  perform private.audit('resolve_reconciliation', 'digital_reconciliation', resolve_reconciliation.id::text,
    note => trim(resolve_reconciliation.note));
end
$$;

revoke execute on function public.resolve_reconciliation(bigint, text) from public, anon;
grant execute on function public.resolve_reconciliation(bigint, text) to authenticated;

comment on function public.resolve_reconciliation is 'Marks a contradiction as settled with the provider; '
  'administrators only, audited. Raises note_required, reconciliation_not_found.';

insert into public.cancellation_reasons (code, actors, fault) values
  ('payment_failed', '{system}', 'platform'), ('payment_unconfirmed', '{system}', 'platform');

insert into public.cancellation_policies (kind, stage, fault, payment_method, charge_bp, max_charge_paise,
  compensation_bp, valid_from) values
  ('digital', null, null, null, 0, 0, 0, '2026-01-01'), ('digital', null, 'platform', null, 0, 0, 0, '2026-01-01'),
  ('digital', 'in_progress', 'platform', null, 0, 0, 0, '2026-01-01');

insert into private.notification_templates (template, type, title, message, push_for) values
  ('payment_succeeded', 'success', 'Payment successful', '{vendor} has confirmed your payment. Order {order_number}.',
    '1 hour'),
  ('payment_failed', 'warning', 'Payment failed',
    'Your payment to {vendor} did not go through. Order {order_number} is refunded.', '1 hour');

insert into private.order_notices (kind, to_status, role, template) values
  ('digital', 'delivered', 'user', 'payment_succeeded');

create function private.digital_succeeded(order_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.transition(digital_succeeded.order_id, 'delivered', null, 'system');
end
$$;

comment on function private.digital_succeeded is
  'Called in the transaction in which a provider confirmed the payment of an order: the order is delivered and '
    'settled. What it raises '
  'leaves the fulfilment as it was, to be asked about again.';

create function private.digital_failed(order_id uuid, reason text) returns boolean
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.lock_order(digital_failed.order_id);
begin
  if o.status <> 'cancelled' then
    o := private.transition(o.id, 'cancelled', null, 'system', case when reason = 'no_answer' then 'payment_unconfirmed'
      else 'payment_failed' end);
  end if;
  return o.payment_status in ('refunded', 'void');
end
$$;

comment on function private.digital_failed is
  'Called by the job while a refund is due: cancels and refunds the order, and answers whether the money is back. '
    'False (a gateway still '
  'works on it) and errors have it called again, so it is idempotent.';

-- States --------------------------------------------------------------------------------------------------------------
create table private.fulfilment_moves (from_state text, to_state text, primary key (from_state, to_state));

insert into private.fulfilment_moves values
  ('pending', 'confirmation_pending'), ('pending', 'success'), ('pending', 'failed'), ('pending', 'refund_pending'),
  ('confirmation_pending', 'success'), ('confirmation_pending', 'failed'), ('confirmation_pending', 'refund_pending'),
  ('failed', 'refund_pending'), ('refund_pending', 'refunded');

comment on table private.fulfilment_moves is
  'Which state of a fulfilment may follow which; the same table as packages/domain/src/digital/fulfilment-state.ts.';

create function private.move_fulfilment(fulfilment uuid, to_state text, reason text default null,
  reference text default null) returns public.digital_fulfilments
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  f public.digital_fulfilments;
begin
  select * into f from public.digital_fulfilments as d where d.id = move_fulfilment.fulfilment for update;
  if not exists (select from private.fulfilment_moves as m
      where m.from_state = f.state and m.to_state = move_fulfilment.to_state) then
    perform private.refuse(409, 'fulfilment_move_not_allowed', 'This payment has moved on in the meantime.',
      jsonb_build_object('from', f.state, 'to', move_fulfilment.to_state));
  end if;
  update public.digital_fulfilments as d set state = move_fulfilment.to_state, state_since = now(),
    failure_code = coalesce(move_fulfilment.reason, d.failure_code),
    provider_reference = coalesce(move_fulfilment.reference, d.provider_reference),
    next_at = case when move_fulfilment.to_state = 'success' then null else d.next_at end
  where d.id = f.id returning * into f;
  if f.state = 'success' then
    perform private.digital_succeeded(f.order_id);
    update public.saved_billers as s set due_on = null from public.bill_fetches as b
    where b.id = f.bill_fetch_id and s.user_id = f.user_id and s.biller_code = b.biller_code
      and s.parameters = b.parameters
      and s.due_on is not distinct from b.due_on;
  end if;
  perform private.announce_detail(o) from public.enhanced_orders as o where o.id = f.order_id;
  return f;
end
$$;

comment on function private.move_fulfilment is 'The only way a fulfilment changes state: checks the move, tells the '
  'kernel of success, and publishes it. Raises fulfilment_move_not_allowed.';

create function private.start_fulfilment(order_id uuid, caller uuid, request jsonb) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  bill public.bill_fetches;
  started uuid;
begin
  if request ->> 'service' = 'bill' then
    select * into strict bill from public.bill_fetches as b where b.id = (request ->> 'bill_fetch_id')::uuid
      and b.user_id = caller;
  end if;
  insert into public.digital_fulfilments
    (order_id, user_id, service, operator_code, circle_code, plan_id, biller_code, bill_fetch_id, target, parameters,
      amount_paise, deadline_at)
  select start_fulfilment.order_id, caller, request ->> 'service', o.code, case when o.code is not null
    then request ->> 'circle' end,
    p.id, bill.biller_code, bill.id,
    coalesce(private.read_subscriber_number(request ->> 'number', o.kind), bill.parameters ->> (
      select q.code from public.biller_parameters as q where q.biller_code = bill.biller_code order by q.position
        limit 1)),
    coalesce(bill.parameters, '{}'), coalesce(p.amount_paise,
      private.json_integer(request -> 'amount_paise', 1, 50000000)),
    now() + private.setting_int('fulfilment_deadline_seconds') * interval '1 second'
  from (select 1) as one
  left join public.digital_operators as o on request ->> 'service' = 'recharge' and o.code = request ->> 'operator'
  left join public.digital_plans as p on request ->> 'service' = 'recharge' and p.id::text = request ->> 'plan_id'
    and p.operator_code = o.code
  on conflict (order_id) do nothing
  returning id into started;
  if started is null then select f.id into started from public.digital_fulfilments as f
    where f.order_id = start_fulfilment.order_id; end if;
  return started;
end
$$;

comment on function private.start_fulfilment is
  'Hands an order that has been paid to the provider: the request as private.price_digital accepted it. Once per '
    'order: a repetition returns the '
  'same id. A bill that is being paid already violates digital_fulfilments_bill_once_idx.';

-- Providers -----------------------------------------------------------------------------------------------------------
create view private.claimable_fulfilments as
  select d.id, d.order_id, d.next_at from public.digital_fulfilments as d
  where d.next_at <= now() and (d.state = 'confirmation_pending' or (d.state = 'pending' and d.deadline_at > now())
    -- Asked about after the refund too: a success that comes then has to be reconciled.
    or (d.state in ('refund_pending', 'refunded') and d.next_action = 'status'));

comment on view private.claimable_fulfilments is 'What a provider is called about next.';

create function public.claim_fulfilments(most integer default 50) returns table (
  attempt_id bigint, request_id uuid, action text, service text, operator_code text, circle_code text, biller_code text,
    target text,
  parameters jsonb, amount_paise integer, attempt integer, created_at timestamptz, deadline_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  f public.digital_fulfilments;
  orders uuid[];
  what text;
  handed bigint;
begin
  -- Orders are locked before their fulfilments, here as everywhere; what somebody else works on is left for the next
  -- call.
  orders := array(select o.id from public.enhanced_orders as o
    where o.id in (select d.order_id from private.claimable_fulfilments as d order by d.next_at
      limit least(greatest(claim_fulfilments.most, 0), 200))
    order by o.id for no key update skip locked);
  for f in
    select d.* from public.digital_fulfilments as d where d.id in (
      select c.id from private.claimable_fulfilments as c where c.order_id = any (orders)) order by d.next_at for update
  loop
    -- A payment past its deadline is asked about and not sent.
    what := case when f.next_action = 'pay' and f.deadline_at > now() then 'pay' else 'status' end;
    insert into private.fulfilment_attempts (fulfilment_id, number, action, request_id)
    values (f.id, f.attempts + 1, what, f.request_id) returning id into handed;
    if what = 'status' and f.state = 'pending' then f := private.move_fulfilment(f.id, 'confirmation_pending'); end if;
    if f.attempts = 0 then perform private.transition(f.order_id, 'in_progress', null, 'system'); end if;
    update public.digital_fulfilments as d set attempts = d.attempts + 1, next_action = 'status',
      next_at = now() + interval '20 seconds' * power(2, least(d.attempts, 8))
    where d.id = f.id;
    return query select handed, f.request_id, what, f.service, f.operator_code, f.circle_code, f.biller_code, f.target,
      f.parameters,
      f.amount_paise, f.attempts + 1, f.created_at, f.deadline_at;
  end loop;
end
$$;

revoke execute on function public.claim_fulfilments(integer) from public, anon, authenticated;
grant execute on function public.claim_fulfilments(integer) to service_role;

comment on function public.claim_fulfilments is
  'For digital-provider only: what to pay or ask about next, claimed for at least 20 seconds, doubling with each '
    'attempt. request_id is '
  'the same in all attempts of a payment; once it was handed out it is asked about (action status).';

create function private.note_contradiction(fulfilment uuid, kind text, answer jsonb) returns void
language sql set search_path = '' as $$
  insert into public.digital_reconciliation (fulfilment_id, kind, answer)
    values (fulfilment, kind, answer) on conflict (fulfilment_id, kind) do nothing
$$;

create function private.settle_answer(f public.digital_fulfilments, answer jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  outcome text := answer ->> 'outcome';
  amount integer := private.json_integer(answer -> 'amount_paise', 1, 2147483647);
  reference text := nullif(trim(answer ->> 'provider_reference'), '');
  reason text := case when answer ->> 'reason' ~ '^[a-z_]{2,40}$' then answer ->> 'reason' else 'provider_failed' end;
  is_open boolean := f.state in ('pending', 'confirmation_pending');
begin
  case outcome
  when 'success' then
    if amount is null or reference is null or length(reference) > 80 then return 'invalid'; end if;
    if f.state = 'success' then
      if reference = f.provider_reference and amount = f.amount_paise then return 'duplicate'; end if;
      perform private.note_contradiction(f.id, 'second_success', answer);
      return 'second_success';
    end if;
    if not is_open then
      perform private.note_contradiction(f.id, 'late_success', answer);
      update public.digital_fulfilments as d set next_at = null where d.id = f.id;
      return 'after_refund';
    end if;
    if amount <> f.amount_paise then
      perform private.note_contradiction(f.id, 'wrong_amount', answer);
      if f.state = 'pending' then perform private.move_fulfilment(f.id, 'confirmation_pending'); end if;
      return 'wrong_amount';
    end if;
    perform private.move_fulfilment(f.id, 'success', reference => reference);
    return 'success';
  when 'failed' then
    if f.state = 'success' then
      perform private.note_contradiction(f.id, 'failed_after_success', answer);
      return 'failed_after_success';
    end if;
    update public.digital_fulfilments as d set next_at = null where d.id = f.id;
    if not is_open then return 'duplicate'; end if;
    perform private.move_fulfilment(f.id, 'failed', reason);
    perform private.move_fulfilment(f.id, 'refund_pending');
    return 'failed';
  when 'pending' then
    if f.state = 'pending' then perform private.move_fulfilment(f.id, 'confirmation_pending'); end if;
    return 'waiting';
  when 'not_taken' then
    -- The provider has certainly not seen this payment: it is sent again under the same number, while there is time.
    update public.digital_fulfilments as d set next_action = case when is_open then 'pay' else 'status' end,
      next_at = case when is_open then d.next_at end where d.id = f.id and d.state <> 'success';
    return 'waiting';
  when 'lost' then return 'waiting';
  else return 'invalid';
  end case;
end
$$;

comment on function private.settle_answer is 'What one answer of a provider changes on a locked fulfilment, in a word: '
  'success, failed, waiting, or why it was refused.';

create function public.settle_fulfilments(results jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  given record;
  f public.digital_fulfilments;
  effect text;
  effects jsonb := '[]';
begin
  if results is null or jsonb_typeof(results) <> 'array' or jsonb_array_length(results) > 200 then
    perform private.refuse(400, 'results_invalid', 'These results could not be read.');
  end if;
  perform from public.enhanced_orders as o where o.id in (
    select d.order_id from jsonb_array_elements(results) as r
    join private.fulfilment_attempts as a on a.id = private.json_integer(r.value -> 'attempt_id', 1, 2147483647)
    join public.digital_fulfilments as d on d.id = a.fulfilment_id)
  order by o.id for no key update;
  for given in
    select r.value as answer, a.id as attempt_id, a.fulfilment_id
    from jsonb_array_elements(results) with ordinality as r (value, n)
    left join private.fulfilment_attempts as a on a.id = private.json_integer(r.value -> 'attempt_id', 1, 2147483647)
    order by a.fulfilment_id, r.n
  loop
    if given.attempt_id is null then
      effect := 'unknown';
    else
      select * into f from public.digital_fulfilments as d where d.id = given.fulfilment_id for update;
      begin
        effect := private.settle_answer(f, given.answer);
      exception when others then
        -- Nothing of this answer has happened; the provider is asked again.
        effect := 'error';
        update public.digital_fulfilments as d set last_error = left(sqlerrm, 500) where d.id = f.id;
      end;
      insert into private.fulfilment_answers (attempt_id, answer, effect)
      values (given.attempt_id, case when octet_length(given.answer::text) <= 4000 then given.answer
        else '{"outcome": "too_long"}' end, effect);
    end if;
    effects := effects || jsonb_build_object('attempt_id', given.answer -> 'attempt_id', 'effect', effect);
  end loop;
  return effects;
end
$$;

revoke execute on function public.settle_fulfilments(jsonb) from public, anon, authenticated;
grant execute on function public.settle_fulfilments(jsonb) to service_role;

comment on function public.settle_fulfilments is
  'For digital-provider only: answers [{attempt_id, outcome: success|failed|pending|not_taken|lost, amount_paise, '
    'provider_reference, reason}]; '
  'returns [{attempt_id, effect}]. Each answer is recorded. What comes twice, late, with another amount or after the '
    'refund changes '
  'nothing but the list to reconcile.';

create function private.sweep_fulfilments(most integer) returns void
language plpgsql set search_path = '' as $$
declare
  f public.digital_fulfilments;
  orders uuid[] := array(select o.id from public.enhanced_orders as o where o.id in (
      select d.order_id from public.digital_fulfilments as d
      where d.state = 'refund_pending' or (d.state in ('pending', 'confirmation_pending') and d.deadline_at <= now())
      order by d.deadline_at limit most)
    order by o.id for no key update skip locked);
begin
  for f in
    select d.* from public.digital_fulfilments as d
    where d.order_id = any (orders) and d.state in ('pending', 'confirmation_pending') and d.deadline_at <= now()
      order by d.order_id for update
  loop
    perform private.move_fulfilment(f.id, 'refund_pending', 'no_answer');
    -- What was never handed out has nothing to be asked about.
    if f.attempts = 0 then update public.digital_fulfilments as d set next_at = null where d.id = f.id; end if;
  end loop;
  for f in
    select d.* from public.digital_fulfilments as d where d.order_id = any (orders) and d.state = 'refund_pending'
      order by d.order_id for update
  loop
    begin
      if private.digital_failed(f.order_id, coalesce(f.failure_code, 'provider_failed')) then
        perform private.move_fulfilment(f.id, 'refunded'); end if;
    exception when others then
      update public.digital_fulfilments as d set last_error = left(sqlerrm, 500) where d.id = f.id;
    end;
  end loop;
  update public.digital_fulfilments as d set next_at = null
  where d.state = 'refunded' and d.next_at is not null and d.deadline_at < now() - interval '7 days';
end
$$;

comment on function private.sweep_fulfilments is
  'Refunds what was not confirmed by its deadline, and what failed. An order whose refund raises stays refund_pending '
    'and is tried again; a week '
  'after the deadline the provider is no longer asked.';

-- Prices of recharges and bills, and calling the function that talks to the provider.

insert into public.tax_rules (tax_class, rate_bp, section_9_5, valid_from)
  values ('convenience', 1800, false, '2017-07-01');

insert into public.charge_codes (code, position, nature, tax_class) values
  ('face_value', 110, 'goods', null), ('convenience_fee', 410, 'fee', 'convenience');

create function private.digital_part(service text, provider text, hint text, translations jsonb, amount_paise bigint,
  fee_paise integer, problems jsonb)
returns jsonb language sql stable set search_path = '' as $$
  select case when jsonb_array_length(problems) > 0 then jsonb_build_object('problems', problems, 'orders', '[]'::jsonb)
  else jsonb_build_object('problems', problems, 'orders',
    jsonb_build_array(jsonb_build_object('vendor_name', provider, 'category', service,
    'lines', jsonb_build_array(jsonb_build_object('name', concat(provider, ' ••••' || hint),
      'name_translations', (select coalesce(jsonb_object_agg(t.key, concat(t.value #>> '{}', ' ••••' || hint)), '{}')
        from jsonb_each(translations) as t),
      'options', '[]'::jsonb, 'option_ids', '[]'::jsonb, 'tax_class', 'none', 'unit_paise', amount_paise, 'quantity', 1,
        'total_paise', amount_paise)),
    'charges', private.charge('face_value', amount_paise) || private.charge('convenience_fee', fee_paise)))) end
$$;

comment on function private.digital_part is
  'The price of a payment as order_kinds.price returns it; nothing is priced where there is a problem. Tax applies to '
    'the fee alone.';

create function private.price_recharge(request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  o public.digital_operators;
  p public.digital_plans;
  digits text;
  amount integer;
  problems jsonb := '[]';
begin
  select * into o from public.digital_operators as d where d.code = request ->> 'operator' and d.active;
  if not found then
    return private.digital_part('recharge', null, null, null, 0, 0,
      jsonb_build_array(private.problem('operator_unavailable')));
  end if;
  digits := private.read_subscriber_number(request ->> 'number', o.kind);
  if digits is null then problems := problems || private.problem('subscriber_number_invalid'); end if;
  if request ->> 'circle' is not null and not exists (select from public.telecom_circles as c
    where c.code = request ->> 'circle' and c.active) then
    problems := problems || private.problem('circle_unavailable');
  end if;
  if request ->> 'plan_id' is not null then
    select * into p from public.digital_plans as d where d.id::text = request ->> 'plan_id' and d.operator_code = o.code
      and d.active
      and d.valid_from <= now() and (d.valid_to is null or d.valid_to > now())
      and (d.circle_code is null or d.circle_code = request ->> 'circle');
    if not found then problems := problems || private.problem('plan_unavailable'); end if;
    amount := p.amount_paise;
  elsif o.min_paise is null then
    problems := problems || private.problem('plan_required');
  else
    amount := private.json_integer(request -> 'amount_paise', o.min_paise, o.max_paise);
    if amount is null then
      problems := problems || private.problem('recharge_amount_invalid',
        jsonb_build_object('min_paise', o.min_paise, 'max_paise', o.max_paise));
    end if;
  end if;
  return private.digital_part('recharge', o.name, right(digits, 4), o.name_translations, amount,
    private.convenience_fee(amount, o.fee_paise, o.fee_bp, o.fee_cap_paise), problems);
end
$$;

create function private.bill_amount_bounds(amount_rule text, bill_paise integer, bill_min_paise integer,
  min_paise integer, max_paise integer) returns int4range
language sql immutable parallel safe set search_path = '' as $$
  select case
    when bill_paise is null or amount_rule = 'any' then int4range(min_paise, max_paise, '[]')
    when amount_rule = 'exact' then int4range(bill_paise, bill_paise, '[]')
    when amount_rule = 'partial' then int4range(least(coalesce(bill_min_paise, min_paise), bill_paise), bill_paise,
      '[]')
    else int4range(bill_paise, greatest(bill_paise, max_paise), '[]') end
$$;

comment on function private.bill_amount_bounds is
  'Which amounts may be paid by a biller''s rule; without a bill whatever the biller accepts. The same rule as '
  'packages/domain/src/digital/amount-rule.ts, which a test compares.';

create function private.price_bill(caller uuid, request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  f public.bill_fetches;
  b public.billers;
  bounds int4range;
  amount integer;
  named text;
  problem jsonb;
begin
  select * into f from public.bill_fetches as a where a.id::text = request ->> 'bill_fetch_id' and a.user_id = caller;
  select * into b from public.billers as a where a.code = f.biller_code;
  problem := case
    when f.id is null then private.problem('bill_not_found')
    when not b.active then private.problem('biller_unavailable')
    when f.status = 'pending' then private.problem('bill_not_ready')
    when f.status = 'failed' and b.bill_fetch = 'required'
      then private.problem('bill_not_fetched', jsonb_build_object('reason', f.failure_code))
    when f.expires_at <= now() then private.problem('bill_expired')
    when exists (select from public.digital_fulfilments as d where d.bill_fetch_id = f.id
      and d.state in ('pending', 'confirmation_pending', 'success'))
      then private.problem('bill_already_paid')
  end;
  if problem is null then
    bounds := private.bill_amount_bounds(b.amount_rule, f.amount_paise, f.min_paise, b.min_paise, b.max_paise);
    amount := private.json_integer(request -> 'amount_paise', lower(bounds), upper(bounds) - 1);
    if amount is null then
      problem := private.problem('bill_amount_invalid',
        jsonb_build_object('rule', b.amount_rule, 'min_paise', lower(bounds), 'max_paise', upper(bounds) - 1));
    end if;
  end if;
  named := f.parameters ->> (select q.code from public.biller_parameters as q where q.biller_code = f.biller_code
    order by q.position limit 1);
  return private.digital_part('bill', b.name, right(named, 4), b.name_translations, amount,
    private.convenience_fee(amount, b.fee_paise, b.fee_bp, b.fee_cap_paise), case when problem is null then '[]'::jsonb
      else jsonb_build_array(problem) end);
end
$$;

create function private.digital_region(caller uuid) returns uuid language sql stable
  security definer set search_path = '' as $$
  select coalesce(
    (select private.region_at(a.lat, a.lng) from public.addresses as a where a.user_id = caller
      order by a.is_default desc, a.created_at limit 1),
    (select r.id from public.regions as r order by r.area desc, r.id limit 1))
$$;

comment on function private.digital_region is
  'Where a payment is counted: the region of the customer''s address, or the largest one.';

-- Placing -------------------------------------------------------------------------------------------------------------
create function private.digital_provider_account() returns uuid language sql immutable set search_path = '' as $$
  select '00000000-0000-4000-8000-00000000d161'::uuid
$$;

comment on function private.digital_provider_account is
  'Whom the ledger owes what customers paid for operators and billers: the provider that pays them.';

create function private.place_digital(o public.enhanced_orders, part jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.add_share(o.id, 'provider_payable', private.digital_provider_account(),
    private.charged(o.id, 'face_value'), '{face_value}');
  perform private.start_fulfilment(o.id, o.user_id, part -> 'digital');
end
$$;

comment on function private.place_digital is
  'The provider earns the face value once it has confirmed; the payment is handed to it.';

-- Calling the provider ------------------------------------------------------------------------------------------------
create function private.set_digital_provider(url text, secret text) returns void language sql set search_path = '' as $$
  select private.set_called_function('digital-provider', url, secret)
$$;

comment on function private.set_digital_provider is
  'Switches recharges and bill payments on (docs/operations/deploy.md).';

create function private.call_digital_provider() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.digital_fulfilments as f where f.next_at <= now())
      or exists (select from public.bill_fetches as b where b.status = 'pending' and b.next_at <= now()) then
    perform private.call_function('digital-provider', 'x-provider-secret', 30000);
  end if;
end
$$;

comment on function private.call_digital_provider is
  'Calls the function digital-provider while there is something to pay or to ask; run by pg_cron.';

select cron.schedule('call-digital-provider', '2 seconds', 'select private.call_digital_provider()');

select cron.schedule('sweep-fulfilments', '5 seconds',
  'select private.sweep_fulfilments(100), private.expire_bill_fetches(100)');

-- Complaints about recharges and bill payments, what a customer sees of a payment, and the administrators' desk.

create sequence private.complaint_numbers;

create table public.digital_complaints (
  id uuid primary key default gen_random_uuid(),
  number text not null unique default 'DC' || private.padded(nextval('private.complaint_numbers'), 6),
  order_id uuid not null references public.digital_fulfilments (order_id),
  user_id uuid not null references auth.users (id),
  category text not null constraint complaint_category
    check (category in ('not_received', 'wrong_amount', 'wrong_number', 'refund_missing', 'paid_twice', 'other')),
  body text not null constraint complaint_body_length check (length(trim(body)) between 10 and 1000),
  status text not null default 'open' constraint complaint_status check (status in ('open', 'resolved', 'rejected')),
  answer text constraint complaint_answer_length check (length(trim(answer)) between 3 and 1000),
  answered_by uuid,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  constraint complaint_is_answered check ((status = 'open') = (answer is null)
    and (answer is null) = (answered_at is null))
);

create trigger texts_are_plain before insert or update of body, answer on public.digital_complaints
  for each row execute function private.keep_plain('body', 'answer');

create unique index digital_complaints_open_idx on public.digital_complaints (order_id) where status = 'open';
create index digital_complaints_order_idx on public.digital_complaints (order_id);
create index digital_complaints_user_idx on public.digital_complaints (user_id, created_at desc);
create index digital_complaints_created_idx on public.digital_complaints (status, created_at);

comment on table public.digital_complaints is
  'Complaints of customers about a payment, one open at a time. Written by functions only.';
comment on column public.digital_complaints.number is 'What the customer quotes, such as DC000042.';

alter table public.digital_complaints enable row level security;

create policy "customers read their complaints, administrators all" on public.digital_complaints for
  select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

revoke all on public.digital_complaints from anon, authenticated;
grant select (id, number, order_id, user_id, category, body, status, answer, answered_at, created_at)
  on public.digital_complaints to authenticated;

create function public.file_complaint(order_id uuid, category text, body text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  filed public.digital_complaints;
begin
  perform private.bound(file_complaint.body, 8000);
  if not exists (select from public.digital_fulfilments as f
      where f.order_id = file_complaint.order_id and f.user_id = caller) then
    perform private.refuse(404, 'payment_not_found', 'There is no such payment.');
  end if;
  if coalesce(file_complaint.category, '')
      not in ('not_received', 'wrong_amount', 'wrong_number', 'refund_missing', 'paid_twice', 'other') then
    perform private.refuse(400, 'complaint_category_unknown', 'Please choose what the complaint is about.');
  end if;
  if coalesce(length(trim(file_complaint.body)), 0) not between 10 and 1000 then
    perform private.refuse(400, 'complaint_text_invalid', 'Please describe the problem in 10 to 1,000 letters.');
  end if;
  insert into public.digital_complaints (order_id, user_id, category, body)
  values (file_complaint.order_id, caller, file_complaint.category, trim(file_complaint.body))
  on conflict do nothing returning * into filed;
  if filed.id is null then
    perform private.refuse(409, 'complaint_open', 'A complaint about this payment is being looked at.');
  end if;
  perform private.announce_detail(o) from public.enhanced_orders as o where o.id = filed.order_id;
  return jsonb_build_object('id', filed.id, 'number', filed.number);
end
$$;

revoke execute on function public.file_complaint(uuid, text, text) from public, anon;
grant execute on function public.file_complaint(uuid, text, text) to authenticated;

comment on function public.file_complaint is
  'Files a complaint about a payment: {id, number}. Raises payment_not_found, complaint_category_unknown, '
    'complaint_text_invalid, complaint_open.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('complaint_answered', 'info', 'Complaint answered', 'There is an answer to your complaint {number}.', '1 day');

create function public.answer_complaint(id uuid, outcome text, answer text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  answered public.digital_complaints;
begin
  if coalesce(answer_complaint.outcome, '') not in ('resolved', 'rejected') then
    perform private.refuse(400, 'complaint_outcome_unknown', 'A complaint is resolved or rejected.');
  end if;
  if coalesce(length(trim(answer_complaint.answer)), 0) not between 3 and 1000 then
    perform private.refuse(400, 'complaint_answer_invalid', 'Please answer in 3 to 1,000 letters.');
  end if;
  update public.digital_complaints as c set status = answer_complaint.outcome, answer = trim(answer_complaint.answer),
    answered_by = caller, answered_at = now()
  where c.id = answer_complaint.id and c.status = 'open' returning * into answered;
  if answered.id is null then
    perform private.refuse(404, 'complaint_not_found', 'This complaint has been answered already.');
  end if;
  perform private.audit('answer_complaint', 'digital_complaint', answered.id::text, null,
    jsonb_build_object('outcome', answered.status), answered.answer);
  perform private.notify(answered.user_id, 'complaint_answered',
    jsonb_build_object('number', answered.number, 'order_id', answered.order_id),
    '/order-tracking/' || answered.order_id);
  perform private.announce_detail(o) from public.enhanced_orders as o where o.id = answered.order_id;
end
$$;

revoke execute on function public.answer_complaint(uuid, text, text) from public, anon;
grant execute on function public.answer_complaint(uuid, text, text) to authenticated;

comment on function public.answer_complaint is
  'Answers an open complaint as resolved or rejected; administrators only, audited, the customer is notified. Raises '
  'complaint_outcome_unknown, complaint_answer_invalid, complaint_not_found.';

-- What a customer sees of a payment -----------------------------------------------------------------------------------
create function private.payment_subject(f public.digital_fulfilments) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('service', f.service, 'target_masked', f.target_masked, 'amount_paise', f.amount_paise,
    'name', coalesce(o.name, b.name), 'name_translations', coalesce(o.name_translations, b.name_translations),
    'circle', case when c.code is not null then jsonb_build_object('name', c.name, 'name_translations',
      c.name_translations) end,
    'plan', case when p.id is not null then jsonb_build_object('name', p.description, 'name_translations',
      p.description_translations) end)
  from (select 1) as one
  left join public.digital_operators as o on o.code = f.operator_code
  left join public.telecom_circles as c on c.code = f.circle_code
  left join public.digital_plans as p on p.id = f.plan_id
  left join public.billers as b on b.code = f.biller_code
$$;

comment on function private.payment_subject is
  'What was paid for, with a masked number: {service, name, circle, plan, target_masked, amount_paise}.';

-- The administrators' desk --------------------------------------------------------------------------------------------
create function public.complaints_desk(only_open boolean default true, after timestamptz default null,
  most integer default 50)
returns table (id uuid, number text, order_id uuid, category text, body text, status text, answer text,
  answered_at timestamptz,
  created_at timestamptz, state text, subject jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select c.id, c.number, c.order_id, c.category, c.body, c.status, c.answer, c.answered_at, c.created_at, f.state,
      private.payment_subject(f)
    from public.digital_complaints as c join public.digital_fulfilments as f on f.order_id = c.order_id
    where (not complaints_desk.only_open or c.status = 'open')
      and (complaints_desk.after is null or c.created_at > complaints_desk.after)
    order by c.created_at, c.id limit least(greatest(coalesce(complaints_desk.most, 50), 1), 200);
end
$$;

create function public.reconciliation_desk(only_open boolean default true, after timestamptz default null,
  most integer default 50)
returns table (id bigint, kind text, order_id uuid, answer jsonb, noted_at timestamptz, resolved_at timestamptz,
  note text, state text,
  provider_reference text, subject jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select r.id, r.kind, f.order_id, r.answer, r.noted_at, r.resolved_at, r.note, f.state, f.provider_reference,
      private.payment_subject(f)
    from public.digital_reconciliation as r join public.digital_fulfilments as f on f.id = r.fulfilment_id
    where (not reconciliation_desk.only_open or r.resolved_at is null)
      and (reconciliation_desk.after is null or r.noted_at > reconciliation_desk.after)
    order by r.noted_at, r.id limit least(greatest(coalesce(reconciliation_desk.most, 50), 1), 200);
end
$$;

revoke execute on function public.complaints_desk(boolean, timestamptz, integer),
  public.reconciliation_desk(boolean, timestamptz, integer) from public, anon;
grant execute on function public.complaints_desk(boolean, timestamptz, integer),
  public.reconciliation_desk(boolean, timestamptz, integer) to authenticated;

comment on function public.complaints_desk is 'Complaints with what was paid for, the oldest first; administrators '
  'only. after: created_at of the last one seen.';
comment on function public.reconciliation_desk is
  'Answers of providers that contradict what was done, the oldest first; administrators only. after: noted_at of the '
    'last one seen.';

-- Accounts ------------------------------------------------------------------------------------------------------------
create function private.forget_digital(caller uuid) returns void
language sql set search_path = '' as $$
  delete from public.saved_billers as s where s.user_id = caller;
  update public.digital_fulfilments as f set target = '••••', parameters = '{}' where f.user_id = caller
    and f.state in ('success', 'refunded');
  update public.bill_fetches as b set parameters = '{}', customer_name = null, bill_number = null
    where b.user_id = caller;
  update public.digital_complaints as c set body = '(removed with the account)' where c.user_id = caller;
$$;

comment on function private.forget_digital is
  'Removes numbers and names from the records of a closed account; see trade_accounts.';

create function private.digital_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'saved_billers', (select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at), '[]')
      from public.saved_billers as s where s.user_id = caller),
    'fetched_bills', (select coalesce(jsonb_agg(to_jsonb(b) - array['user_id', 'attempts', 'next_at']
      order by b.created_at), '[]')
      from public.bill_fetches as b where b.user_id = caller),
    'digital_payments', (select coalesce(jsonb_agg(jsonb_build_object('order_id', f.order_id, 'service', f.service,
      'operator', f.operator_code,
      'biller', f.biller_code, 'number', f.target, 'parameters', f.parameters, 'amount_paise', f.amount_paise, 'state',
        f.state,
      'provider_reference', f.provider_reference, 'created_at', f.created_at) order by f.created_at), '[]')
      from public.digital_fulfilments as f where f.user_id = caller),
    'complaints', (select coalesce(jsonb_agg(jsonb_build_object('number', c.number, 'order_id', c.order_id, 'category',
      c.category, 'body', c.body,
      'status', c.status, 'answer', c.answer, 'created_at', c.created_at) order by c.created_at), '[]')
      from public.digital_complaints as c where c.user_id = caller))
$$;

comment on function private.digital_data is 'What is stored about a person here; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('digital', 'private.digital_data', 'private.forget_digital');

-- The numbers that a customer recharged last, so that nobody types a family's numbers every month.

create function public.recent_recharges() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('number', r.target, 'kind', r.kind, 'operator', r.operator_code,
      'circle', r.circle_code, 'at', r.state_since) order by r.state_since desc), '[]')
    from (
      select * from (
        select distinct on (o.kind, f.target) f.target, o.kind, f.operator_code, f.circle_code, f.state_since
        from public.digital_fulfilments as f join public.digital_operators as o on o.code = f.operator_code
        where f.user_id = caller and f.service = 'recharge' and f.state = 'success' and o.active
          and f.state_since > now() - interval '180 days'
        order by o.kind, f.target, f.state_since desc) as latest
      order by latest.state_since desc limit 10) as r);
end
$$;

comment on function public.recent_recharges is
  'The numbers that the caller recharged within 180 days, the latest ten first: [{number, kind, operator, circle (null '
    'for '
  'dish), at}]. The whole number, as its own payer needs it; for signed-in customers only.';

revoke execute on function public.recent_recharges() from public, anon;
grant execute on function public.recent_recharges() to authenticated;
