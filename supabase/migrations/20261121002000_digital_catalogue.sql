-- Mobile recharge and bill payments: operators, number series, plans, billers and the parameters that each biller asks for.

-- Amounts and fees -----------------------------------------------------------------------------------------------------

create function private.convenience_fee(amount_paise bigint, flat_paise integer, fee_bp integer, cap_paise integer) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select least(flat_paise + round(amount_paise::numeric * fee_bp / 10000), coalesce(cap_paise, 1000000000))::integer
$$;
comment on function private.convenience_fee is
  'Fee in paise for paying an amount: flat part plus share in basis points, rounded half up to the paisa, at most the cap. '
  'The same rule as packages/domain/src/digital/convenience-fee.ts, which a test compares.';

-- Recharge -------------------------------------------------------------------------------------------------------------

create table public.telecom_circles (
  code text primary key constraint circle_code_form check (code ~ '^[a-z]{2,4}$'),
  name text not null constraint circle_name_length check (length(name) between 2 and 80),
  name_translations jsonb not null default '{}' constraint circle_translations check (private.are_translations(name_translations, 80)),
  active boolean not null default true
);
comment on table public.telecom_circles is 'Licensed service areas of mobile operators; plans may differ by circle.';
alter table public.telecom_circles enable row level security;
create policy "everyone reads active circles" on public.telecom_circles for select to anon, authenticated using (active);
revoke all on public.telecom_circles from anon, authenticated;
grant select on public.telecom_circles to anon, authenticated;

