create table private.customer_digests (
  kind text not null,
  digest text not null,
  account_id uuid not null,
  at timestamp with time zone not null default now(),
  constraint customer_digests_pkey primary key (kind, digest, account_id),
  constraint digest_kind
    check
    ((kind = ANY (ARRAY['phone'::text, 'device'::text, 'help_device'::text, 'help_address'::text,
    'instrument'::text, 'first_instrument'::text, 'referral_device'::text, 'referral_address'::text])))
);

create index customer_digests_account_idx on private.customer_digests using btree (account_id);

create index customer_digests_at_idx on private.customer_digests using btree (at);

comment on table private.customer_digests is 'What tells a first order from a repeated one, and one person''s requests for money back from many people''s: numbers that an account had when it ordered and has no more, devices on which a first-order coupon was used, devices and addresses from which money was asked back, instruments that paid, those that paid for a first-order coupon, and devices and addresses of whoever invited or was invited. account_id outlives the account, as its orders do.';
