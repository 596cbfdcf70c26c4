create table private.text_reports (
  subject_id uuid not null,
  user_id uuid not null,
  at timestamp with time zone not null default now(),
  counts boolean not null default false,
  person text,
  device text,
  constraint text_reports_pkey primary key (subject_id, user_id),
  constraint text_reports_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade
);

create index text_reports_user_idx on private.text_reports using btree (user_id, at);

comment on column private.text_reports.counts is 'As in private.review_reports.';

comment on table private.text_reports is 'Who reported which question or answer, once each.';
