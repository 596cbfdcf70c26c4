create table public.invoice_taxes (
  invoice_id uuid not null,
  tax_class text not null,
  code text,
  rate_bp integer not null,
  included boolean not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  gross_paise bigint not null,
  constraint class_adds_up check ((gross_paise = (((taxable_paise + cgst_paise) + sgst_paise) + igst_paise))),
  constraint halves_are_equal check ((cgst_paise = sgst_paise)),
  constraint invoice_taxes_pkey primary key (invoice_id, tax_class),
  constraint one_kind_of_tax check (((cgst_paise = 0) OR (igst_paise = 0))),
  constraint invoice_taxes_invoice_id_fkey foreign key (invoice_id) references public.invoices(id)
);

alter table public.invoice_taxes
  enable row level security;

create trigger invoice_taxes_never_change
  before delete or update on public.invoice_taxes
  for each row
  execute function private.forbid_change();

create policy "who reads an invoice reads its taxes" on public.invoice_taxes
  for select
  to authenticated
  using ((exists ( select
   from public.invoices i
  where (i.id = invoice_taxes.invoice_id))));

comment on column public.invoice_taxes.included is 'Whether the prices of the lines have the tax inside.';

comment on table public.invoice_taxes is 'The tax classes of an invoice or credit note: value, CGST and SGST or IGST, and their sum.';

grant select on table public.invoice_taxes to authenticated;
