create table public.pincode_zones (
  prefix text not null,
  zone text,
  constraint pincode_prefix_form check ((prefix ~ '^[1-8][0-9]{0,5}$'::text)),
  constraint pincode_zones_pkey primary key (prefix),
  constraint pincode_zones_zone_fkey foreign key (zone) references public.shipping_zones(code)
);

alter table public.pincode_zones
  enable row level security;

create index pincode_zones_zone_idx on public.pincode_zones using btree (zone);

create policy "everyone reads which zone a pincode is in" on public.pincode_zones
  for select
  to anon, authenticated
  using (true);

comment on table public.pincode_zones is 'Which zone a pincode belongs to: the longest prefix decides. No parcel goes where zone is null, or where no prefix fits.';

grant select on table public.pincode_zones to anon, authenticated;
