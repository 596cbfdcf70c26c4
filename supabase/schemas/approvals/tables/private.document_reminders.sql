create table private.document_reminders (
  document_id uuid not null,
  days_before smallint not null,
  at timestamp with time zone not null default now(),
  constraint document_reminders_pkey primary key (document_id, days_before),
  constraint document_reminders_document_id_fkey foreign key (document_id)
    references private.provider_documents(id) on delete cascade
);

comment on table private.document_reminders is 'The reminders that were sent, each once.';
