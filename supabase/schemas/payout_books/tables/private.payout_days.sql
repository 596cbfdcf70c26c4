create table private.payout_days (
  day date not null,
  due_at timestamp with time zone default now(),
  read_at timestamp with time zone,
  attempts smallint not null default 0,
  constraint payout_days_pkey primary key (day)
);

create index payout_days_due_idx on private.payout_days using btree (due_at)
  where (due_at is not null);

comment on column private.payout_days.due_at is 'When it is read next; null once it was.';

comment on table private.payout_days is 'Days in India of which the payout service''s payouts are read: each several times, for a payout may come back days after it was made.';
