create table public.invoices (
  id uuid not null default gen_random_uuid(),
  order_id uuid,
  user_id uuid not null,
  kind public.invoice_kind not null,
  issuer_id uuid,
  supplier_id uuid,
  number text not null,
  financial_year text not null,
  issued_at timestamp with time zone not null,
  of_invoice uuid,
  issuer jsonb not null,
  supplier jsonb not null,
  recipient jsonb,
  place_of_supply text not null,
  is_interstate boolean not null,
  section_9_5 boolean not null,
  lines jsonb not null,
  reduction_paise bigint not null,
  total_paise bigint not null,
  term_id uuid,
  constraint invoice_has_one_subject check ((num_nonnulls(order_id, term_id) = 1)),
  constraint invoice_number_form check ((number ~ '^[A-Za-z0-9/-]{1,16}$'::text)),
  constraint invoice_total_range check ((total_paise > 0)),
  constraint invoice_year_form check ((financial_year ~ '^[0-9]{4}-[0-9]{2}$'::text)),
  constraint invoices_issuer_id_financial_year_number_key unique nulls
    not DISTINCT (issuer_id, financial_year, number),
  constraint invoices_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint invoices_pkey primary key (id),
  constraint invoices_of_invoice_fkey foreign key (of_invoice) references public.invoices(id),
  constraint invoices_place_of_supply_fkey foreign key (place_of_supply) references private.gst_states(code),
  constraint invoices_term_id_fkey foreign key (term_id) references private.membership_terms(id),
  constraint invoices_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint invoices_issuer_id_fkey foreign key (issuer_id) references public.vendors(id),
  constraint invoices_supplier_id_fkey foreign key (supplier_id) references public.vendors(id),
  constraint credit_names_its_invoice check (((kind = 'credit_note'::public.invoice_kind) = (of_invoice IS
    NOT NULL)))
);

alter table public.invoices
  enable row level security;

create index invoices_issued_idx on public.invoices using btree (issued_at);

create index invoices_of_invoice_idx on public.invoices using btree (of_invoice);

create index invoices_order_idx on public.invoices using btree (order_id);

create index invoices_place_idx on public.invoices using btree (place_of_supply);

create index invoices_supplier_idx on public.invoices using btree (supplier_id, issued_at desc);

create index invoices_term_idx on public.invoices using btree (term_id);

create index invoices_user_idx on public.invoices using btree (user_id);

create constraint TRIGGER invoice_adds_up
  after insert on public.invoices deferrable initially deferred
  for each row
  execute function private.check_invoice();

create trigger invoices_never_change
  before delete or update on public.invoices
  for each row
  execute function private.forbid_change();

create policy "customers read their invoices, vendors those of what they suppl" on public.invoices
  for select
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) or private.may(supplier_id, 'money'::text)));

comment on column public.invoices.issuer_id is 'The vendor in whose name and series it is issued; null is the platform.';

comment on column public.invoices.lines is 'What was supplied, as the customer saw its price: [{name or charge (its code), quantity, code (HSN or SAC), tax_class, amount_paise}].';

comment on column public.invoices.order_id is 'The order whose supply it is; null where it is another''s.';

comment on column public.invoices.recipient is 'The registered business that it is made out to: {name, address, gstin, state}; null where it is nobody''s. Not for a vendor who does not issue it.';

comment on column public.invoices.reduction_paise is 'What the lines come to above what is invoiced: the supplier''s own offer, and what went back before.';

comment on column public.invoices.supplier_id is 'Whose supply it is: under section 9(5) the platform issues and pays, and names the vendor. Null is the platform.';

comment on column public.invoices.term_id is 'The term of a membership whose supply it is; null where it is an order''s.';

comment on table public.invoices is 'Invoices, bills of supply and credit notes as they were issued; nothing of them changes. Amounts of a credit note are positive: what it takes off its invoice. Whom the goods went to stands with the order, so that it can be forgotten.';

grant select (
  financial_year, id, is_interstate, issued_at, issuer_id, issuer, kind, lines, number, of_invoice, order_id,
  place_of_supply, reduction_paise, section_9_5, supplier_id, supplier, total_paise
) on table public.invoices to authenticated;
