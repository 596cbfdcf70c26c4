create type public.wallet_bucket as enum (
  'promotional',
  'gift',
  'top_up',
  'refund'
);

comment on type public.wallet_bucket is 'What the money of a wallet is, in the order in which it is spent.';
