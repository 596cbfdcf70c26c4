-- Charges: what an order costs, row by row, for every kind of order (docs/decisions/0041).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table public.tax_rules (
  id uuid primary key default gen_random_uuid(),
  tax_class text not null,
  rate_bp integer not null constraint tax_rate_range check (rate_bp between 0 and 4000),
  section_9_5 boolean not null default false,
  valid_from timestamptz not null,
  unique (tax_class, valid_from)
);

create trigger taxes_keep_to_mrps after insert or update on public.tax_rules for each row
  execute function private.check_mrps();

comment on table public.tax_rules is
  'GST rates, effective-dated. section_9_5: the platform pays the tax as if it were the supplier.';

alter table public.tax_rules enable row level security;

create policy "everyone reads tax rules" on public.tax_rules for select to anon, authenticated using (true);

revoke all on public.tax_rules from anon, authenticated;
grant select on public.tax_rules to anon, authenticated;

insert into public.tax_rules (tax_class, rate_bp, section_9_5, valid_from) values
  ('restaurant', 500, true, '2022-01-01'), ('delivery', 1800, true, '2025-09-22'),
    ('platform', 1800, false, '2017-07-01');

-- What placing an order calls many times is in plpgsql: it plans a statement once a session, functions in SQL at every
-- call.
create function private.tax_rate(tax_class text) returns integer language plpgsql stable
  security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select t.rate_bp from public.tax_rules as t
    where t.tax_class = tax_rate.tax_class and t.valid_from <= now() order by t.valid_from desc limit 1), 1800);
end
$$;

create table public.charge_codes (
  code text primary key constraint charge_code_form check (code ~ '^[a-z][a-z_]{1,39}$'),
  position smallint not null unique,
  nature text not null,
  tax_class text,
  includes_tax boolean not null default true,
  constraint charge_nature check (nature in ('goods', 'fee', 'tax', 'discount', 'tip', 'rounding'))
);

comment on table public.charge_codes is
  'What can be charged, in the order of the bill; a trade adds its own codes in its migration.';
comment on column public.charge_codes.tax_class is
  'The class that taxes a charge which names none itself; null is untaxed.';

alter table public.charge_codes enable row level security;

create policy "everyone reads the codes" on public.charge_codes for select to anon, authenticated using (true);

revoke all on public.charge_codes from anon, authenticated;
grant select on public.charge_codes to anon, authenticated;

insert into public.charge_codes (code, position, nature, tax_class) values
  ('items', 100, 'goods', null), ('packaging', 200, 'fee', 'restaurant'), ('delivery', 300, 'fee', 'delivery'),
  ('small_cart', 310, 'fee', 'delivery'), ('surge', 320, 'fee', 'delivery'),
  ('rain', 330, 'fee', 'delivery'), ('peak', 340, 'fee', 'delivery'), ('night', 350, 'fee', 'delivery'),
    ('platform', 400, 'fee', 'platform'),
  ('tax', 800, 'tax', null), ('discount', 900, 'discount', null), ('tip', 950, 'tip', null);

create type public.charge_phase as enum (
  'quoted', 'added', 'adjusted', 'refunded'
);

create table public.order_charges (
  order_id uuid not null references public.enhanced_orders (id),
  position smallint not null,
  phase public.charge_phase not null default 'quoted',
  code text not null references public.charge_codes (code),
  amount_paise integer not null,
  tax_class text,
  rate_bp integer,
  base_paise integer,
  bearer text not null default 'customer' constraint charge_bearer check (bearer in ('customer', 'platform', 'vendor')),
  of_position smallint,
  at timestamptz not null default now(),
  gross_paise integer,
  benefit_paise integer constraint charge_benefit check (benefit_paise > 0),
  included boolean not null default false,
  primary key (order_id, position),
  foreign key (order_id, of_position) references public.order_charges (order_id, position),
  constraint charge_tax_is_explained check ((rate_bp is null) = (base_paise is null)),
  constraint charge_not_zero check (amount_paise <> 0 or gross_paise <> 0 or benefit_paise > 0),
  constraint charge_gross check (gross_paise is null or (rate_bp is null and sign(gross_paise) * amount_paise between 0
    and abs(gross_paise))),
  constraint charge_included check (not included or rate_bp is not null),
  constraint charge_points_back check ((phase in ('quoted', 'added')) = (of_position is null))
);

create index order_charges_code_idx on public.order_charges (code);
create index order_charges_of_idx on public.order_charges (order_id, of_position) where of_position is not null;

comment on table public.order_charges is
  'What an order costs, in paise: as quoted, added or adjusted later, and what of it was '
  'refunded. Append-only. All but the refunded rows add up to the order''s total.';
comment on column public.order_charges.benefit_paise is
  'What a membership took off the charge as the reader saw it; borne by the platform, and no part of the amount.';
comment on column public.order_charges.bearer is
  'Who pays: a discount is a negative row that the platform or the vendor bears.';
comment on column public.order_charges.of_position is 'The charge that an adjustment or refund belongs to.';

alter table public.order_charges enable row level security;

