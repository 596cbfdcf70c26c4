-- Geography: the regions we serve, and distances.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table public.regions (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique constraint region_slug_form check (slug ~ '^[a-z][a-z-]{1,40}$'),
  name text not null,
  state text not null,
  center_lat double precision not null,
  center_lng double precision not null,
  min_lat double precision not null,
  min_lng double precision not null,
  max_lat double precision not null,
  max_lng double precision not null,
  order_prefix text not null unique constraint order_prefix_form check (order_prefix ~ '^[A-Z]{3}$'),
  franchise_owner_id uuid references auth.users (id) on delete set null,
  area numeric generated always as (((max_lat - min_lat) * (max_lng - min_lng))::numeric) stored,
  constraint region_box_order check (min_lat < max_lat and min_lng < max_lng)
);

create index regions_franchise_owner_idx on public.regions (franchise_owner_id);

comment on table public.regions is
  'The regions we serve. A point belongs to the smallest region whose box contains it (Spec §1 city pages).';
comment on column public.regions.area is 'Square degrees: only for finding the smaller of two boxes.';

alter table public.regions enable row level security;

create policy "everyone reads regions" on public.regions for select to anon, authenticated using (true);

revoke all on public.regions from anon, authenticated;
grant select (id, slug, name, state, center_lat, center_lng, min_lat, min_lng, max_lat, max_lng) on public.regions
  to anon, authenticated;

create function private.end_franchise_subscription() returns trigger language plpgsql
  security definer set search_path = '' as $$
begin
  perform private.rename_topic('region:' || old.id);
  perform private.recheck_subscriptions(old.franchise_owner_id);
  return null;
end
$$;

comment on function private.end_franchise_subscription is
  'Whoever no longer owns the franchise of a region hears nothing more of it.';

create trigger former_franchises_hear_nothing after update of franchise_owner_id on public.regions
  for each row when (old.franchise_owner_id is distinct from new.franchise_owner_id
    and old.franchise_owner_id is not null)
  execute function private.end_franchise_subscription();

insert into public.regions
  (slug, name, state, center_lat, center_lng, min_lat, min_lng, max_lat, max_lng, order_prefix) values
  ('telangana', 'Telangana', 'Telangana', 17.8495, 79.1151, 15.83, 77.23, 19.92, 81.33, 'TSG'),
  ('hyderabad', 'Hyderabad', 'Telangana', 17.3850, 78.4867, 17.20, 78.20, 17.65, 78.75, 'HYD'),
  ('zaheerabad', 'Zaheerabad', 'Telangana', 17.6814, 77.6074, 17.58, 77.48, 17.80, 77.75, 'ZHB'),
  ('sangareddy', 'Sangareddy', 'Telangana', 17.6248, 78.0866, 17.52, 77.96, 17.74, 78.19, 'SRD'),
  ('vikarabad', 'Vikarabad', 'Telangana', 17.3381, 77.9044, 17.22, 77.78, 17.46, 78.05, 'VKB'),
  ('bidar', 'Bidar', 'Karnataka', 17.9104, 77.5199, 17.81, 77.40, 18.05, 77.65, 'BDR');

create function private.region_at(lat double precision, lng double precision) returns uuid
language sql stable security definer set search_path = '' as $$
  select r.id from public.regions as r
  where region_at.lat between r.min_lat and r.max_lat and region_at.lng between r.min_lng and r.max_lng
  order by r.area limit 1
$$;

create function public.distance_m(
  from_lat double precision, from_lng double precision, to_lat double precision, to_lng double precision
) returns integer language sql immutable strict parallel safe set search_path = '' as $$
  -- Nothing is known of places that are not on Earth.
  select case when from_lat between -90 and 90 and to_lat between -90 and 90 and from_lng between -180 and 180
    and to_lng between -180 and 180 then
    round(2 * 6371000 * asin(least(1, sqrt(
      power(sin(radians(to_lat - from_lat) / 2), 2)
      + cos(radians(from_lat)) * cos(radians(to_lat)) * power(sin(radians(to_lng - from_lng) / 2), 2)))))::integer end
$$;

revoke execute on function public.distance_m(double precision, double precision, double precision, double precision)
  from public;
grant execute on function public.distance_m(double precision, double precision, double precision, double precision)
  to anon, authenticated;

comment on function public.distance_m is 'Great-circle distance in metres, earth radius 6371 km (Spec §9).';

create function private.road_distance_m(
  from_lat double precision, from_lng double precision, to_lat double precision, to_lng double precision
) returns integer language sql stable strict set search_path = '' as $$
  select round(private.road_factor(private.region_at(from_lat, from_lng))
    * public.distance_m(from_lat, from_lng, to_lat, to_lng))::integer
$$;

comment on function private.road_distance_m is
  'Straight line × the road factor of the region where the way starts (private.road_factors).';
