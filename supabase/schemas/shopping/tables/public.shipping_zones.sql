create table public.shipping_zones (
  code text not null,
  name text not null,
  constraint shipping_zones_pkey primary key (code),
  constraint zone_code_form check ((code ~ '^[a-z][a-z_]{1,30}$'::text))
);

alter table public.shipping_zones
  enable row level security;

create policy "everyone reads zones" on public.shipping_zones
  for select
  to anon, authenticated
  using (true);

comment on table public.shipping_zones is 'Areas that carriers treat alike. Parcels start in the zone that is named as the vendor''s region.';

grant select on table public.shipping_zones to anon, authenticated;
