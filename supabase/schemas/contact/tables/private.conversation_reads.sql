create table private.conversation_reads (
  conversation_id uuid not null,
  role text not null,
  reader_id uuid not null,
  with_role text not null,
  last_seq integer not null,
  at timestamp with time zone not null default now(),
  constraint order_reads_pkey primary key (conversation_id, role, reader_id, with_role),
  constraint conversation_reads_conversation_id_fkey foreign key (conversation_id)
    references private.conversations(id)
);

comment on table private.conversation_reads is 'How far a party has read what another party wrote. reader_id is a person, or a vendor, whose people read for one another.';
