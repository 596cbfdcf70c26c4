create table private.ledger_checks (
  id bigint generated always as identity not null,
  at timestamp with time zone not null default clock_timestamp(),
  since timestamp with time zone,
  imbalanced integer not null,
  constraint ledger_checks_pkey primary key (id)
);

comment on table private.ledger_checks is 'Runs of the ledger check: since when (null: everything) and how many transactions did not sum to zero.';