create policy "customers read the charges of their orders, administrators all" on public.order_charges for
  select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));

revoke all on public.order_charges from anon, authenticated;
grant select on public.order_charges to authenticated;

create trigger order_charges_are_append_only before update or delete on public.order_charges
  for each row execute function private.forbid_change();

create function private.check_charges() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  checked uuid;
begin
  if tg_table_name = 'enhanced_orders' then
    checked := new.id;
  else
    checked := new.order_id;
    -- One look for all the rows that came together.
    if exists (select from public.order_charges as c where c.order_id = checked and c.position > new.position
      and c.phase <> 'refunded') then return null; end if;
  end if;
  if (select o.total_paise from public.enhanced_orders as o where o.id = checked) is distinct from
      (select coalesce(sum(c.amount_paise), 0) from public.order_charges as c where c.order_id = checked
        and c.phase <> 'refunded') then
    raise exception using errcode = 'check_violation', constraint = 'order_total_adds_up',
      message = format('the charges of order %s do not add up to its total', checked);
  end if;
  return null;
end
$$;

comment on function private.check_charges is
  'At the end of a transaction: an order''s total is the sum of its charges.';

create constraint trigger order_total_adds_up after insert or update of total_paise on public.enhanced_orders
  deferrable initially deferred for each row execute function private.check_charges();

create constraint trigger order_total_adds_up after insert on public.order_charges
  deferrable initially deferred for each row when (new.phase <> 'refunded') execute function private.check_charges();

create function private.check_refunded_charge() returns trigger
language plpgsql set search_path = '' as $$
declare
  charged bigint;
  refunded bigint;
begin
  -- The order's row lock serialises refunds of one order.
  select sum(c.amount_paise) into charged from public.order_charges as c
  where c.order_id = new.order_id and ((c.position = new.of_position and c.phase in ('quoted', 'added'))
    or (c.of_position = new.of_position and c.phase = 'adjusted'));
  select coalesce(sum(c.amount_paise), 0) into refunded from public.order_charges as c
  where c.order_id = new.order_id and c.of_position = new.of_position and c.phase = 'refunded';
  if charged is null or sign(new.amount_paise) = sign(charged) or abs(refunded + new.amount_paise) > abs(charged) then
    raise exception using errcode = 'check_violation', constraint = 'refund_within_charge',
      message = format('a refund belongs to a charge and never exceeds it: %s of %s, of which %s are refunded',
        new.amount_paise, charged, refunded);
  end if;
  return new;
end
$$;

comment on function private.check_refunded_charge is
  'A refund belongs to a quoted charge and never exceeds what that is after its adjustments.';

create trigger refunds_stay_within_charges before insert on public.order_charges
  for each row when (new.phase = 'refunded') execute function private.check_refunded_charge();

create function private.charged(order_id uuid, variadic codes text[]) returns bigint
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select sum(c.amount_paise) from public.order_charges as c
    where c.order_id = charged.order_id and c.code = any (charged.codes) and c.phase <> 'refunded'), 0);
end
$$;

comment on function private.charged is 'What an order costs in some codes without tax, in paise, after adjustments.';

-- Charges in a quote: a jsonb array of {code, amount_paise, tax_class?, rate_bp?, base_paise?, bearer?}.
create function private.charge(code text, amount bigint, tax_class text default null, included boolean default null)
  returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  if amount is null then return null; end if;
  if amount = 0 then return '[]'; end if;
  return jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('code', charge.code, 'amount_paise', amount, 'included',
    charge.included,
    'tax_class', coalesce(charge.tax_class, (select k.tax_class from public.charge_codes as k
      where k.code = charge.code)))));
end
$$;

comment on function private.charge is
  'One charge of a quote, as an array; none for an amount of zero. included: whether the amount includes its tax; null '
    'is as usual for the code.';

create function private.sum_of(charges jsonb, variadic codes text[] default '{}') returns bigint language plpgsql
  immutable set search_path = '' as $$
begin
  return coalesce((select sum((c ->> 'amount_paise')::bigint) from jsonb_array_elements(charges) as c
    where codes = '{}' or c ->> 'code' = any (codes)), 0);
end
$$;

comment on function private.sum_of is 'The sum of a quote''s charges in some codes; of all without codes.';

create function private.merged_charges(charges jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('code', m.code, 'tax_class', m.tax_class,
    'rate_bp', m.rate_bp,
    'base_paise', m.base, 'amount_paise', m.amount, 'gross_paise', m.gross, 'benefit_paise', m.benefit,
    'included', nullif(m.included, false)))
      order by k.position, m.tax_class, m.included), '[]'::jsonb)
  from (
    select c ->> 'code' as code, case when c ->> 'rate_bp' is not null then c ->> 'tax_class'
      end as tax_class, (c ->> 'rate_bp')::integer as rate_bp,
      coalesce((c ->> 'included')::boolean, false) as included, sum((c ->> 'base_paise')::bigint) as base,
        sum((c ->> 'amount_paise')::bigint) as amount, sum((c ->> 'benefit_paise')::bigint) as benefit,
      case when bool_or(c ->> 'gross_paise' is not null)
        then sum(coalesce((c ->> 'gross_paise')::bigint, (c ->> 'amount_paise')::bigint)) end as gross
    from jsonb_array_elements(charges) as c group by 1, 2, 3, 4
  ) as m join public.charge_codes as k on k.code = m.code
  where m.amount <> 0 or m.benefit > 0);
