create table private.wallet_topups (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  amount_paise bigint not null,
  created_at timestamp with time zone not null default now(),
  pay_by timestamp with time zone not null default (now() + '00:15:00'::interval),
  ended_at timestamp with time zone,
  paid_at timestamp with time zone,
  constraint topup_positive check ((amount_paise > 0)),
  constraint wallet_topups_pkey primary key (id),
  constraint wallet_topups_user_id_fkey foreign key (user_id) references auth.users(id)
);

create unique index wallet_topups_open_idx on private.wallet_topups using btree (user_id)
  where ((paid_at is null) AND (ended_at is null));

create index wallet_topups_user_idx on private.wallet_topups using btree (user_id, paid_at);

comment on column private.wallet_topups.ended_at is 'When another took its place.';

comment on table private.wallet_topups is 'Money that customers want to add to their wallets by the gateway.';
