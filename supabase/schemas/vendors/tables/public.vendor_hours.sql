create table public.vendor_hours (
  vendor_id uuid not null,
  weekday smallint not null,
  opens time without time zone not null,
  closes time without time zone not null,
  constraint vendor_hours_pkey primary key (vendor_id, weekday, opens) include (closes),
  constraint weekday_range check (((weekday >= 0) AND (weekday <= 6))),
  constraint vendor_hours_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

alter table public.vendor_hours
  enable row level security;

create policy "a vendor's people add hours" on "public"."vendor_hours"
  for insert
  to "authenticated"
  with check (private.may(vendor_id, 'catalogue'::text));

create policy "a vendor's people change hours" on "public"."vendor_hours"
  for update
  to "authenticated"
  using (private.may(vendor_id, 'catalogue'::text))
  with check (private.may(vendor_id, 'catalogue'::text));

create policy "a vendor's people remove hours" on "public"."vendor_hours"
  for delete
  to "authenticated"
  using (private.may(vendor_id, 'catalogue'::text));

create policy "whoever reads a vendor reads its opening hours" on public.vendor_hours
  for select
  to anon, authenticated
  using ((exists ( select
   from public.vendors v
  where (v.id = vendor_hours.vendor_id))));

comment on table public.vendor_hours is 'Opening hours by Indian time, 0 is Sunday; closes <= opens runs past midnight; several rows make breaks.';

grant select on table public.vendor_hours to anon;

grant delete, insert, select, update on table public.vendor_hours to authenticated;