end
$$;

comment on function private.merged_charges is
  'Charges as a bill shows them: one line per code, taxes one per class and rate, in the bill''s order. gross_paise is '
    'what the reader saw.';

create function private.bill(order_id uuid) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select private.merged_charges(coalesce(jsonb_agg(to_jsonb(c)), '[]'::jsonb)) from public.order_charges as c
  where c.order_id = bill.order_id and c.phase <> 'refunded'
$$;

comment on function private.bill is
  'The bill of an order, after adjustments: [{code, amount_paise, gross_paise?, tax_class?, rate_bp?, base_paise?, '
    'included?}]. The amounts add up to the '
  'total; gross_paise is what the reader saw of a charge whose tax is inside, and such a tax is included.';

create function private.refunded_bill(order_id uuid) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select private.merged_charges(coalesce(jsonb_agg(to_jsonb(c)), '[]'::jsonb)) from public.order_charges as c
  where c.order_id = refunded_bill.order_id and c.phase = 'refunded'
$$;

comment on function private.refunded_bill is
  'What of an order''s bill was refunded, in the same shape: negative, and positive for a discount''s part.';

-- Shares: who earns what of an order, frozen when it is placed (docs/decisions/0041).

create table private.order_shares (
  order_id uuid not null references public.enhanced_orders (id),
  position smallint not null,
  account public.ledger_account_kind not null constraint share_account
    check (account::text ~ '_payable$' and account::text <> 'tax_payable'),
  owner_id uuid,
  amount_paise bigint not null constraint share_range check (amount_paise >= 0),
  due text not null default 'delivered' constraint share_due_form check (due ~ '^[a-z_]{2,40}(:[0-9]{1,3})?$'),
  settled_at timestamptz,
  paid_to uuid,
  positions smallint[] not null,
  owner_role text references private.party_kinds (role),
  primary key (order_id, position),
  constraint share_has_owner check (num_nonnulls(owner_id, owner_role) = 1)
);

create index order_shares_owner_idx on private.order_shares (owner_id) where owner_id is not null;

comment on table private.order_shares is
  'What each payee earns of an order, in paise. What is not shared is the platform''s. Written when the order is '
    'placed; then settled_at and paid_to '
  'change, and the amount where charges are lowered before anything is paid (private.lower_price).';
comment on column private.order_shares.account is
  'What is owed to the payee. A trade adds an account kind of its own, named <payee>_payable.';
comment on column private.order_shares.owner_id is
  'The payee; null where the part in the order tells it, when the share is due.';
comment on column private.order_shares.paid_to is
  'Whoever was credited when the share was settled; null while it is open, and where nobody earned it.';
comment on column private.order_shares.due is 'The status, or the event of a trade, that makes the share due.';

create function private.add_share(order_id uuid, account public.ledger_account_kind, owner_id uuid,
  amount_paise bigint, charge_codes text[], due text default 'delivered') returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.add_share_of_rows(add_share.order_id, add_share.account, add_share.owner_id, add_share.amount_paise,
    array(select c.position from public.order_charges as c
      where c.order_id = add_share.order_id and c.of_position is null and c.code = any (add_share.charge_codes)
      order by c.position), add_share.due, case when add_share.owner_id is null then 'courier' end);
end
$$;

comment on function private.add_share is
  'Freezes one share of goods while they are being ordered: paid from all charges with these codes, to an owner or '
    'else to '
  'the courier.';

-- Placing -------------------------------------------------------------------------------------------------------------
create function private.check_shares() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (select sum(s.amount_paise) from private.order_shares as s where s.order_id = new.order_id
    and s.account <> 'courier_payable') >
      (select sum(c.amount_paise) from public.order_charges as c
        where c.order_id = new.order_id and c.phase <> 'refunded'
          and c.code not in ('tax', 'discount', 'rounding', 'tip')) + private.benefits_of(new.order_id) then
    raise exception using errcode = 'check_violation', constraint = 'shares_within_charges',
      message = format('order %s shares out more than it charges', new.order_id);
  end if;
  return null;
end
$$;

comment on function private.check_shares is
  'At the end of a transaction: nobody earns what nobody is charged, but for what the platform bears of it as the '
    'benefit of a membership. A courier''s pay is by distance, whatever the '
    'customer is charged: the platform''s affair.';

create constraint trigger shares_within_charges after insert on private.order_shares
  deferrable initially deferred for each row execute function private.check_shares();

create function private.in_proportion(part bigint, gone bigint, whole bigint) returns bigint language sql
  immutable set search_path = '' as $$
  select case when whole = 0 then 0 else round(part::numeric * gone / whole)::bigint end
$$;

