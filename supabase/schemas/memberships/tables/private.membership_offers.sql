create table private.membership_offers (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  plan_id uuid not null,
  renews boolean not null,
  made_at timestamp with time zone not null default now(),
  paid_at timestamp with time zone,
  constraint membership_offers_pkey primary key (id),
  constraint membership_offers_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint membership_offers_plan_id_fkey foreign key (plan_id) references private.membership_plans(id)
);

create index membership_offers_plan_idx on private.membership_offers using btree (plan_id);

create index membership_offers_user_idx on private.membership_offers using btree (user_id, made_at);

comment on table private.membership_offers is 'What somebody is about to buy: the plan as it was shown to them, and whether it may renew. Paid once.';
