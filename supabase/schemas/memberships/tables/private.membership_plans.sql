create table private.membership_plans (
  id uuid not null default gen_random_uuid(),
  code text not null,
  "position" smallint not null,
  price_paise integer not null,
  days smallint,
  months smallint,
  trial_days smallint not null default 0,
  grace_days smallint not null default 5,
  pause_days smallint not null default 60,
  family_members smallint not null default 0,
  support_hours smallint,
  valid_from timestamp with time zone not null default now(),
  valid_to timestamp with time zone,
  constraint membership_plans_code_valid_from_key unique (code, valid_from),
  constraint membership_plans_pkey primary key (id),
  constraint plan_code_form check ((code ~ '^[a-z][a-z_]{1,39}$'::text)),
  constraint plan_days_range check (((days >= 1) AND (days <= 366))),
  constraint plan_ends_after_start check ((valid_to > valid_from)),
  constraint plan_family_range check (((family_members >= 0) AND (family_members <= 10))),
  constraint plan_grace_range check (((grace_days >= 0) AND (grace_days <= 30))),
  constraint plan_months_range check (((months >= 1) AND (months <= 36))),
  constraint plan_pause_range check (((pause_days >= 1) AND (pause_days <= 365))),
  constraint plan_price_range check (((price_paise >= 100) AND (price_paise <= 10000000))),
  constraint plan_support_range check (((support_hours >= 1) AND (support_hours <= 72))),
  constraint plan_term_is_days_or_months check ((num_nonnulls(days, months) = 1)),
  constraint plan_trial_range check (((trial_days >= 0) AND (trial_days <= 60)))
);

comment on column private.membership_plans.pause_days is 'After how many days a pause ends by itself.';

comment on column private.membership_plans.support_hours is 'Within how many hours support answers a member; null: as it answers everybody.';

comment on table private.membership_plans is 'What can be bought, effective-dated: of one code the row in force is sold, and a membership keeps the row it was sold by, so that a renewal costs what was agreed. Prices include GST.';
