create table private.ride_cancel_rules (
  valid_from timestamp with time zone not null default now(),
  free_seconds integer not null,
  charge_bps integer not null,
  most_paise integer not null,
  constraint ride_cancel_free check (((free_seconds >= 60) AND (free_seconds <= 3600))),
  constraint ride_cancel_law_most check (((most_paise >= 0) AND (most_paise <= 10000))),
  constraint ride_cancel_law_part check (((charge_bps >= 0) AND (charge_bps <= 1000))),
  constraint ride_cancel_rules_pkey primary key (valid_from)
);

comment on table private.ride_cancel_rules is 'What cancelling a ride costs either side, effective-dated: nothing for so many seconds from acceptance, then a part of the expected fare, at most 10 % and ₹100 by law.';
