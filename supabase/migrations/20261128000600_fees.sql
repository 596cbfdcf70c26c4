-- What bringing something costs: one rule per region and time, and surcharges for rain, peak hours and nights. Lists,
-- pages, carts and quotes all ask private.delivery_price (docs/decisions/0046).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table public.fee_rules (
  id uuid primary key default gen_random_uuid(),
  region_id uuid references public.regions (id),
  valid_from timestamptz not null default now(),
  base_paise integer not null constraint fee_base_range check (base_paise between 0 and 20000),
  base_distance_m integer not null constraint fee_base_distance_range check (base_distance_m between 0 and 10000),
  per_km_paise integer not null constraint fee_per_km_range check (per_km_paise between 0 and 5000),
  small_cart_below_paise integer not null default 0 constraint fee_small_cart_range
    check (small_cart_below_paise between 0 and 100000),
  small_cart_paise integer not null default 0 constraint fee_small_cart_fee_range
    check (small_cart_paise between 0 and 10000),
  platform_paise integer not null default 0 constraint fee_platform_range check (platform_paise between 0 and 5000),
  surge_paise integer not null default 0 constraint fee_surge_range check (surge_paise between 0 and 10000),
  unique nulls not distinct (region_id, valid_from)
);

comment on table public.fee_rules is
  'Delivery, small-cart, platform and surge fees, effective-dated; a region''s own rule wins over the general one. All '
    'include GST.';

alter table public.fee_rules enable row level security;

create policy "everyone reads fee rules" on public.fee_rules for select to anon, authenticated using (true);

revoke all on public.fee_rules from anon, authenticated;
grant select on public.fee_rules to anon, authenticated;

insert into public.fee_rules (valid_from, base_paise, base_distance_m, per_km_paise, small_cart_below_paise,
  small_cart_paise, platform_paise) values
  ('2026-01-01 00:00:00+00', 2900, 2000, 800, 9900, 1700, 500);

create table public.fee_surcharges (
  id uuid primary key default gen_random_uuid(),
  region_id uuid references public.regions (id),
  reason text not null constraint surcharge_reason check (reason in ('rain', 'peak', 'night')),
  amount_paise integer constraint surcharge_amount_range check (amount_paise between 100 and 5000),
  rate_bp integer constraint surcharge_rate_range check (rate_bp between 100 and 5000),
  valid_from timestamptz not null default now(),
  valid_to timestamptz,
  weekdays smallint[] constraint surcharge_weekdays check (weekdays <@ '{0,1,2,3,4,5,6}'
    and cardinality(weekdays) between 1 and 7),
  from_time time,
  to_time time,
  created_by uuid,
  ended_by uuid,
  created_at timestamptz not null default now(),
  constraint surcharge_is_amount_or_rate check (num_nonnulls(amount_paise, rate_bp) = 1),
  constraint surcharge_ends_after_start check (valid_to >= valid_from),
  constraint surcharge_hours_whole check ((from_time is null) = (to_time is null) and from_time <> to_time),
  -- Rain that nobody switches off ends by itself; what comes back every week says when.
  constraint surcharge_rain_ends check (reason <> 'rain' or coalesce(valid_to <= valid_from + interval '1 day', false)),
  constraint surcharge_peak_has_hours check (reason = 'rain' or from_time is not null)
);

create trigger texts_are_plain before insert or update of reason on public.fee_surcharges
  for each row execute function private.keep_plain('reason');

create index fee_surcharges_region_idx on public.fee_surcharges (region_id);

comment on table public.fee_surcharges is
  'What is added to the delivery fee, effective-dated: rain until a time, peak hours and nights every week by Indian '
    'time. Of one reason the '
  'region''s own row wins over the general one, then the later one. The reason is the charge code of the bill.';
comment on column public.fee_surcharges.rate_bp is 'Of the delivery fee, in basis points; instead of amount_paise.';
comment on column public.fee_surcharges.weekdays is
  '0 is Sunday; null is every day. Hours that run past midnight belong to the day on which they begin.';
comment on column public.fee_surcharges.created_by is
  'The administrator who added it; not for API roles, and neither is ended_by.';

