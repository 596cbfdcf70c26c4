create table private.gateway_days (
  day date not null,
  due_at timestamp with time zone default now(),
  read_at timestamp with time zone,
  attempts smallint not null default 0,
  constraint gateway_days_pkey primary key (day)
);

create index gateway_days_due_idx on private.gateway_days using btree (due_at)
  where (due_at is not null);

comment on column private.gateway_days.due_at is 'When it is read next; null once it was.';

comment on table private.gateway_days is 'Days in India of which the gateway''s payments, refunds and settlements are read: each several times, for a refund may fail days after it was made.';
