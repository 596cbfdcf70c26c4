create table private.wallet_lots (
  id bigint generated always as identity not null,
  account_id uuid not null,
  bucket public.wallet_bucket not null,
  amount_paise bigint not null,
  left_paise bigint not null,
  expires_at timestamp with time zone,
  transaction_id uuid,
  told_days smallint,
  constraint lot_left check (((left_paise >= 0) AND (left_paise <= amount_paise))),
  constraint lot_positive check ((amount_paise > 0)),
  constraint lot_told_days check ((told_days = ANY (ARRAY[7, 1]))),
  constraint wallet_lots_account_id_fkey foreign key (account_id) references private.ledger_accounts(id),
  constraint wallet_lots_pkey primary key (id),
  constraint wallet_lots_transaction_id_fkey foreign key (transaction_id)
    references private.ledger_transactions(id),
  constraint promotional_money_expires check (((expires_at IS
    NOT NULL) = (bucket = 'promotional'::public.wallet_bucket)))
);

create index wallet_lots_account_idx on private.wallet_lots using btree (account_id);

create index wallet_lots_expiry_idx on private.wallet_lots using btree (expires_at)
  where ((left_paise > 0) AND (bucket = 'promotional'::public.wallet_bucket));

create index wallet_lots_open_idx on private.wallet_lots using btree (account_id, bucket, expires_at, id)
  where (left_paise > 0);

create index wallet_lots_transaction_idx on private.wallet_lots using btree (transaction_id);

comment on column private.wallet_lots.expires_at is 'It can be spent up to and with this moment. What comes back later has the moment in which it came.';

comment on column private.wallet_lots.told_days is 'How many days before its last one its owner was told last; what comes back of a spend keeps it.';

comment on column private.wallet_lots.transaction_id is 'Null for what was in a wallet before there were lots.';

comment on table private.wallet_lots is 'Money of a wallet by bucket and expiry: each credit is a lot of its own. What is left of them is the balance.';
