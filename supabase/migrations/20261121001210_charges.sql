-- Charges: what an order costs, row by row, for every kind of order (docs/decisions/0041).

create table public.tax_rules (
  id uuid primary key default gen_random_uuid(),
  tax_class text not null,
  rate_bp integer not null constraint tax_rate_range check (rate_bp between 0 and 4000),
  section_9_5 boolean not null default false,
  valid_from timestamptz not null,
  unique (tax_class, valid_from)
);
comment on table public.tax_rules is 'GST rates, effective-dated. section_9_5: the platform pays the tax as if it were the supplier.';
alter table public.tax_rules enable row level security;
create policy "everyone reads tax rules" on public.tax_rules for select to anon, authenticated using (true);
revoke all on public.tax_rules from anon, authenticated;
grant select on public.tax_rules to anon, authenticated;
insert into public.tax_rules (tax_class, rate_bp, section_9_5, valid_from) values
  ('restaurant', 500, true, '2022-01-01'), ('delivery', 1800, true, '2025-09-22'), ('platform', 1800, false, '2017-07-01');

-- What placing an order calls many times is in plpgsql: it plans a statement once a session, functions in SQL at every call.
create function private.tax_rate(tax_class text) returns integer language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select t.rate_bp from public.tax_rules as t
    where t.tax_class = tax_rate.tax_class and t.valid_from <= now() order by t.valid_from desc limit 1), 1800);
end
$$;

create table public.charge_codes (
  code text primary key constraint charge_code_form check (code ~ '^[a-z][a-z_]{1,39}$'),
  position smallint not null unique,
  nature text not null constraint charge_nature check (nature in ('goods', 'fee', 'tax', 'discount', 'tip')),
  tax_class text
);
comment on table public.charge_codes is 'What can be charged, in the order of the bill; a trade adds its own codes in its migration.';
comment on column public.charge_codes.tax_class is 'The class that taxes a charge which names none itself; null is untaxed.';
alter table public.charge_codes enable row level security;
create policy "everyone reads the codes" on public.charge_codes for select to anon, authenticated using (true);
revoke all on public.charge_codes from anon, authenticated;
grant select on public.charge_codes to anon, authenticated;
insert into public.charge_codes (code, position, nature, tax_class) values
  ('items', 100, 'goods', null), ('packaging', 200, 'fee', 'restaurant'), ('delivery', 300, 'fee', 'delivery'),
  ('small_cart', 310, 'fee', 'delivery'), ('surge', 320, 'fee', 'delivery'),
  ('rain', 330, 'fee', 'delivery'), ('peak', 340, 'fee', 'delivery'), ('night', 350, 'fee', 'delivery'), ('platform', 400, 'fee', 'platform'),
  ('tax', 800, 'tax', null), ('discount', 900, 'discount', null), ('tip', 950, 'tip', null);

create type public.charge_phase as enum ('quoted', 'adjusted', 'refunded');
create table public.order_charges (
  order_id uuid not null references public.enhanced_orders (id),
  position smallint not null,
  phase public.charge_phase not null default 'quoted',
  code text not null references public.charge_codes (code),
  amount_paise integer not null constraint charge_not_zero check (amount_paise <> 0),
  tax_class text,
  rate_bp integer,
  base_paise integer,
  bearer text not null default 'customer' constraint charge_bearer check (bearer in ('customer', 'platform', 'vendor')),
  of_position smallint,
  at timestamptz not null default now(),
  primary key (order_id, position),
  foreign key (order_id, of_position) references public.order_charges (order_id, position),
  constraint charge_points_back check ((phase = 'quoted') = (of_position is null)),
  constraint charge_tax_is_explained check ((rate_bp is null) = (base_paise is null))
);
create index order_charges_code_idx on public.order_charges (code);
create index order_charges_of_idx on public.order_charges (order_id, of_position) where of_position is not null;
comment on table public.order_charges is
  'What an order costs, in paise: as quoted, as adjusted later, and what of it was refunded. Append-only. Quoted and adjusted rows add up to the order''s total.';
comment on column public.order_charges.bearer is 'Who pays: a discount is a negative row that the platform or the vendor bears.';
comment on column public.order_charges.of_position is 'The charge that an adjustment or refund belongs to.';
alter table public.order_charges enable row level security;
create policy "customers read the charges of their orders, administrators all" on public.order_charges for select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));
revoke all on public.order_charges from anon, authenticated;
grant select on public.order_charges to authenticated;
create trigger order_charges_are_append_only before update or delete on public.order_charges
  for each row execute function private.forbid_change();

create function private.check_charges() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  checked uuid;
begin
  if tg_table_name = 'enhanced_orders' then checked := new.id; else checked := new.order_id; end if;
  if (select o.total_paise from public.enhanced_orders as o where o.id = checked) is distinct from
      (select sum(c.amount_paise) from public.order_charges as c where c.order_id = checked and c.phase <> 'refunded') then
    raise exception using errcode = 'check_violation', constraint = 'order_total_adds_up',
      message = format('the charges of order %s do not add up to its total', checked);
  end if;
  return null;
