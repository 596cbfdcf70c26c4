create table private.daily_fees (
  driver_id uuid not null,
  day date not null,
  rides integer not null,
  fares_paise bigint not null,
  asked_paise integer not null,
  fee_paise bigint not null,
  taken_at timestamp with time zone not null default now(),
  constraint daily_fee_asked check ((asked_paise > 0)),
  constraint daily_fee_driver_floor
    check
    ((((fee_paise >= 0) AND (fee_paise <= asked_paise)) AND ((fee_paise * 10000) <= (fares_paise * 2000)))),
  constraint daily_fee_needs_rides check ((rides > 0)),
  constraint daily_fees_driver_id_fkey foreign key (driver_id) references auth.users(id),
  constraint daily_fees_pkey primary key (driver_id, day)
);

create index daily_fees_day_idx on private.daily_fees using btree (day);

comment on table private.daily_fees is 'What drivers paid for a day, once each: of the rides that it is for, what their fares brought (fares_paise), what the rate asks (asked_paise) and what was taken. The law''s 80 % for the driver is a constraint.';
