create table private.gateway_differences (
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
  constraint difference_has_a_reason check (((decided_at IS NOT NULL) = (note IS NOT NULL))),
  constraint difference_kind
    check
    ((kind = ANY (ARRAY['unknown_payment'::text, 'not_taken'::text, 'not_there'::text, 'amount_differs'::text,
    'refund_not_asked'::text, 'refund_not_there'::text, 'settlement_differs'::text]))),
  constraint difference_note_length check (((length(note) >= 3) AND (length(note) <= 300))),
  constraint difference_subject check ((length(subject) <= 64)),
  constraint gateway_differences_decided_by_fkey foreign key (decided_by) references auth.users(id),
  constraint gateway_differences_kind_subject_key unique (kind, subject),
  constraint gateway_differences_pkey primary key (id)
);

create index gateway_differences_decided_idx on private.gateway_differences using btree (decided_by);

create index gateway_differences_found_idx on private.gateway_differences using btree (found_at desc, id desc);

create trigger texts_are_plain
  before insert or update of note on private.gateway_differences
  for each row
  execute function private.keep_plain('note');

comment on column private.gateway_differences.subject is 'The gateway''s id of the payment, refund or settlement.';

comment on table private.gateway_differences is 'Where the gateway''s book and ours differ. One that is no longer there ends by itself, or an administrator ends it by the one action that its kind allows.';
