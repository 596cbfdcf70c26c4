create table private.points_rules (
  valid_from timestamp with time zone not null,
  per_paise integer not null,
  points integer not null,
  value_paise integer not null,
  turn_from integer not null,
  valid_months smallint not null,
  constraint point_value_range check (((value_paise >= 1) AND (value_paise <= 10000))),
  constraint points_per_range check (((per_paise >= 100) AND (per_paise <= 10000000))),
  constraint points_range check (((points >= 1) AND (points <= 1000))),
  constraint points_rules_pkey primary key (valid_from),
  constraint points_turn_range check (((turn_from >= 1) AND (turn_from <= 100000))),
  constraint points_valid_range check (((valid_months >= 1) AND (valid_months <= 60)))
);

comment on table private.points_rules is 'How points are earned and what they are worth, effective-dated: so many for each full per_paise of goods paid, turned into credit in steps of turn_from. An order is counted by the rule of its delivery.';
