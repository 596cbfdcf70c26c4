create table public.service_interest (
  user_id uuid not null default auth.uid(),
  category_id uuid not null,
  region_id uuid,
  created_at timestamp with time zone not null default now(),
  told_at timestamp with time zone,
  constraint service_interest_category_id_fkey foreign key (category_id) references public.categories(id)
    on delete cascade,
  constraint service_interest_region_id_fkey foreign key (region_id) references public.regions(id) on delete
    set null,
  constraint service_interest_pkey primary key (user_id, category_id),
  constraint service_interest_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade
);

alter table public.service_interest
  enable row level security;

create index service_interest_category_idx on public.service_interest using btree (category_id)
  where (told_at is null);

create index service_interest_region_idx on public.service_interest using btree (region_id);

comment on column public.service_interest.told_at is 'When the message was sent; the wish is then done.';

comment on table public.service_interest is 'Who wants to be told when a service opens. Signed-in people only: their number is proven, and nobody subscribes somebody else.';

grant select (
  category_id, created_at, region_id, told_at
) on table public.service_interest to authenticated;

create policy "people read their own wishes" on public.service_interest
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));
