create table public.subscription_pauses (
  id uuid not null default gen_random_uuid(),
  subscription_id uuid not null,
  starts_on date not null,
  ends_on date,
  constraint pause_order check ((ends_on >= starts_on)),
  constraint pauses_apart EXCLUDE using gist (subscription_id
    with =, daterange(starts_on, ends_on, '[]'::text) with &&),
  constraint subscription_pauses_pkey primary key (id),
  constraint subscription_pauses_subscription_id_fkey foreign key (subscription_id)
    references public.subscriptions(id)
);

alter table public.subscription_pauses
  enable row level security;

create policy "customers read their pauses, administrators all" on public.subscription_pauses
  for select
  to authenticated
  using ((private.has_subscription(subscription_id) or ( select private.is_admin() as is_admin)));

comment on table public.subscription_pauses is 'Days on which nothing comes; ends_on null until the customer resumes.';

grant select on table public.subscription_pauses to authenticated;
