create table private.payout_statement_documents (
  invoice_id uuid not null,
  statement_id uuid not null,
  constraint payout_statement_documents_pkey primary key (invoice_id),
  constraint payout_statement_documents_invoice_id_fkey foreign key (invoice_id)
    references public.invoices(id),
  constraint payout_statement_documents_statement_id_fkey foreign key (statement_id)
    references public.payout_statements(id)
);

create index payout_statement_documents_statement_idx on private.payout_statement_documents
  using btree (statement_id);

comment on table private.payout_statement_documents is 'Which statement counts an invoice or credit note for what is withheld: one, and no second.';