comment on function private.in_proportion is
  'How much of a part belongs to what is gone of the whole. Of a growing sum, so that any sequence of refunds adds up '
    'to the paisa.';

create view private.share_values as
  select s.order_id, s.position, s.account, s.owner_id, s.owner_role, s.amount_paise, s.positions, s.due, s.settled_at,
    s.paid_to, paid.base_paise, paid.gone_paise,
    s.amount_paise - private.in_proportion(s.amount_paise, paid.gone_paise, paid.base_paise) as value_paise
  from private.order_shares as s
  cross join lateral (
    select coalesce(sum(c.amount_paise) filter (where c.phase <> 'refunded'), 0)::bigint as base_paise,
      -coalesce(sum(c.amount_paise) filter (where c.phase = 'refunded' and c.bearer <> 'platform'),
        0)::bigint as gone_paise
    from public.order_charges as c
    where c.order_id = s.order_id and coalesce(c.of_position, c.position) = any (s.positions)) as paid;

comment on view private.share_values is
  'Shares at their present value: what was refunded of the charges that pay a share, and not borne by the platform, '
  'shrinks it in proportion.';

create function private.shared(order_id uuid, account public.ledger_account_kind) returns bigint
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select sum(s.value_paise) from private.share_values as s
    where s.order_id = shared.order_id and s.account = shared.account), 0);
end
$$;

comment on function private.shared is 'What an order shares out to payees of a kind, in paise, after refunds.';
comment on column public.charge_codes.includes_tax is
  'Whether a price or fee of this code includes its tax, where the charge itself does not say: goods and packaging are '
    'as their vendor prices them.';
comment on column public.order_charges.amount_paise is
  'Without tax: the amounts of all rows add up to the order''s total.';
comment on column public.order_charges.gross_paise is
  'What the reader saw, with the tax inside; null where no tax is inside of what they saw.';
comment on column public.order_charges.included is
  'Whether a tax is inside of what the reader saw, so that a bill names it and does not add it.';

-- Bills on which a tax may be inside the prices: each charge keeps what the reader saw, taxes are worked out after what
-- the seller takes off itself, and refunds give back what was seen (docs/decisions/0067).

create function private.without_tax(paise bigint, rate_bp integer) returns bigint language sql
  immutable set search_path = '' as $$
  select round(paise::numeric * 10000 / (10000 + rate_bp))::bigint
$$;

comment on function private.without_tax is 'What is left of an amount that includes a tax, in paise.';

create function private.tax_of(paise bigint, rate_bp integer, included boolean) returns bigint language sql
  immutable set search_path = '' as $$
  select 2 * round(paise::numeric * rate_bp / (2 * (10000 + case when included then rate_bp else 0 end)))::bigint
$$;

comment on function private.tax_of is
  'The tax on an amount or inside of it, in paise: two equal taxes of half the rate (CGST and SGST), each rounded. '
    'Always even, so that what is charged is what an invoice can say.';

create function private.tax_gone(tax bigint, gone bigint, whole bigint) returns bigint language sql
  immutable set search_path = '' as $$
  select case when whole = 0 then 0 else tax - 2 * round(tax::numeric * (whole - gone) / (2 * whole))::bigint end
$$;

comment on function private.tax_gone is
  'How much of a tax goes with what is gone of the whole: the tax less that of what remains, in equal halves, so that '
    'any sequence of refunds adds up to the tax.';

create function private.with_taxes(charges jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    with row as (
      select e.n, e.c, (e.c ->> 'amount_paise')::bigint as paise, e.c ->> 'tax_class' as tax_class, k.nature,
        coalesce((e.c ->> 'included')::boolean, k.includes_tax) as included
      from jsonb_array_elements(charges) with ordinality as e (c, n)
        join public.charge_codes as k on k.code = e.c ->> 'code'
    ), own as (
      -- What the vendor itself takes off is no part of the value that is taxed; what the platform takes off is.
      select coalesce(-sum(r.paise) filter (where r.c ->> 'code' = 'discount' and r.c ->> 'bearer' = 'vendor'),
        0)::bigint as paise,
        coalesce(sum(r.paise) filter (where r.nature = 'goods'), 0)::bigint as goods from row as r
    ), lowered as (
      select r.*, r.paise - case when r.nature <> 'goods' or own.paise = 0 then 0 else
          private.in_proportion(own.paise, (sum(r.paise) over so_far)::bigint, own.goods)
          - private.in_proportion(own.paise, (sum(r.paise) over so_far - r.paise)::bigint, own.goods) end as value
      from row as r cross join own
      window so_far as (partition by r.nature order by r.n)
    ), taxed as (
      select t.*, private.tax_of(t.value, t.rate_bp, t.included) as tax
      from (
        select l.tax_class, l.included, private.tax_rate(l.tax_class) as rate_bp, sum(l.value)::bigint as value
        from lowered as l where l.tax_class is not null group by l.tax_class, l.included) as t
    ), split as (
      select l.n, l.c - 'included' || case when t.included and t.tax <> 0
        then jsonb_build_object('gross_paise', l.paise, 'amount_paise', l.paise
          - 2 * round(t.tax * (sum(l.value) over so_far) / (2 * t.value))::bigint + 2 * round(t.tax * (sum(l.value)
            over so_far - l.value) / (2 * t.value))::bigint) else '{}' end as c
      from lowered as l left join taxed as t on t.tax_class = l.tax_class and t.included = l.included
      window so_far as (partition by l.tax_class, l.included order by l.n)
    )
    -- Each rate on the sum of what it taxes, so that the receipt's lines add up to the paisa.
    select (select coalesce(jsonb_agg(s.c order by s.n), '[]'::jsonb) from split as s)
      || (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('code', 'tax', 'tax_class', t.tax_class,
        'rate_bp', t.rate_bp, 'amount_paise', t.tax,
          'base_paise', case when t.included then t.value - t.tax else t.value
            end, 'included', nullif(t.included, false))) order by t.tax_class, t.included), '[]'::jsonb)
        from taxed as t where t.tax <> 0));
