create table public.charge_codes (
  code text not null,
  "position" smallint not null,
  nature text not null,
  tax_class text,
  includes_tax boolean not null default true,
  supplied_by text,
  constraint charge_code_form check ((code ~ '^[a-z][a-z_]{1,39}$'::text)),
  constraint charge_codes_pkey primary key (code),
  constraint charge_codes_position_key unique ("position"),
  constraint charge_nature
    check
    ((nature = ANY (ARRAY['goods'::text, 'fee'::text, 'tax'::text, 'discount'::text, 'tip'::text,
    'rounding'::text]))),
  constraint charge_supplier check ((supplied_by = ANY (ARRAY['vendor'::text, 'platform'::text])))
);

alter table public.charge_codes
  enable row level security;

create policy "everyone reads the codes" on public.charge_codes
  for select
  to anon, authenticated
  using (true);

comment on column public.charge_codes.includes_tax is 'Whether a price or fee of this code includes its tax, where the charge itself does not say: goods and packaging are as their vendor prices them.';

comment on column public.charge_codes.supplied_by is 'Whose supply it is. Null: goods are the vendor''s where the order has one, fees the platform''s.';

comment on column public.charge_codes.tax_class is 'The class that taxes a charge which names none itself; null is untaxed.';

comment on table public.charge_codes is 'What can be charged, in the order of the bill; a trade adds its own codes in its migration.';

grant select on table public.charge_codes to anon, authenticated;
