create table public.vendor_registrations (
  vendor_id uuid not null,
  valid_from date not null,
  gstin text,
  legal_name text,
  constraint registration_gstin_form check ((gstin ~ '^[0-9]{2}[A-Z0-9]{10}[0-9A-Z]{3}$'::text)),
  constraint registration_name_length
    check (((length(TRIM(BOTH FROM legal_name)) >= 2) AND (length(TRIM(BOTH FROM legal_name)) <= 120))),
  constraint vendor_registrations_pkey primary key (vendor_id, valid_from),
  constraint vendor_registrations_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

alter table public.vendor_registrations
  enable row level security;

create trigger texts_are_plain
  before insert or update of legal_name on public.vendor_registrations
  for each row
  execute function private.keep_plain('legal_name');

create policy "a vendor's people and administrators read its registrations" on "public"."vendor_registrations"
  for select
  to "authenticated"
  using ((private.may(vendor_id, 'money'::text) or ( select private.is_admin() as is_admin)));

comment on table public.vendor_registrations is 'How a vendor is registered for GST, from a day on: what its invoices print. gstin null: no longer registered. A shop that has no row is registered as its page says.';

grant select on table public.vendor_registrations to authenticated;