end
$$;

comment on function private.with_taxes is
  'A quote''s charges with their taxes, one for each class. A charge that includes its tax keeps what it was as '
    'gross_paise, and amount_paise becomes '
  'what is left of it, so that all amounts add up; its tax is marked included. What a vendor takes off its goods '
    'lowers what is taxed.';

create function private.shown(order_id uuid, variadic codes text[]) returns bigint
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select sum(coalesce(c.gross_paise, c.amount_paise)) from public.order_charges as c
    where c.order_id = shown.order_id and c.code = any (shown.codes) and c.phase <> 'refunded'), 0);
end
$$;

comment on function private.shown is
  'What an order costs in some codes as it was seen, with the tax that is inside, in paise, after adjustments.';

create function private.commission_on(charges jsonb, commission_bp integer) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(round(sum(case when coalesce((c ->> 'included')::boolean, true)
    and c ->> 'tax_class' is not null
      then private.without_tax((c ->> 'amount_paise')::bigint, private.tax_rate(c ->> 'tax_class'))
      else (c ->> 'amount_paise')::bigint end) * commission_bp / 10000), 0)::bigint
    from jsonb_array_elements(charges) as c where c ->> 'code' = 'items');
end
$$;

comment on function private.commission_on is
  'The commission on the goods of a quote before its taxes: of their value without tax, in paise.';

create function private.own_offer(order_id uuid) returns bigint language sql stable
  security definer set search_path = '' as $$
  select coalesce(-sum(c.amount_paise), 0)::bigint from public.order_charges as c
  where c.order_id = own_offer.order_id and c.code = 'discount' and c.bearer = 'vendor' and c.phase <> 'refunded'
$$;

comment on function private.own_offer is 'What the vendor of an order takes off itself, in paise.';

-- Offers --------------------------------------------------------------------------------------------------------------
create function private.may_still_be_first() returns boolean language sql stable
  security definer set search_path = '' as $$
  select auth.uid() is null or private.is_first_customer(auth.uid())
$$;

create policy "everyone reads listed coupons that run" on public.coupons for select to anon, authenticated
  using (is_listed and valid_from <= now() and (valid_to is null or valid_to > now())
    and (not first_order_only or (select private.may_still_be_first())));

comment on function private.may_still_be_first is
  'Whether an offer for a first order is one for the caller: for a guest it may be.';

grant execute on function private.may_still_be_first() to anon, authenticated;

comment on column private.order_shares.positions is
  'The charge rows that pay the share, as quoted or added: a refund of one of them takes back in proportion, of others '
    'nothing.';
comment on column private.order_shares.owner_role is
  'The part whose holder earns the share, such as delivery or driver.';

-- Shares and charges meet by row. By code, a refund of lessons that were never given took money back from the lessons
-- that were: ten shares of "package" named the same code. Now a refund of a row touches the shares that name this row.

create index order_shares_owner_role_idx on private.order_shares (owner_role) where owner_role is not null;

create function private.performer_of(order_id uuid, role text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select p.user_id from private.order_parties as p
    where p.order_id = performer_of.order_id and p.role = performer_of.role and p.user_id is not null
    order by p.until_at is null desc, p.from_at desc limit 1);
end
$$;

comment on function private.performer_of is
  'Who has a part in an order, or had it last: a share that falls due after the end is still theirs.';

create function private.add_share_of_rows(order_id uuid, account public.ledger_account_kind, owner_id uuid,
  amount_paise bigint,
  positions smallint[], due text default 'delivered', owner_role text default null) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.order_shares (order_id, position, account, owner_id, owner_role, amount_paise, positions, due)
  select add_share_of_rows.order_id, coalesce(max(s.position), 0) + 1, add_share_of_rows.account,
    add_share_of_rows.owner_id,
    add_share_of_rows.owner_role, add_share_of_rows.amount_paise, add_share_of_rows.positions, add_share_of_rows.due
  from private.order_shares as s where s.order_id = add_share_of_rows.order_id;
end
$$;

comment on function private.add_share_of_rows is
  'Freezes one share of an order while it is being placed: paid from these charge rows and from no others, to an owner '
    'or '
  'to whoever has the part by then.';

