create table public.digital_operators (
  code text not null,
  kind text not null,
  name text not null,
  name_translations jsonb not null default '{}'::jsonb,
  min_paise integer,
  max_paise integer,
  fee_paise integer not null default 0,
  fee_bp integer not null default 0,
  fee_cap_paise integer,
  active boolean not null default true,
  constraint digital_operators_pkey primary key (code),
  constraint operator_amounts
    check
    ((((min_paise IS NULL) = (max_paise IS NULL)) AND COALESCE(((max_paise >= min_paise) AND (max_paise <=
    10000000)), true))),
  constraint operator_code_form check ((code ~ '^[a-z][a-z0-9_]{1,39}$'::text)),
  constraint operator_fee_bp_range check (((fee_bp >= 0) AND (fee_bp <= 1000))),
  constraint operator_fee_cap_range check (((fee_cap_paise >= 0) AND (fee_cap_paise <= 50000))),
  constraint operator_fee_range check (((fee_paise >= 0) AND (fee_paise <= 10000))),
  constraint operator_kind
    check ((kind = ANY (ARRAY['mobile_prepaid'::text, 'mobile_postpaid'::text, 'dth'::text]))),
  constraint operator_min_positive check ((min_paise > 0)),
  constraint operator_name_length check (((length(name) >= 2) AND (length(name) <= 80))),
  constraint operator_translations check (private.are_translations(name_translations, 80))
);

alter table public.digital_operators
  enable row level security;

create trigger operators_are_found
  after insert or update of name, name_translations on public.digital_operators
  for each row
  execute function private.index_operator();

create policy "everyone reads active operators" on public.digital_operators
  for select
  to anon, authenticated
  using (active);

comment on column public.digital_operators.min_paise is 'Smallest amount without a plan; null where a plan has to be chosen. max_paise is the largest.';

comment on table public.digital_operators is 'Operators whose connections can be recharged (Spec §1 Digital services).';

grant select on table public.digital_operators to anon, authenticated;
