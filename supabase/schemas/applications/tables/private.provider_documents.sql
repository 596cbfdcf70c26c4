create table private.provider_documents (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  application_id uuid not null,
  requirement text not null,
  subject text not null,
  is_left_out boolean not null default false,
  number_kept text,
  number_masked text,
  number_digest text,
  bank jsonb,
  valid_until date,
  files text[] not null default '{}'::text[],
  state text not null default 'given'::text,
  reason text,
  note text,
  reviewed_by uuid,
  reviewed_at timestamp with time zone,
  handed_in_at timestamp with time zone not null default now(),
  constraint document_files check ((cardinality(files) <= 6)),
  constraint document_note_length check ((length(note) <= 300)),
  constraint document_number_length check ((length(number_kept) <= 40)),
  constraint document_state
    check ((state = ANY (ARRAY['given'::text, 'sent_back'::text, 'accepted'::text, 'replaced'::text]))),
  constraint provider_documents_pkey primary key (id),
  constraint provider_documents_reviewed_by_fkey foreign key (reviewed_by) references auth.users(id) on delete
    set null,
  constraint provider_documents_user_id_fkey foreign key (user_id) references auth.users(id)
    on delete cascade,
  constraint provider_documents_requirement_fkey foreign key (requirement)
    references private.requirements(requirement),
  constraint provider_documents_application_id_fkey foreign key (application_id)
    references public.provider_applications(id) on delete cascade
);

create index provider_documents_application_idx on private.provider_documents using btree (application_id);

create index provider_documents_digest_idx on private.provider_documents using btree (number_digest)
  where (number_digest is not null);

create index provider_documents_expiry_idx on private.provider_documents using btree (valid_until)
  where ((state = 'accepted'::text) AND (valid_until is not null));

create index provider_documents_files_idx on private.provider_documents using gin (files);

create unique index provider_documents_of_person_idx on private.provider_documents
  using btree (user_id, requirement)
  where ((state = 'accepted'::text) AND (subject = 'person'::text));

create unique index provider_documents_of_place_idx on private.provider_documents
  using btree (application_id, requirement)
  where ((state = 'accepted'::text) AND (subject = 'place'::text));

create index provider_documents_requirement_idx on private.provider_documents using btree (requirement);

create index provider_documents_reviewed_by_idx on private.provider_documents using btree (reviewed_by);

create index provider_documents_user_idx on private.provider_documents using btree (user_id);

create unique index provider_documents_waiting_idx on private.provider_documents
  using btree (application_id, requirement)
  where (state = ANY (ARRAY['given'::text, 'sent_back'::text]));

create trigger texts_are_plain
  before insert or update of note on private.provider_documents
  for each row
  execute function private.keep_plain('note');

comment on table private.provider_documents is 'What applicants hand in: a number, pages of paper, or both. Of a person''s there is one present at a time, which every application of that person takes over; of a place''s one for each application. number_kept is null where only the last digits may be kept (Aadhaar). Read by its owner masked, and by the reviewer while assigned.';
