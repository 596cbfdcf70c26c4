create table private.dispatch_decisions (
  id bigint generated always as identity not null,
  job_id uuid not null,
  at timestamp with time zone not null default clock_timestamp(),
  round smallint not null,
  radius_m integer not null,
  rule_id bigint,
  considered jsonb not null,
  offered uuid[] not null,
  constraint dispatch_decisions_pkey primary key (id),
  constraint dispatch_decisions_rule_id_fkey foreign key (rule_id) references private.dispatch_rules(id),
  constraint dispatch_decisions_job_id_fkey foreign key (job_id) references public.jobs(id) on delete cascade
);

create index dispatch_decisions_at_idx on private.dispatch_decisions using btree (at);

create index dispatch_decisions_job_idx on private.dispatch_decisions using btree (job_id, at);

create index dispatch_decisions_rule_idx on private.dispatch_decisions using btree (rule_id);

comment on table private.dispatch_decisions is 'Each round of each search, kept for 30 days. considered: [{courier_id, metres, points, factors, why_not}], the best first; why_not is null for those who could be asked.';
