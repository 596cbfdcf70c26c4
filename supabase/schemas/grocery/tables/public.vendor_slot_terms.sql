create table public.vendor_slot_terms (
  vendor_id uuid not null,
  capacity smallint,
  cutoff_minutes smallint,
  constraint slot_capacity_range check (((capacity >= 1) AND (capacity <= 1000))),
  constraint slot_cutoff_range check (((cutoff_minutes >= 0) AND (cutoff_minutes <= 1440))),
  constraint vendor_slot_terms_pkey primary key (vendor_id),
  constraint vendor_slot_terms_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

alter table public.vendor_slot_terms
  enable row level security;

create policy "a vendor's people add slot terms" on "public"."vendor_slot_terms"
  for insert
  to "authenticated"
  with check (private.may(vendor_id, 'catalogue'::text));

create policy "a vendor's people change slot terms" on "public"."vendor_slot_terms"
  for update
  to "authenticated"
  using (private.may(vendor_id, 'catalogue'::text))
  with check (private.may(vendor_id, 'catalogue'::text));

create policy "everyone reads the slot terms" on public.vendor_slot_terms
  for select
  to anon, authenticated
  using (true);

comment on column public.vendor_slot_terms.capacity is 'Orders for the same half hour.';

comment on column public.vendor_slot_terms.cutoff_minutes is 'An order for later is placed at least this long before preparing it begins.';

comment on table public.vendor_slot_terms is 'How many orders for later a vendor takes, and until when. Without a row, or with null, the settings decide.';

grant select on table public.vendor_slot_terms to anon;

grant insert (
  capacity), UPDATE (capacity
) on table public.vendor_slot_terms to authenticated;

grant insert (
  cutoff_minutes), UPDATE (cutoff_minutes
) on table public.vendor_slot_terms to authenticated;

grant insert (
  vendor_id
) on table public.vendor_slot_terms to authenticated;

grant select on table public.vendor_slot_terms to authenticated;
