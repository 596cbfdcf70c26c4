create table private.conversations (
  id uuid not null default gen_random_uuid(),
  subject_kind text not null,
  subject_id uuid not null,
  constraint conversations_pkey primary key (id),
  constraint conversations_subject_kind_fkey foreign key (subject_kind)
    references private.conversation_subjects(kind),
  constraint conversations_subject_kind_subject_id_key unique (subject_kind, subject_id)
);

comment on table private.conversations is 'What is talked about, once each. The conversation of an order has the order''s own id.';
