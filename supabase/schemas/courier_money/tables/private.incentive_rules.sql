create table private.incentive_rules (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  region_id uuid,
  deliveries smallint,
  from_minute smallint,
  to_minute smallint,
  amount_paise integer not null,
  budget_paise bigint not null,
  starts_on date not null,
  ends_on date not null,
  made_by uuid,
  made_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  constraint incentive_amount check (((amount_paise >= 100) AND (amount_paise <= 500000))),
  constraint incentive_budget check (((budget_paise >= amount_paise) AND (budget_paise <= 1000000000))),
  constraint incentive_days check (((ends_on >= starts_on) AND (ends_on <= (starts_on + 365)))),
  constraint incentive_deliveries check (((deliveries >= 1) AND (deliveries <= 100))),
  constraint incentive_is_whole check (
CASE kind
    WHEN 'day'::text THEN ((deliveries IS NOT NULL) AND (from_minute IS NULL) AND (to_minute IS NULL))
    ELSE ((deliveries IS NULL) AND (from_minute IS NOT NULL) AND (to_minute IS
      NOT NULL) AND ((from_minute >= 0) AND (from_minute <= 1439)) AND
      ((to_minute >= (from_minute + 1)) AND (to_minute <= 1440)))
END),
  constraint incentive_kind check ((kind = ANY (ARRAY['day'::text, 'peak'::text]))),
  constraint incentive_rules_made_by_fkey foreign key (made_by) references auth.users(id),
  constraint incentive_rules_pkey primary key (id),
  constraint incentive_rules_region_id_fkey foreign key (region_id) references public.regions(id)
);

create index incentive_rules_days_idx on private.incentive_rules using btree (ends_on, starts_on);

create index incentive_rules_made_by_idx on private.incentive_rules using btree (made_by);

create index incentive_rules_region_idx on private.incentive_rules using btree (region_id);

comment on column private.incentive_rules.budget_paise is 'What the rule may cost altogether. Who reaches it first is paid first, in whole amounts.';

comment on column private.incentive_rules.ended_at is 'When it was ended early: what was delivered before counts.';

comment on column private.incentive_rules.region_id is 'The town in which it counts; null: in all.';

comment on table private.incentive_rules is 'Extra pay of couriers. day: so much for so many deliveries on one Indian day; peak: so much for each that is handed over between two minutes of the day.';