create function private.compensation_to(o public.enhanced_orders, amount_paise bigint) returns private.movement
language plpgsql stable set search_path = '' as $$
declare
  payee private.movement;
begin
  if o.vendor_id is not null then return (o.vendor_id, 'vendor_payable', amount_paise)::private.movement; end if;
  select p.owner_id, p.account, compensation_to.amount_paise into payee from (
    select coalesce(s.owner_id, private.performer_of(o.id, s.owner_role)) as owner_id, s.account, s.amount_paise
    from private.order_shares as s where s.order_id = o.id and s.account <> 'franchise_payable') as p
  where p.owner_id is not null order by p.amount_paise desc limit 1;
  if payee.owner_id is null then return (null, 'platform_revenue', amount_paise)::private.movement; end if;
  return payee;
end
$$;

comment on function private.compensation_to is
  'Who is compensated for an order that is cancelled late: its seller, or without one whoever earns most of it.';

-- What is charged after placing: waiting at the door, extra work, a toll. Added rows are charges like quoted ones:
-- they are
-- taxed, shared, refunded, and count in the total. More than was agreed needs the customer's word, in order_changes.

create function private.add_charges(o public.enhanced_orders, rows jsonb) returns bigint
language plpgsql set search_path = '' as $$
declare
  last smallint := (select max(c.position) from public.order_charges as c where c.order_id = o.id);
  added bigint;
begin
  with wanted as (
    select r.n, r.row ->> 'code' as code, (r.row ->> 'amount_paise')::bigint as paise,
      coalesce(r.row ->> 'tax_class', k.tax_class) as tax_class
    from jsonb_array_elements(add_charges.rows) with ordinality as r (row, n)
    join public.charge_codes as k on k.code = r.row ->> 'code' and k.nature in ('goods', 'fee')
  ), taxes as (
    select w.tax_class, private.tax_rate(w.tax_class) as rate_bp, sum(w.paise) as base_paise
    from wanted as w where w.tax_class is not null group by w.tax_class
  ), written as (
    insert into public.order_charges (order_id, position, phase, code, amount_paise, tax_class, rate_bp, base_paise)
    select o.id, last + w.n, 'added'::public.charge_phase, w.code, w.paise, w.tax_class, null, null from wanted as w
    union all
    select o.id, last + jsonb_array_length(add_charges.rows) + row_number() over (order by t.tax_class), 'added', 'tax',
      private.tax_of(t.base_paise::bigint, t.rate_bp, false), t.tax_class, t.rate_bp, t.base_paise
    from taxes as t where private.tax_of(t.base_paise::bigint, t.rate_bp, false) > 0
    returning amount_paise
  )
  select sum(w.amount_paise) into added from written as w;
  perform private.add_share_of_rows(o.id, (r.row -> 'share' ->> 'account')::public.ledger_account_kind,
    (r.row -> 'share' ->> 'owner_id')::uuid, (r.row -> 'share' ->> 'amount_paise')::bigint,
      array[(last + r.n)::smallint],
    coalesce(r.row -> 'share' ->> 'due', 'delivered'), r.row -> 'share' ->> 'owner_role')
  from jsonb_array_elements(add_charges.rows) with ordinality as r (row, n) where r.row ? 'share';
  return coalesce(added, 0);
end
$$;

comment on function private.add_charges is
  'Writes charges that were not quoted, with their tax and shares: [{code, amount_paise before tax, tax_class?, '
  'share?: {account, owner_id or owner_role, amount_paise, due?}}]; returns what they come to.';

create table private.order_changes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  key text not null constraint change_key_length check (length(key) between 1 and 100),
  proposed_by uuid references auth.users (id),
  proposed_role text not null,
  rows jsonb not null constraint change_rows_bounded check (jsonb_typeof(rows) = 'array'
    and jsonb_array_length(rows) between 1 and 50),
  reason text not null constraint change_reason_length check (length(trim(reason)) between 1 and 500),
  state text not null default 'proposed' constraint change_state check (state in ('proposed', 'approved', 'declined',
    'withdrawn')),
  difference_paise bigint,
  decided_by uuid references auth.users (id),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  unique (order_id, key),
  constraint change_is_decided_once check ((state = 'proposed') = (decided_at is null))
);

create index order_changes_proposed_by_idx on private.order_changes (proposed_by);
create index order_changes_decided_by_idx on private.order_changes (decided_by);

revoke all on private.order_changes from anon, authenticated;

create trigger texts_are_plain before insert or update of reason on private.order_changes
  for each row execute function private.keep_plain('reason');

comment on table private.order_changes is
  'Changes of what a placed order costs: proposed by whom, the rows, and what the customer decided. Applied ones stay '
    'as history.';
comment on column private.order_changes.difference_paise is
  'How much the total changed when it was applied, rounding included.';

create function private.adjust_charges(o public.enhanced_orders, rows jsonb, reason text, key text,
  approved boolean default false) returns bigint language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  done private.order_changes;
  now_order public.enhanced_orders;
  less jsonb;
  more jsonb;
  added bigint := 0;