create table public.digital_operators (
  code text primary key constraint operator_code_form check (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  kind text not null constraint operator_kind check (kind in ('mobile_prepaid', 'mobile_postpaid', 'dth')),
  name text not null constraint operator_name_length check (length(name) between 2 and 80),
  name_translations jsonb not null default '{}' constraint operator_translations check (private.are_translations(name_translations, 80)),
  min_paise integer constraint operator_min_positive check (min_paise > 0),
  max_paise integer,
  fee_paise integer not null default 0 constraint operator_fee_range check (fee_paise between 0 and 10000),
  fee_bp integer not null default 0 constraint operator_fee_bp_range check (fee_bp between 0 and 1000),
  fee_cap_paise integer constraint operator_fee_cap_range check (fee_cap_paise between 0 and 50000),
  active boolean not null default true,
  constraint operator_amounts check ((min_paise is null) = (max_paise is null) and coalesce(max_paise between min_paise and 10000000, true))
);
comment on table public.digital_operators is 'Operators whose connections can be recharged (Spec §1 Digital services).';
comment on column public.digital_operators.min_paise is 'Smallest amount without a plan; null where a plan has to be chosen. max_paise is the largest.';
alter table public.digital_operators enable row level security;
create policy "everyone reads active operators" on public.digital_operators for select to anon, authenticated using (active);
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
  'First digits of numbers and the operator who was given them. A number may have been ported since, so this is a suggestion only.';
comment on column public.number_series.operator_name is 'Begin of the operator''s code: airtel stands for airtel_prepaid and airtel_postpaid.';
alter table public.number_series enable row level security;
create policy "everyone reads number series" on public.number_series for select to anon, authenticated using (true);
revoke all on public.number_series from anon, authenticated;
grant select on public.number_series to anon, authenticated;

create table public.digital_plans (
  id uuid primary key default gen_random_uuid(),
  operator_code text not null references public.digital_operators (code),
  circle_code text references public.telecom_circles (code),
  plan_group text not null constraint plan_group_known check (plan_group in ('popular', 'unlimited', 'data', 'annual', 'talktime', 'pack')),
  amount_paise integer not null constraint plan_amount_range check (amount_paise between 100 and 10000000),
  validity_days integer constraint plan_validity_range check (validity_days between 1 and 3650),
  data text constraint plan_data_length check (length(data) between 1 and 60),
  calls text constraint plan_calls_length check (length(calls) between 1 and 60),
  description text not null constraint plan_description_length check (length(description) between 1 and 300),
  description_translations jsonb not null default '{}' constraint plan_translations check (private.are_translations(description_translations, 300)),
  active boolean not null default true,
  valid_from timestamptz not null default now(),
  valid_to timestamptz,
  constraint plan_period check (valid_to is null or valid_to > valid_from)
);
create unique index digital_plans_offered_idx on public.digital_plans (operator_code, circle_code, plan_group, amount_paise)
  nulls not distinct where active and valid_to is null;
create index digital_plans_circle_idx on public.digital_plans (circle_code);
comment on table public.digital_plans is
  'Recharge plans, effective-dated: a new price is a new row. circle_code is null where a plan is sold in every circle.';
alter table public.digital_plans enable row level security;
create policy "everyone reads plans on sale" on public.digital_plans for select to anon, authenticated
  using (active and valid_from <= now() and (valid_to is null or valid_to > now()));
revoke all on public.digital_plans from anon, authenticated;
grant select on public.digital_plans to anon, authenticated;

create function private.read_subscriber_number(number text, kind text) returns text
language sql immutable set search_path = '' as $$
  select case
    when n.digits is null then null
    when kind = 'dth' then case when n.digits ~ '^[0-9]{8,12}$' then n.digits end
    else case when private.is_indian_mobile('91' || m.national) then m.national end
  end
  from (select case when length(number) <= 40 then regexp_replace(number, '[^0-9]', '', 'g') end as digits) as n
  cross join lateral (select case when length(n.digits) = 12 and n.digits like '91%' then substr(n.digits, 3) else n.digits end as national) as m
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
  if digits is null then perform private.refuse(400, 'subscriber_number_invalid', 'This number is not valid. Please check it.'); end if;
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
      and o.code = s.operator_name || case o.kind when 'mobile_prepaid' then '_prepaid' when 'mobile_postpaid' then '_postpaid' else '_dth' end
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
  'Suggests operator and circle of a number: {operator, circle, sure}, null where nothing is known. sure only where the caller '
  'has recharged it there before, since numbers are ported. Raises subscriber_number_invalid, operator_kind_unknown.';

create function public.recharge_plans(operator text, circle text default null, only_group text default null, search text default null)
returns table (
  id uuid, plan_group text, amount_paise integer, validity_days integer, data text, calls text, description text, description_translations jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := '%' || regexp_replace(lower(left(trim(recharge_plans.search), 60)), '([\\%_])', '\\\1', 'g') || '%';
begin
  if not exists (select from public.digital_operators as o where o.code = recharge_plans.operator and o.active) then
    perform private.refuse(404, 'operator_unavailable', 'This operator is not available right now.');
  end if;
  if recharge_plans.circle is not null and not exists (select from public.telecom_circles as c where c.code = recharge_plans.circle and c.active) then
    perform private.refuse(404, 'circle_unavailable', 'This circle is not available right now.');
  end if;
  return query
    select p.id, p.plan_group, p.amount_paise, p.validity_days, p.data, p.calls, p.description, p.description_translations
    from public.digital_plans as p
    where p.operator_code = recharge_plans.operator and p.active and p.valid_from <= now() and (p.valid_to is null or p.valid_to > now())
      and (p.circle_code is null or p.circle_code = recharge_plans.circle)
      and (recharge_plans.only_group is null or p.plan_group = recharge_plans.only_group)
      and (wanted is null or lower(concat_ws(' ', p.amount_paise / 100, p.data, p.calls, p.description, p.description_translations::text)) like wanted)
    order by array_position(array['popular', 'unlimited', 'data', 'annual', 'talktime', 'pack'], p.plan_group), p.amount_paise, p.id
    limit 300;
end
$$;
revoke execute on function public.recharge_plans(text, text, text, text) from public;
grant execute on function public.recharge_plans(text, text, text, text) to anon, authenticated;
comment on function public.recharge_plans is
  'Plans on sale of an operator: those of all circles and those of the circle given, by group and amount. Raises operator_unavailable, circle_unavailable.';

-- Billers --------------------------------------------------------------------------------------------------------------

create table public.biller_categories (
  code text primary key constraint biller_category_code_form check (code ~ '^[a-z][a-z_]{1,39}$'),
  name text not null constraint biller_category_name_length check (length(name) between 2 and 60),
  name_translations jsonb not null default '{}' constraint biller_category_translations check (private.are_translations(name_translations, 60)),
  position integer not null default 0,
  active boolean not null default true
);
comment on table public.biller_categories is 'Electricity, water, gas and so on, in the order in which they are shown.';
alter table public.biller_categories enable row level security;
create policy "everyone reads active biller categories" on public.biller_categories for select to anon, authenticated using (active);
revoke all on public.biller_categories from anon, authenticated;
grant select on public.biller_categories to anon, authenticated;

create table public.billers (
  code text primary key constraint biller_code_form check (code ~ '^[a-z][a-z0-9_]{1,59}$'),
  category_code text not null references public.biller_categories (code),
  name text not null constraint biller_name_length check (length(name) between 2 and 120),
  name_translations jsonb not null default '{}' constraint biller_translations check (private.are_translations(name_translations, 120)),
  state text constraint biller_state_length check (length(state) between 2 and 60),
  bill_fetch text not null constraint biller_bill_fetch check (bill_fetch in ('required', 'optional', 'none')),
  amount_rule text not null constraint biller_amount_rule check (amount_rule in ('exact', 'partial', 'advance', 'any')),
  min_paise integer not null default 100 constraint biller_min_positive check (min_paise > 0),
  max_paise integer not null default 10000000,
  fee_paise integer not null default 0 constraint biller_fee_range check (fee_paise between 0 and 10000),
  fee_bp integer not null default 0 constraint biller_fee_bp_range check (fee_bp between 0 and 1000),
  fee_cap_paise integer constraint biller_fee_cap_range check (fee_cap_paise between 0 and 50000),
  active boolean not null default true,
  constraint biller_amounts check (max_paise between min_paise and 50000000)
);
create index billers_category_idx on public.billers (category_code, name, code);
comment on table public.billers is 'Companies and boards whose bills can be paid (Spec §1 Digital services).';
comment on column public.billers.state is 'The state it serves; null for all of India.';
comment on column public.billers.amount_rule is
  'exact: the amount of the bill; partial: a part of it or all; advance: the bill or more; any: whatever lies between min_paise and max_paise. '
  'Without a fetched bill each rule allows what lies between both.';
alter table public.billers enable row level security;
create policy "everyone reads active billers" on public.billers for select to anon, authenticated using (active);
revoke all on public.billers from anon, authenticated;
grant select on public.billers to anon, authenticated;

create function private.is_safe_pattern(pattern text) returns boolean
language sql immutable parallel safe set search_path = '' as $function$
  select coalesce(length(pattern) <= 120
    and pattern ~ '^\^((\[(A-Z|a-z|0-9|[/ ])+-?\]|[A-Za-z0-9/ -])(\{[0-9]{1,2}(,[0-9]{1,2})?\}|\?)?|\([A-Za-z0-9]{1,10}(\|[A-Za-z0-9]{1,10}){1,9}\))+\$$'
    -- Each part of variable length multiplies the ways to split a text that does not match; two are too few to matter.
    and (select count(*) from regexp_matches(pattern, '\?|\{[0-9]+,[0-9]+\}', 'g')) <= 2
    and not exists (select from regexp_matches(pattern, '\{([0-9]+),([0-9]+)\}', 'g') as r (bounds) where bounds[1]::integer > bounds[2]::integer), false)
$function$;
comment on function private.is_safe_pattern is
  'Whether a biller''s pattern may be run on what people type, here and in a browser: anchored at both ends, at most 120 characters, '
  'letters, digits and classes with counts in braces, alternatives of plain text, no *, no +, no repeated group, and at most two '
  'parts of variable length, so that no text takes longer than its square.';

create table public.biller_parameters (
  biller_code text not null references public.billers (code) on delete cascade,
  position integer not null constraint parameter_position_range check (position between 1 and 5),
  code text not null constraint parameter_code_form check (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  label text not null constraint parameter_label_length check (length(label) between 2 and 80),
  label_translations jsonb not null default '{}' constraint parameter_label_translations check (private.are_translations(label_translations, 80)),
  kind text not null constraint parameter_kind check (kind in ('numeric', 'alphanumeric')),
  min_length integer not null constraint parameter_min_length_range check (min_length between 1 and 40),
  max_length integer not null,
  pattern text constraint parameter_pattern_is_safe check (pattern is null or private.is_safe_pattern(pattern)),
  hint text constraint parameter_hint_length check (length(hint) between 2 and 200),
  hint_translations jsonb not null default '{}' constraint parameter_hint_translations check (private.are_translations(hint_translations, 200)),
  primary key (biller_code, position),
  unique (biller_code, code),
  constraint parameter_lengths check (max_length between min_length and 40)
);
comment on table public.biller_parameters is 'What a biller asks a customer for, in order; the first one names the connection.';
alter table public.biller_parameters enable row level security;
create policy "everyone reads the parameters of active billers" on public.biller_parameters for select to anon, authenticated
  using (exists (select from public.billers as b where b.code = biller_code and b.active));
revoke all on public.biller_parameters from anon, authenticated;
grant select on public.biller_parameters to anon, authenticated;

create function private.clean_parameter(value text, kind text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when kind = 'numeric' then regexp_replace(value, '[ \t\r\n-]', '', 'g')
    else translate(btrim(value, E' \t\r\n'), 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') end
$$;
comment on function private.clean_parameter is
  'A typed parameter as the biller stores it: a number without spaces and hyphens, other text in capital letters without space around it.';

create function private.parameter_problem(value text, kind text, min_length integer, max_length integer, pattern text) returns text
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
  'Why a cleaned parameter is refused, or null. The same rule as packages/domain/src/digital/parameters.ts, which a test compares.';

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
  select jsonb_agg(jsonb_build_object('parameter', r.code, 'code', r.problem) order by r.position) filter (where r.problem is not null),
    jsonb_object_agg(r.code, r.value) filter (where r.value is not null)
  into problems, cleaned
  from (
    select p.code, p.position, c.value, private.parameter_problem(c.value, p.kind, p.min_length, p.max_length, p.pattern) as problem
    from public.biller_parameters as p
    cross join lateral (select case when jsonb_typeof(parameters -> p.code) = 'string'
      then private.clean_parameter(parameters ->> p.code, p.kind) end as value) as c
    where p.biller_code = read_parameters.biller
    union all
    select given.key, 100, null, 'parameter_unknown' from jsonb_object_keys(parameters) as given (key)
    where not exists (select from public.biller_parameters as p where p.biller_code = read_parameters.biller and p.code = given.key)
  ) as r;
  if problems is not null then
    perform private.refuse(400, 'bill_parameters_invalid', 'Please check what you entered for this bill.', jsonb_build_object('problems', problems));
  end if;
  return coalesce(cleaned, '{}');
end
$$;
comment on function private.read_parameters is
  'The parameters of a bill, cleaned; raises bill_parameters_invalid with {problems: [{parameter, code}]} where one breaks its row of '
  'biller_parameters, is missing or is not asked for.';

create function public.billers_in(category text default null, search text default null, in_state text default null, after text default null, most integer default 30)
returns table (
  code text, category_code text, name text, name_translations jsonb, state text, bill_fetch text, amount_rule text, min_paise integer,
  max_paise integer, fee_paise integer, fee_bp integer, fee_cap_paise integer, parameters jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := '%' || regexp_replace(lower(left(trim(billers_in.search), 60)), '([\\%_])', '\\\1', 'g') || '%';
  after_name text;
begin
  if billers_in.after is not null then
    select b.name into after_name from public.billers as b where b.code = billers_in.after;
    if not found then perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.'); end if;
  end if;
  return query
    select b.code, b.category_code, b.name, b.name_translations, b.state, b.bill_fetch, b.amount_rule, b.min_paise, b.max_paise,
      b.fee_paise, b.fee_bp, b.fee_cap_paise,
      coalesce((select jsonb_agg(to_jsonb(p) - 'biller_code' order by p.position) from public.biller_parameters as p where p.biller_code = b.code), '[]')
    from public.billers as b join public.biller_categories as c on c.code = b.category_code
    where b.active and c.active and (billers_in.category is null or b.category_code = billers_in.category)
      and (billers_in.in_state is null or b.state is null or b.state = billers_in.in_state)
      and (wanted is null or lower(b.name || ' ' || b.name_translations::text || ' ' || b.code) like wanted)
      and (billers_in.after is null or (b.name, b.code) > (after_name, billers_in.after))
    order by b.name, b.code limit least(greatest(coalesce(billers_in.most, 30), 1), 100);
end
$$;
revoke execute on function public.billers_in(text, text, text, text, integer) from public;
grant execute on function public.billers_in(text, text, text, text, integer) to anon, authenticated;
comment on function public.billers_in is
  'Billers by name with the parameters that each asks for; of a category, of a state (and those of all India), by a part of the name in any '
  'language. after: the code of the last one seen. At most 100 at a time. Raises cursor_invalid.';
