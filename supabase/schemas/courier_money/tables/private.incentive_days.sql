create table private.incentive_days (
  rule_id uuid not null,
  day date not null,
  settled_at timestamp with time zone not null default now(),
  constraint incentive_days_pkey primary key (rule_id, day),
  constraint incentive_days_rule_id_fkey foreign key (rule_id) references private.incentive_rules(id)
);

comment on table private.incentive_days is 'Days of a rule that are settled: each once.';
