create table private.review_reports (
  review_id uuid not null,
  user_id uuid not null,
  reason text not null,
  note text,
  by_vendor boolean not null,
  at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  counts boolean not null default false,
  person text,
  device text,
  constraint review_report_note_length check ((length(note) <= 500)),
  constraint review_report_reason
    check
    ((reason = ANY (ARRAY['spam'::text, 'abusive'::text, 'off_topic'::text, 'private_data'::text,
    'other'::text]))),
  constraint review_reports_pkey primary key (review_id, user_id),
  constraint review_reports_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint review_reports_review_id_fkey foreign key (review_id) references public.reviews(id)
    on delete cascade
);

create index review_reports_user_idx on private.review_reports using btree (user_id, at);

create trigger texts_are_plain
  before insert or update of note on private.review_reports
  for each row
  execute function private.keep_plain('note');

comment on column private.review_reports.by_vendor is 'By somebody of the reviewed business: this never hides a review, however many of them report it.';

comment on column private.review_reports.counts is 'Whether it is one of those that hide: by somebody who has received or carried an order of that vendor.';

comment on column private.review_reports.decided_at is 'When an administrator decided about it; null while it waits.';

comment on column private.review_reports.device is 'Digest of the device, where the auth service knows it: several accounts on it count once.';

comment on column private.review_reports.person is 'Digest of the number: one that wanders from account to account counts once.';

comment on table private.review_reports is 'Who reported which review, once each, and why.';
