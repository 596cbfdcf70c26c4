create table private.membership_savings (
  order_id uuid not null,
  membership_id uuid not null,
  user_id uuid not null,
  saving_paise integer not null,
  constraint membership_savings_pkey primary key (order_id),
  constraint membership_savings_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint saving_positive check ((saving_paise > 0)),
  constraint membership_savings_membership_id_fkey foreign key (membership_id)
    references private.memberships(id),
  constraint membership_savings_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create index membership_savings_membership_idx on private.membership_savings using btree (membership_id);

create index membership_savings_user_idx on private.membership_savings using btree (user_id);

comment on table private.membership_savings is 'What an order would have cost more without the membership, tax included.';
