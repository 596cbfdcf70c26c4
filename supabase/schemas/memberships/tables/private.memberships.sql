create table private.memberships (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  plan_id uuid not null,
  is_trial boolean not null,
  started_at timestamp with time zone not null,
  anchor date not null,
  terms smallint not null default 0,
  ends_at timestamp with time zone not null,
  renews boolean not null default false,
  cancelled_at timestamp with time zone,
  tries smallint not null default 0,
  next_try_at timestamp with time zone,
  paused_on date,
  reminded_for timestamp with time zone,
  closed_at timestamp with time zone,
  constraint memberships_pkey primary key (id),
  constraint memberships_plan_id_fkey foreign key (plan_id) references private.membership_plans(id),
  constraint memberships_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint trials_renew_nothing check (((NOT is_trial) OR (NOT renews)))
);

create index memberships_end_idx on private.memberships using btree (ends_at)
  where (closed_at is null);

create index memberships_plan_idx on private.memberships using btree (plan_id);

create unique index memberships_running_idx on private.memberships using btree (user_id)
  where (closed_at is null);

create index memberships_try_idx on private.memberships using btree (next_try_at)
  where (closed_at is null);

create index memberships_user_idx on private.memberships using btree (user_id, started_at);

comment on column private.memberships.anchor is 'The day whose day of the month every term begins on, or the last day of a month that has none.';

comment on column private.memberships.closed_at is 'When it was found to be over; of one person one is open.';

comment on column private.memberships.ends_at is 'The end of the trial or of what is paid, at 24:00 in India.';

comment on column private.memberships.renews is 'Whether the member agreed that their wallet pays the next term.';

comment on column private.memberships.terms is 'How many terms have been paid since the anchor.';

comment on table private.memberships is 'Who is a member, until when. At any moment private.membership_state tells whether the benefits are on, whether or not a job has run since.';