alter table public.fee_surcharges enable row level security;

create policy "everyone reads surcharges" on public.fee_surcharges for select to anon, authenticated using (true);

revoke all on public.fee_surcharges from anon, authenticated;
grant select (id, region_id, reason, amount_paise, rate_bp, valid_from, valid_to, weekdays, from_time, to_time,
  created_at)
  on public.fee_surcharges to anon, authenticated;

create function private.fee_rule(region_id uuid, at timestamptz) returns public.fee_rules
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select f from public.fee_rules as f
    where f.valid_from <= fee_rule.at and (f.region_id = fee_rule.region_id or f.region_id is null)
    order by (f.region_id is not null) desc, f.valid_from desc limit 1);
end
$$;

create function private.delivery_fee(rule public.fee_rules, distance_m integer) returns integer
language sql immutable set search_path = '' as $$
  select rule.base_paise + rule.per_km_paise * (ceil(greatest(distance_m - rule.base_distance_m, 0) / 1000.0))::integer
$$;

comment on function private.delivery_fee is
  'Base plus each started kilometre beyond the base distance, without surcharges; distance_m is by road.';

create type private.fees as (rule public.fee_rules, surcharges jsonb);

create type private.delivery_price as (total_paise integer, charges jsonb, surcharges jsonb);

create function private.fees_at(region_id uuid, at timestamptz) returns private.fees
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    private.fee_rule(fees_at.region_id, fees_at.at),
    (select jsonb_agg(jsonb_build_object('code', s.reason, 'amount_paise', s.amount_paise, 'rate_bp', s.rate_bp)
      order by s.reason)
      from (
        select distinct on (x.reason) x.* from public.fee_surcharges as x,
          (select fees_at.at at time zone 'Asia/Kolkata' as clock) as india,
          lateral (select extract(dow from india.clock) as day, extract(dow from india.clock - interval '1 day')
            as day_before, india.clock::time as clock_time) as here
        where (x.region_id = fees_at.region_id or x.region_id is null)
          and x.valid_from <= fees_at.at and (x.valid_to is null or x.valid_to > fees_at.at)
          and case
            when x.from_time is null then x.weekdays is null or here.day = any (x.weekdays)
            when x.from_time < x.to_time then here.clock_time >= x.from_time and here.clock_time < x.to_time
              and (x.weekdays is null or here.day = any (x.weekdays))
            else (here.clock_time >= x.from_time and (x.weekdays is null or here.day = any (x.weekdays)))
              or (here.clock_time < x.to_time and (x.weekdays is null or here.day_before = any (x.weekdays))) end
        order by x.reason, (x.region_id is not null) desc, x.valid_from desc, x.id
      ) as s))::private.fees;
end
$$;

comment on function private.fees_at is 'The fee rule of a region at a time, and the surcharges that apply then: '
  '[{code, amount_paise, rate_bp}], null for none.';

create function private.delivery_price(fees private.fees, distance_m integer) returns private.delivery_price
language plpgsql immutable set search_path = '' as $$
declare
  rule public.fee_rules := fees.rule;
  surcharge jsonb;
  amount integer;
  fee integer := private.delivery_fee(rule, distance_m);
  price private.delivery_price := (fee, '[]', '[]')::private.delivery_price;
begin
  if fee > 0 then price.charges := jsonb_build_array(jsonb_build_object('code', 'delivery', 'amount_paise', fee,
    'tax_class', 'delivery')); end if;
  if rule.surge_paise > 0 or fees.surcharges is not null then
    for surcharge in select s from jsonb_array_elements(jsonb_build_array(jsonb_build_object('code', 'surge',
      'amount_paise', rule.surge_paise))
        || coalesce(fees.surcharges, '[]')) as s loop
      amount := coalesce((surcharge ->> 'amount_paise')::integer,
        round(fee::numeric * (surcharge ->> 'rate_bp')::integer / 10000)::integer);
      continue when amount = 0;
      price.total_paise := price.total_paise + amount;
      price.surcharges := price.surcharges || jsonb_build_object('code', surcharge ->> 'code', 'amount_paise', amount);
      price.charges := price.charges || jsonb_build_object('code', surcharge ->> 'code', 'amount_paise', amount,
        'tax_class', 'delivery');
    end loop;
  end if;
  -- A distance that is not known has no price.
  if distance_m is null then return null; end if;
  return price;