end
$$;
comment on function private.check_charges is 'At the end of a transaction: an order''s total is the sum of its charges.';
create constraint trigger order_total_adds_up after insert or update of total_paise on public.enhanced_orders
  deferrable initially deferred for each row execute function private.check_charges();
create constraint trigger order_total_adds_up after insert on public.order_charges
  deferrable initially deferred for each row when (new.phase = 'adjusted') execute function private.check_charges();

create function private.check_refunded_charge() returns trigger language plpgsql set search_path = '' as $$
declare
  charged bigint;
  refunded bigint;
begin
  -- The order's row lock serialises refunds of one order.
  select sum(c.amount_paise) into charged from public.order_charges as c
  where c.order_id = new.order_id and ((c.position = new.of_position and c.phase = 'quoted')
    or (c.of_position = new.of_position and c.phase = 'adjusted'));
  select coalesce(sum(c.amount_paise), 0) into refunded from public.order_charges as c
  where c.order_id = new.order_id and c.of_position = new.of_position and c.phase = 'refunded';
  if charged is null or sign(new.amount_paise) = sign(charged) or abs(refunded + new.amount_paise) > abs(charged) then
    raise exception using errcode = 'check_violation', constraint = 'refund_within_charge',
      message = format('a refund belongs to a charge and never exceeds it: %s of %s, of which %s are refunded', new.amount_paise, charged, refunded);
  end if;
  return new;
end
$$;
comment on function private.check_refunded_charge is 'A refund belongs to a quoted charge and never exceeds what that is after its adjustments.';
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
comment on function private.charged is 'What an order costs in some codes, in paise, after adjustments.';

-- Charges in a quote: a jsonb array of {code, amount_paise, tax_class?, rate_bp?, base_paise?, bearer?}.

create function private.charge(code text, amount bigint, tax_class text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  if amount is null then return null; end if;
  if amount = 0 then return '[]'; end if;
  return jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('code', charge.code, 'amount_paise', amount,
    'tax_class', coalesce(charge.tax_class, (select k.tax_class from public.charge_codes as k where k.code = charge.code)))));
end
$$;
comment on function private.charge is 'One charge of a quote, as an array; none for an amount of zero.';

create function private.sum_of(charges jsonb, variadic codes text[] default '{}') returns bigint language plpgsql immutable set search_path = '' as $$
begin
  return coalesce((select sum((c ->> 'amount_paise')::bigint) from jsonb_array_elements(charges) as c
    where codes = '{}' or c ->> 'code' = any (codes)), 0);
end
$$;
comment on function private.sum_of is 'The sum of a quote''s charges in some codes; of all without codes.';

create function private.taxes_on(charges jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  -- Each rate on the sum of its base, so that the receipt's lines add up to the paisa.
  return (select coalesce(jsonb_agg(jsonb_build_object('code', 'tax', 'tax_class', t.tax_class, 'rate_bp', t.rate_bp, 'base_paise', t.base,
    'amount_paise', round(t.base::numeric * t.rate_bp / 10000)::bigint) order by t.tax_class)
    filter (where round(t.base::numeric * t.rate_bp / 10000) <> 0), '[]'::jsonb)
  from (
    select c ->> 'tax_class' as tax_class, private.tax_rate(c ->> 'tax_class') as rate_bp, sum((c ->> 'amount_paise')::bigint) as base
    from jsonb_array_elements(charges) as c where c ->> 'tax_class' is not null group by c ->> 'tax_class'
  ) as t where t.base > 0);
end
$$;
comment on function private.taxes_on is 'The taxes on a quote''s charges, one per class.';

create function private.merged_charges(charges jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('code', m.code, 'tax_class', m.tax_class, 'rate_bp', m.rate_bp,
    'base_paise', m.base, 'amount_paise', m.amount)) order by k.position, m.tax_class), '[]'::jsonb)
  from (
    select c ->> 'code' as code, case when c ? 'rate_bp' then c ->> 'tax_class' end as tax_class, (c ->> 'rate_bp')::integer as rate_bp,
      sum((c ->> 'base_paise')::bigint) as base, sum((c ->> 'amount_paise')::bigint) as amount
    from jsonb_array_elements(charges) as c group by 1, 2, 3
  ) as m join public.charge_codes as k on k.code = m.code where m.amount <> 0);
end
$$;
comment on function private.merged_charges is 'Charges as a bill shows them: one line per code, taxes one per class and rate, in the bill''s order.';

create function private.bill(order_id uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select private.merged_charges(coalesce(jsonb_agg(to_jsonb(c)), '[]'::jsonb)) from public.order_charges as c
  where c.order_id = bill.order_id and c.phase <> 'refunded'
$$;
comment on function private.bill is 'The bill of an order, after adjustments: [{code, amount_paise, tax_class?, rate_bp?, base_paise?}].';

create function private.refunded_bill(order_id uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select private.merged_charges(coalesce(jsonb_agg(to_jsonb(c)), '[]'::jsonb)) from public.order_charges as c
  where c.order_id = refunded_bill.order_id and c.phase = 'refunded'
$$;
comment on function private.refunded_bill is 'What of an order''s bill was refunded, in the same shape: negative, and positive for a discount''s part.';
