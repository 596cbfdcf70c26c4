create table private.road_factors (
  id bigint generated always as identity not null,
  region_id uuid,
  factor numeric(4,2) not null,
  from_at timestamp with time zone not null default now(),
  constraint one_road_factor_at_a_time unique nulls not DISTINCT (region_id, from_at),
  constraint road_factor_range check (((factor >= (1)::numeric) AND (factor <= (4)::numeric))),
  constraint road_factors_pkey primary key (id),
  constraint road_factors_region_id_fkey foreign key (region_id) references public.regions(id)
    on delete cascade
);

comment on table private.road_factors is 'How much longer roads are than the straight line, by region; without a region: everywhere else. The newest row that has begun counts; earlier ones stay.';
