create table private.incentive_awards (
  id uuid not null default gen_random_uuid(),
  rule_id uuid not null,
  day date not null,
  courier_id uuid not null,
  deliveries integer not null,
  amount_paise bigint not null,
  constraint award_deliveries check ((deliveries > 0)),
  constraint award_positive check ((amount_paise > 0)),
  constraint incentive_awards_courier_id_fkey foreign key (courier_id) references auth.users(id),
  constraint incentive_awards_pkey primary key (id),
  constraint one_award_a_day unique (rule_id, day, courier_id),
  constraint incentive_awards_rule_id_fkey foreign key (rule_id) references private.incentive_rules(id)
);

create index incentive_awards_courier_idx on private.incentive_awards using btree (courier_id, day);

comment on column private.incentive_awards.deliveries is 'Those that it is for.';

comment on table private.incentive_awards is 'What a courier was paid of a rule for a day.';