begin
  select * into done from private.order_changes as c where c.order_id = o.id and c.key = adjust_charges.key;
  if done.state = 'approved' then return done.difference_paise; end if;
  if done.state in ('declined', 'withdrawn') then
    perform private.refuse(409, 'change_decided', 'This was decided already.', jsonb_build_object('state',
      done.state));
  end if;
  if o.status in ('delivered', 'cancelled') then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  select jsonb_agg(jsonb_build_object('position', r -> 'position', 'amount_paise',
    r -> 'less_paise')) filter (where r ? 'position'),
    jsonb_agg(r) filter (where r ? 'code')
  into less, more from jsonb_array_elements(adjust_charges.rows) as r;
  if exists (select from jsonb_array_elements(more) as r where coalesce((r ->> 'amount_paise')::numeric,
    0) not between 1 and 10000000
      or not exists (select from public.charge_codes as k where k.code = r ->> 'code' and k.nature in ('goods',
        'fee'))) then
    raise exception using errcode = 'check_violation', constraint = 'added_charge',
      message = 'an added charge is of goods or a fee, and above zero';
  end if;

  if more is not null then
    added := private.add_charges(o, more);
    update public.enhanced_orders as e set total_paise = e.total_paise + added, updated_at = now() where e.id = o.id;
    perform private.ask_more(o, added, 'order_paid', 'adjust:' || o.id || ':' || adjust_charges.key);
    perform private.publish('user:' || o.user_id, 'wallet', '{}'::jsonb);
  end if;
  -- After what is added, so that only the difference is collected where something is still to be paid.
  if less is not null then
    select * into now_order from public.enhanced_orders as e where e.id = o.id;
    perform private.charge_less(now_order, less, 'other', 'adjust:' || o.id || ':' || adjust_charges.key || ':less');
  end if;
  if more is not null then perform private.round_cash(o.id); end if;
  select * into now_order from public.enhanced_orders as e where e.id = o.id;
  if not adjust_charges.approved and now_order.total_paise - now_order.refund_paise >
      coalesce((o.terms ->> 'authorised_paise')::bigint, o.total_paise - o.refund_paise) then
    perform private.refuse(409, 'change_not_agreed', 'This costs more than the customer agreed to.');
  end if;
  insert into private.order_changes as c (order_id, key, proposed_role, rows, reason, state, difference_paise,
    decided_at)
  values (o.id, adjust_charges.key, 'system', adjust_charges.rows, adjust_charges.reason, 'approved',
    now_order.total_paise - now_order.refund_paise - (o.total_paise - o.refund_paise), now())
  on conflict (order_id, key) do update
    set state = 'approved', difference_paise = excluded.difference_paise, decided_at = now()
  returning * into done;
  perform private.announce_order(now_order);
  return done.difference_paise;
end
$$;

comment on function private.adjust_charges is
  'Changes what a placed order costs, once per key, and collects or returns the difference; of a locked order. Rows '
    'are '
  '{position, less_paise} to lower a charge, or those of add_charges. Above terms.authorised_paise, or without it '
    'above the '
  'present price, only what the customer approved.';

create function private.propose_order_change(o public.enhanced_orders, rows jsonb, reason text, key text,
  proposed_by uuid,
  proposed_role text) returns uuid language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  proposed uuid;
begin
  if o.status in ('delivered', 'cancelled') then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  insert into private.order_changes (order_id, key, proposed_by, proposed_role, rows, reason)
  values (o.id, propose_order_change.key, propose_order_change.proposed_by, propose_order_change.proposed_role,
    propose_order_change.rows, propose_order_change.reason)
  on conflict (order_id, key) do nothing returning id into proposed;
  if proposed is not null then perform private.announce_order(o); end if;
  return coalesce(proposed, (select c.id from private.order_changes as c
    where c.order_id = o.id and c.key = propose_order_change.key));
end
$$;

comment on function private.propose_order_change is
  'Asks the customer of a locked order whether it may cost what these rows say (extra work), once per key; its trade '
    'makes the '
  'rows from its own prices and tells the customer in its own words.';

create function private.pay_rest_in_cash(o public.enhanced_orders) returns void language plpgsql
  set search_path = '' as $$
begin
  if exists (select from public.payments as p where p.order_id = o.id and p.status = 'created') then return; end if;
  if not exists (select from private.trade_kinds as k where k.trade = o.trade and k.kind = o.kind
      and 'cash' = any (k.payment_methods)) then
    perform private.refuse(409, 'payment_method_unavailable', 'This way of paying is not available here.');
  end if;
  insert into public.payments (order_id, position, user_id, method, status, amount_paise, due, checkout_id)
  select o.id, max(p.position) + 1, o.user_id, 'cash', 'created', 0, 'delivered', o.checkout_id
  from public.payments as p where p.order_id = o.id;
end
$$;

comment on function private.pay_rest_in_cash is
  'What is added to an order that is paid already is collected in cash when it is done; of a locked order.';

