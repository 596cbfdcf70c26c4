create table private.measures (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  provider_kind text not null,
  provider_id uuid not null,
  state text not null,
  reason text not null,
  note text not null,
  until timestamp with time zone,
  was_working boolean not null default false,
  was_told boolean not null default true,
  by_id uuid not null,
  at timestamp with time zone not null default now(),
  agreed_by uuid,
  lift_asked_by uuid,
  appeal text,
  appeal_files text[] not null default '{}'::text[],
  appealed_by uuid,
  appealed_at timestamp with time zone,
  appeal_accepted boolean,
  appeal_answer text,
  appeal_decided_by uuid,
  appeal_decided_at timestamp with time zone,
  ended_by uuid,
  ended_at timestamp with time zone,
  constraint measure_answer_length check (((length(appeal_answer) >= 3) AND (length(appeal_answer) <= 300))),
  constraint measure_appeal_files check ((cardinality(appeal_files) <= 5)),
  constraint measure_appeal_length check (((length(appeal) >= 10) AND (length(appeal) <= 2000))),
  constraint measure_kind check ((kind = ANY (ARRAY['suspension'::text, 'termination'::text]))),
  constraint measure_note_length check (((length(note) >= 3) AND (length(note) <= 300))),
  constraint measure_state
    check
    ((state = ANY (ARRAY['waiting'::text, 'in_force'::text, 'notice'::text, 'ending'::text, 'lifted'::text,
    'ended'::text]))),
  constraint measures_pkey primary key (id),
  constraint measures_reason_fkey foreign key (reason) references private.measure_reasons(reason),
  constraint measures_provider_kind_fkey foreign key (provider_kind) references private.provider_kinds(kind)
);

create index measures_appeal_files_idx on private.measures using gin (appeal_files);

create index measures_due_idx on private.measures using btree (until)
  where (state = ANY (ARRAY['in_force'::text, 'notice'::text, 'ending'::text]));

create unique index measures_open_idx on private.measures using btree (provider_id, kind)
  where (state = ANY (ARRAY['waiting'::text, 'in_force'::text, 'notice'::text, 'ending'::text]));

create index measures_provider_idx on private.measures using btree (provider_id, at desc);

create index measures_provider_kind_idx on private.measures using btree (provider_kind);

create index measures_reason_idx on private.measures using btree (reason);

create trigger texts_are_plain
  before insert or update of note, appeal, appeal_answer on private.measures
  for each row
  execute function private.keep_plain('note', 'appeal', 'appeal_answer');

comment on table private.measures is 'Suspensions, and ends of the work with Angadi: why, until or from when, who decided, and the one appeal. in_force and ending stop what is new; was_working: whether they worked when it began. lift_asked_by: who would lift one that takes two. Until a termination at once is agreed to by a second person it waits, and nobody is told (was_told).';
