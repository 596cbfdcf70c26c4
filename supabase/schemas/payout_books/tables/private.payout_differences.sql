create table private.payout_differences (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  subject text not null,
  ours_paise bigint not null,
  theirs_paise bigint not null,
  found_at timestamp with time zone not null default now(),
  is_open boolean not null default true,
  decided_by uuid,
  decided_at timestamp with time zone,
  note text,
  constraint payout_difference_has_a_reason check (((decided_at IS NOT NULL) = (note IS NOT NULL))),
  constraint payout_difference_kind
    check
    ((kind = ANY (ARRAY['unknown_payout'::text, 'not_told'::text, 'paid_after_all'::text,
    'ended_otherwise'::text, 'amount_differs'::text, 'not_there'::text]))),
  constraint payout_difference_note check (((length(note) >= 3) AND (length(note) <= 300))),
  constraint payout_difference_subject check ((length(subject) <= 64)),
  constraint payout_differences_decided_by_fkey foreign key (decided_by) references auth.users(id),
  constraint payout_differences_kind_subject_key unique (kind, subject),
  constraint payout_differences_pkey primary key (id)
);

create index payout_differences_decided_idx on private.payout_differences using btree (decided_by);

create index payout_differences_found_idx on private.payout_differences using btree (found_at desc, id desc);

create trigger texts_are_plain
  before insert or update of note on private.payout_differences
  for each row
  execute function private.keep_plain('note');

comment on column private.payout_differences.subject is 'The service''s id of the payout.';

comment on table private.payout_differences is 'Where the payout service''s book and ours differ. One that is no longer there ends by itself, or an administrator ends it by the one action that its kind allows.';
