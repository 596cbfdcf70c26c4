create table public.service_packages (
  id uuid not null default gen_random_uuid(),
  vendor_id uuid not null,
  service_id uuid not null,
  name text not null,
  sittings smallint not null,
  price_paise integer not null,
  valid_days smallint not null,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  constraint package_name_length
    check (((length(TRIM(BOTH FROM name)) >= 2) AND (length(TRIM(BOTH FROM name)) <= 80))),
  constraint package_price_range check (((price_paise >= 100) AND (price_paise <= 10000000))),
  constraint package_sittings_range check (((sittings >= 2) AND (sittings <= 50))),
  constraint package_valid_range check (((valid_days >= 7) AND (valid_days <= 730))),
  constraint service_packages_pkey primary key (id),
  constraint service_packages_service_id_fkey foreign key (service_id) references public.services(id)
    on delete cascade,
  constraint service_packages_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

alter table public.service_packages
  enable row level security;

create index service_packages_service_idx on public.service_packages using btree (service_id);

create index service_packages_vendor_idx on public.service_packages using btree (vendor_id);

create trigger texts_are_plain
  before insert or update of name on public.service_packages
  for each row
  execute function private.keep_plain('name');

create policy "everyone reads what a vendor on show sells, its people all" on public.service_packages
  for select
  to anon, authenticated
  using (((is_active AND private.is_on_show(vendor_id)) or private.works_for(vendor_id)));

comment on table public.service_packages is 'Sittings of a service that a vendor sells together, for a price including tax, to be used within so many days.';

grant select on table public.service_packages to anon, authenticated;
