create table public.tax_rules (
  id uuid not null default gen_random_uuid(),
  tax_class text not null,
  rate_bp integer not null,
  section_9_5 boolean not null default false,
  valid_from timestamp with time zone not null,
  only_unregistered boolean not null default false,
  constraint tax_rate_range check (((rate_bp >= 0) AND (rate_bp <= 4000))),
  constraint tax_rules_pkey primary key (id),
  constraint tax_rules_tax_class_valid_from_key unique (tax_class, valid_from)
);

alter table public.tax_rules
  enable row level security;

create trigger taxes_keep_to_mrps
  after insert or update on public.tax_rules
  for each row
  execute function private.check_mrps();

create policy "everyone reads tax rules" on public.tax_rules
  for select
  to anon, authenticated
  using (true);

comment on column public.tax_rules.only_unregistered is 'Section 9(5) holds only where the supplier has no registration of its own, as for housekeeping or local delivery.';

comment on table public.tax_rules is 'GST rates, effective-dated. section_9_5: the platform pays the tax as if it were the supplier.';

grant select on table public.tax_rules to anon, authenticated;
