create table private.closed_accounts (
  user_id uuid not null,
  closed_at timestamp with time zone not null default now(),
  constraint closed_accounts_pkey primary key (user_id),
  constraint closed_accounts_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade
);

comment on table private.closed_accounts is 'Accounts that their owners have closed. The row in auth.users stays, without a name: orders and the ledger refer to it.';
