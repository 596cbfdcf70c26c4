create table public.bought_packages (
  order_id uuid not null,
  user_id uuid,
  vendor_id uuid not null,
  service_id uuid,
  name text not null,
  sittings smallint not null,
  valid_until date not null,
  closed_at timestamp with time zone,
  constraint bought_packages_pkey primary key (order_id),
  constraint bought_packages_user_id_fkey foreign key (user_id) references auth.users(id) on delete set null,
  constraint bought_packages_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint bought_packages_service_id_fkey foreign key (service_id) references public.services(id) on delete
    set null,
  constraint bought_packages_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
);

alter table public.bought_packages
  enable row level security;

create index bought_packages_service_idx on public.bought_packages using btree (service_id);

create index bought_packages_user_idx on public.bought_packages using btree (user_id);

create index bought_packages_vendor_idx on public.bought_packages using btree (vendor_id);

create trigger texts_are_plain
  before insert or update of name on public.bought_packages
  for each row
  execute function private.keep_plain('name');

create policy "one's own packages, and those sold by one's business" on public.bought_packages
  for select
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) or private.may(vendor_id, 'orders'::text)));

comment on table public.bought_packages is 'A package as it was bought. Sittings = free + reserved + used + returned, each a row of private.package_sittings.';

grant select on table public.bought_packages to authenticated;