end
$$;

comment on function private.delivery_price is
  'What bringing something so many metres by road costs: the delivery fee and each surcharge. charges are '
  'those of a quote, surcharges the ones beside the delivery itself: [{code, amount_paise}]; total_paise is the sum of '
    'all.';

-- Administration ------------------------------------------------------------------------------------------------------
create function public.add_surcharge(reason text, region_slug text default null, amount_paise integer default null,
  rate_bp integer default null,
  valid_to timestamptz default null, weekdays smallint[] default null, from_time time default null,
    to_time time default null) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  region uuid;
  added public.fee_surcharges;
begin
  if add_surcharge.region_slug is not null then
    select r.id into region from public.regions as r where r.slug = add_surcharge.region_slug;
    if region is null then perform private.refuse(404, 'region_not_found', 'There is no such region.'); end if;
  end if;
  begin
    insert into public.fee_surcharges (region_id, reason, amount_paise, rate_bp, valid_to, weekdays, from_time, to_time,
      created_by)
    values (region, add_surcharge.reason, add_surcharge.amount_paise, add_surcharge.rate_bp, add_surcharge.valid_to,
      add_surcharge.weekdays,
      add_surcharge.from_time, add_surcharge.to_time, caller) returning * into added;
  exception when check_violation or not_null_violation then
    perform private.refuse(400, 'surcharge_invalid',
      'A surcharge is ₹1 to ₹50 or 1 to 50 %; rain ends within a day, and peak hours have a beginning and an end.');
  end;
  perform private.audit('add_surcharge', 'fee_surcharge', added.id::text, null, to_jsonb(added));
  return added.id;
end
$$;

comment on function public.add_surcharge is
  'Adds a surcharge to the delivery fee of a region, or of all with null, from now on: rain until a time within a day, '
    'peak or night in weekly hours. '
  'Administrators only; in the audit log.';

create function public.end_surcharge(surcharge_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_role('admin');
  ended public.fee_surcharges;
begin
  update public.fee_surcharges as s set valid_to = now(), ended_by = caller
  where s.id = end_surcharge.surcharge_id and (s.valid_to is null or s.valid_to > now()) returning * into ended;
  if not found then
    if exists (select from public.fee_surcharges as s where s.id = end_surcharge.surcharge_id) then return; end if;
    perform private.refuse(404, 'surcharge_not_found', 'There is no such surcharge.');
  end if;
  perform private.audit('end_surcharge', 'fee_surcharge', ended.id::text, null, to_jsonb(ended));
end
$$;

comment on function public.end_surcharge is
  'Ends a surcharge now; one that has ended stays as it is. Administrators only; in the audit log.';

create function public.admin_surcharges()
returns table (id uuid, region_slug text, reason text, amount_paise integer, rate_bp integer, valid_from timestamptz,
  valid_to timestamptz,
  weekdays smallint[], from_time time, to_time time, added_by text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select s.id, r.slug, s.reason, s.amount_paise, s.rate_bp, s.valid_from, s.valid_to, s.weekdays, s.from_time,
      s.to_time,
      (select nullif(p.full_name, '') from public.profiles as p where p.id = s.created_by)
    from public.fee_surcharges as s left join public.regions as r on r.id = s.region_id
    where s.valid_to is null or s.valid_to > now()
    order by s.reason, r.slug nulls first, s.valid_from limit 200;
end
$$;

comment on function public.admin_surcharges is
  'The surcharges that apply or will apply again, with who added them; region_slug is null for all regions.';

revoke execute on function public.add_surcharge(text, text, integer, integer, timestamptz, smallint[], time, time),
  public.end_surcharge(uuid),
  public.admin_surcharges() from public, anon;
grant execute on function public.add_surcharge(text, text, integer, integer, timestamptz, smallint[], time, time),
  public.end_surcharge(uuid),
  public.admin_surcharges() to authenticated;
