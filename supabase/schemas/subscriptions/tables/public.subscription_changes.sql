create table public.subscription_changes (
  subscription_id uuid not null,
  day date not null,
  quantity smallint not null,
  constraint change_quantity_range check (((quantity >= 0) AND (quantity <= 50))),
  constraint subscription_changes_pkey primary key (subscription_id, day),
  constraint subscription_changes_subscription_id_fkey foreign key (subscription_id)
    references public.subscriptions(id)
);

alter table public.subscription_changes
  enable row level security;

create policy "customers read their changes, administrators all" on public.subscription_changes
  for select
  to authenticated
  using ((private.has_subscription(subscription_id) or ( select private.is_admin() as is_admin)));

comment on table public.subscription_changes is 'Another quantity on one day; 0 skips it.';

grant select on table public.subscription_changes to authenticated;
