create table private.wallet_kinds (
  kind text not null,
  bucket public.wallet_bucket not null,
  goes_back boolean not null default false,
  expires boolean not null default false,
  only_bucket boolean not null default false,
  constraint wallet_kinds_pkey primary key (kind)
);

comment on column private.wallet_kinds.bucket is 'The bucket that its money comes into.';

comment on column private.wallet_kinds.expires is 'It takes what has expired, and nothing else.';

comment on column private.wallet_kinds.goes_back is 'What the wallet paid for the order comes back to the buckets that paid it.';

comment on column private.wallet_kinds.only_bucket is 'It takes money of its bucket, and nothing else.';

comment on table private.wallet_kinds is 'What each kind of transaction does to a wallet. A kind without a row puts in refunds and takes what can be spent.';
