create table private.review_decisions (
  review_id uuid not null,
  is_kept boolean not null,
  note text,
  decided_by uuid not null,
  decided_at timestamp with time zone not null default now(),
  constraint review_decisions_pkey primary key (review_id),
  constraint review_decisions_review_id_fkey foreign key (review_id) references public.reviews(id)
    on delete cascade
);

create index review_decisions_latest_idx on private.review_decisions
  using btree (decided_at desc, review_id desc);

create trigger texts_are_plain
  before insert or update of note on private.review_decisions
  for each row
  execute function private.keep_plain('note');

comment on table private.review_decisions is 'The latest decision about a reported review; every one is in the audit log.';
