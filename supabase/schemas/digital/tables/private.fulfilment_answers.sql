create table private.fulfilment_answers (
  id bigint generated always as identity not null,
  attempt_id bigint not null,
  answer jsonb not null,
  effect text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint fulfilment_answers_pkey primary key (id),
  constraint fulfilment_answers_attempt_id_fkey foreign key (attempt_id)
    references private.fulfilment_attempts(id)
);

create index fulfilment_answers_attempt_idx on private.fulfilment_answers using btree (attempt_id);

create trigger fulfilment_answers_are_append_only
  before delete or update on private.fulfilment_answers
  for each row
  execute function private.forbid_change();

comment on table private.fulfilment_answers is 'Every answer of the provider and what it changed. Append-only.';
