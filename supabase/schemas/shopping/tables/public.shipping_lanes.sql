create table public.shipping_lanes (
  from_zone text not null,
  to_zone text not null,
  days_min smallint not null,
  days_max smallint not null,
  paise integer not null,
  constraint lane_days_range check ((((days_min >= 1) AND (days_min <= days_max)) AND (days_max <= 30))),
  constraint lane_price_range check (((paise >= 0) AND (paise <= 100000))),
  constraint shipping_lanes_pkey primary key (from_zone, to_zone),
  constraint shipping_lanes_from_zone_fkey foreign key (from_zone) references public.shipping_zones(code),
  constraint shipping_lanes_to_zone_fkey foreign key (to_zone) references public.shipping_zones(code)
);

alter table public.shipping_lanes
  enable row level security;

create index shipping_lanes_to_idx on public.shipping_lanes using btree (to_zone);

create policy "everyone reads lanes" on public.shipping_lanes
  for select
  to anon, authenticated
  using (true);

comment on table public.shipping_lanes is 'Days from handing a parcel over to its arrival, and what that costs, including GST, from zone to zone.';

grant select on table public.shipping_lanes to anon, authenticated;
