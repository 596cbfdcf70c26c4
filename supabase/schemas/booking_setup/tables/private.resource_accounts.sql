create table private.resource_accounts (
  resource_id uuid not null,
  user_id uuid not null,
  constraint resource_accounts_pkey primary key (resource_id),
  constraint resource_accounts_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint resource_accounts_resource_id_fkey foreign key (resource_id) references public.resources(id)
    on delete cascade
);

create index resource_accounts_user_idx on private.resource_accounts using btree (user_id);

comment on table private.resource_accounts is 'Whose account somebody is who can be booked. Whoever is dismissed is booked until their business switches them off.';
