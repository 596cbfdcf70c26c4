create table public.vendor_areas (
  vendor_id uuid not null,
  corners jsonb not null,
  shape polygon not null,
  updated_at timestamp with time zone not null default now(),
  constraint area_corners_count
    check (((jsonb_array_length(corners) >= 3) AND (jsonb_array_length(corners) <= 60))),
  constraint vendor_areas_pkey primary key (vendor_id),
  constraint vendor_areas_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

alter table public.vendor_areas
  enable row level security;

create policy "who sees a vendor sees where it delivers" on public.vendor_areas
  for select
  to anon, authenticated
  using ((exists ( select
   from public.vendors v
  where (v.id = vendor_areas.vendor_id))));

comment on column public.vendor_areas.corners is 'The corners in the order they are drawn, [{lat, lng}].';

comment on column public.vendor_areas.shape is 'The same corners as (lng, lat), for private.delivers_to.';

comment on table public.vendor_areas is 'Where a vendor delivers, drawn by itself on the map. A vendor without a row delivers within its radius.';

grant select (
  corners, updated_at, vendor_id
) on table public.vendor_areas to anon;

grant select (
  corners, updated_at, vendor_id
) on table public.vendor_areas to authenticated;
