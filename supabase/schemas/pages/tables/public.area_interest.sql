create table public.area_interest (
  user_id uuid not null default auth.uid(),
  area text not null,
  place text not null,
  created_at timestamp with time zone not null default now(),
  constraint area_interest_area_form check ((area ~ '^-?\d{1,2}\.\d,-?\d{1,3}\.\d$'::text)),
  constraint area_interest_place_length check (((length(place) >= 1) AND (length(place) <= 80))),
  constraint area_interest_pkey primary key (user_id, area),
  constraint area_interest_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade
);

alter table public.area_interest
  enable row level security;

create index area_interest_area_idx on public.area_interest using btree (area);

comment on column public.area_interest.area is 'Latitude and longitude to a tenth of a degree, about eleven kilometres.';

comment on column public.area_interest.place is 'What its person calls the place.';

comment on table public.area_interest is 'Who wants to be told when deliveries begin somewhere. Signed-in people only: nobody subscribes somebody else.';

grant select on table public.area_interest to authenticated;

create policy "people read their own areas" on public.area_interest
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));
