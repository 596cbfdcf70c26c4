create table private.document_openings (
  id bigint generated always as identity not null,
  document_id uuid not null,
  page smallint not null,
  opened_by uuid not null,
  at timestamp with time zone not null default now(),
  constraint document_openings_pkey primary key (id),
  constraint document_openings_document_id_fkey foreign key (document_id)
    references private.provider_documents(id) on delete cascade
);

create index document_openings_document_idx on private.document_openings using btree (document_id, at desc);

comment on table private.document_openings is 'Who has opened a page of a document, and when: its owner sees the list.';
