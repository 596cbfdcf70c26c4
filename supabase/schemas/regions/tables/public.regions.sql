create table public.regions (
  id uuid not null default gen_random_uuid(),
  slug text not null,
  name text not null,
  state text not null,
  center_lat double precision not null,
  center_lng double precision not null,
  min_lat double precision not null,
  min_lng double precision not null,
  max_lat double precision not null,
  max_lng double precision not null,
  order_prefix text not null,
  franchise_owner_id uuid,
  area numeric generated always as ((((max_lat - min_lat) * (max_lng - min_lng)))::numeric) stored,
  constraint order_prefix_form check ((order_prefix ~ '^[A-Z]{3}$'::text)),
  constraint region_box_order check (((min_lat < max_lat) AND (min_lng < max_lng))),
  constraint region_slug_form check ((slug ~ '^[a-z][a-z-]{1,40}$'::text)),
  constraint regions_franchise_owner_id_fkey foreign key (franchise_owner_id) references auth.users(id)
    on delete set null,
  constraint regions_order_prefix_key unique (order_prefix),
  constraint regions_pkey primary key (id),
  constraint regions_slug_key unique (slug)
);

alter table public.regions
  enable row level security;

create index regions_franchise_owner_idx on public.regions using btree (franchise_owner_id);

create trigger former_franchises_hear_nothing
  after update of franchise_owner_id on public.regions
  for each row
  when (((old.franchise_owner_id IS DISTINCT FROM new.franchise_owner_id) AND (old.franchise_owner_id IS
    NOT NULL)))
  execute function private.end_franchise_subscription();

create trigger regions_are_found
  after insert or update of name, slug, state, center_lat, center_lng on public.regions
  for each row
  execute function private.index_region();

create trigger regions_number_their_orders
  after insert or update of order_prefix on public.regions
  for each row
  execute function private.number_orders_of_region();

create policy "everyone reads regions" on public.regions
  for select
  to anon, authenticated
  using (true);

comment on column public.regions.area is 'Square degrees: only for finding the smaller of two boxes.';

comment on table public.regions is 'The regions we serve. A point belongs to the smallest region whose box contains it (Spec §1 city pages).';

grant select (
  center_lat, center_lng, id, max_lat, max_lng, min_lat, min_lng, name, slug, state
) on table public.regions to anon;

grant select (
  center_lat, center_lng, id, max_lat, max_lng, min_lat, min_lng, name, slug, state
) on table public.regions to authenticated;
