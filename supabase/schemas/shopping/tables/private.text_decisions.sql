create table private.text_decisions (
  subject_id uuid not null,
  is_kept boolean not null,
  decided_by uuid not null,
  decided_at timestamp with time zone not null default now(),
  constraint text_decisions_pkey primary key (subject_id)
);

create index text_decisions_latest_idx on private.text_decisions
  using btree (decided_at desc, subject_id desc);

comment on table private.text_decisions is 'The latest decision about a reported question or answer; every one is in the audit log.';
