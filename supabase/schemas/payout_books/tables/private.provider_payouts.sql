create table private.provider_payouts (
  provider_payout_id text not null,
  reference_id text,
  amount_paise bigint not null,
  status text not null,
  utr text,
  reason text,
  account_fault boolean not null default false,
  made_at timestamp with time zone not null,
  read_at timestamp with time zone not null default now(),
  booked_paise bigint not null default 0,
  times_booked integer not null default 0,
  constraint provider_payout_name check ((provider_payout_id ~ '^[A-Za-z0-9_]{1,64}$'::text)),
  constraint provider_payout_positive check ((amount_paise > 0)),
  constraint provider_payout_reason check ((length(reason) <= 200)),
  constraint provider_payout_reference check ((length(reference_id) <= 64)),
  constraint provider_payout_utr check ((length(utr) <= 64)),
  constraint provider_payouts_pkey primary key (provider_payout_id),
  constraint provider_payout_status check ((private.payout_goal(status) IS NOT NULL))
);

create index provider_payouts_reference_idx on private.provider_payouts using btree (reference_id);

comment on column private.provider_payouts.booked_paise is 'What of a payout that is none of ours was booked at the platform''s cost.';

comment on table private.provider_payouts is 'The payout service''s own list of payouts, as it was last read.';