create function public.decide_order_change(change_id uuid, approve boolean,
  method public.payment_method default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  change private.order_changes;
  wanted text := case when approve then 'approved' else 'declined' end;
begin
  select * into o from public.enhanced_orders as e
  where e.id = (select c.order_id from private.order_changes as c where c.id = decide_order_change.change_id)
    and e.user_id = caller;
  if o.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  o := private.lock_order(o.id);
  select * into change from private.order_changes as c where c.id = decide_order_change.change_id;
  if change.state not in ('proposed', wanted) then
    perform private.refuse(409, 'change_decided', 'This was decided already.', jsonb_build_object('state',
      change.state));
  end if;
  if change.state = 'proposed' then
    if approve then
      if decide_order_change.method = 'cash' then perform private.pay_rest_in_cash(o); end if;
      perform private.adjust_charges(o, change.rows, change.reason, change.key, true);
      update private.order_changes as c set decided_by = caller where c.id = change.id;
    else
      update private.order_changes as c set state = 'declined', decided_by = caller, decided_at = now()
        where c.id = change.id;
      perform private.announce_order(o);
    end if;
    if change.proposed_role = 'vendor' then
      perform private.notify_party(o, 'vendor', 'vendor_change_' || wanted, jsonb_build_object('reason',
        change.reason));
    end if;
  end if;
  select * into o from public.enhanced_orders as e where e.id = o.id;
  return jsonb_build_object('state', wanted, 'total_paise', o.total_paise);
end
$$;

comment on function public.decide_order_change is
  'The customer approves or declines a change of what their order costs; repeated, it answers the same: {state, '
    'total_paise}. What is added to an order that is paid is taken from the wallet at once, or by the method cash '
    'collected when it is done.';

create function private.total_after(o public.enhanced_orders, change private.order_changes, in_cash boolean)
  returns bigint language plpgsql set search_path = '' as $$
declare
  total bigint;
begin
  if in_cash then perform private.pay_rest_in_cash(o); end if;
  perform private.adjust_charges(o, change.rows, change.reason, change.key, true);
  select e.total_paise - e.refund_paise into total from public.enhanced_orders as e where e.id = o.id;
  raise exception using errcode = 'TR001';
exception
  when sqlstate 'TR001' then return total;
  when sqlstate 'PT409' then return null;
end
$$;

comment on function private.total_after is
  'What an order would cost after a change: made, counted and taken back, so that it is what is charged. Null where '
  'it cannot be paid that way.';

create function public.preview_order_change(change_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  change private.order_changes;
begin
  select * into o from public.enhanced_orders as e
  where e.id = (select c.order_id from private.order_changes as c where c.id = preview_order_change.change_id)
    and e.user_id = caller;
  if o.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  o := private.lock_order(o.id);
  select * into change from private.order_changes as c where c.id = preview_order_change.change_id;
  if change.state <> 'proposed' then
    perform private.refuse(409, 'change_decided', 'This was decided already.', jsonb_build_object('state',
      change.state));
  end if;
  return jsonb_build_object('now_paise', o.total_paise - o.refund_paise,
    'is_paid', not exists (select from public.payments as p where p.order_id = o.id and p.status = 'created'),
    'at_once_paise', private.total_after(o, change, false), 'in_cash_paise', private.total_after(o, change, true));
end
$$;

comment on function public.preview_order_change is
  'What the caller''s order costs now and would cost after a change: {now_paise, is_paid, at_once_paise from the '
  'wallet or with what is still to be paid, in_cash_paise when it is done}; null for a way that cannot pay it.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('vendor_change_approved', 'success', 'Extra work approved', 'The customer of {order_number} said yes: {reason}.',
    '2 hours'),
  ('vendor_change_declined', 'warning', 'Extra work declined', 'The customer of {order_number} said no: {reason}.',
    '2 hours');

create function public.order_changes_of(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_user();
  if cardinality(private.party_roles(order_changes_of.order_id)) = 0 then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'reason', c.reason, 'state', c.state,
      'proposed_role', c.proposed_role, 'created_at', c.created_at, 'decided_at', c.decided_at,
      'difference_paise', c.difference_paise, 'charges', (select jsonb_agg(r - 'share')
        from jsonb_array_elements(c.rows) as r))
      order by c.created_at, c.id), '[]')
    from private.order_changes as c where c.order_id = order_changes_of.order_id);
end
$$;

comment on function public.order_changes_of is
  'What was proposed and changed in the price of an order that the caller takes part in, oldest first: [{id, reason, '
    'state, '
  'proposed_role, created_at, decided_at, difference_paise (once applied), charges: [{code, amount_paise} or '
    '{position, '
  'less_paise}]}].';

revoke execute on function private.pay_rest_in_cash(public.enhanced_orders),
  private.total_after(public.enhanced_orders, private.order_changes, boolean) from public;
revoke execute on function public.decide_order_change(uuid, boolean, public.payment_method),
  public.order_changes_of(uuid), public.preview_order_change(uuid) from public, anon;
grant execute on function public.decide_order_change(uuid, boolean, public.payment_method),
  public.order_changes_of(uuid), public.preview_order_change(uuid) to authenticated;
