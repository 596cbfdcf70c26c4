create table private.payout_deductions (
  statement_id uuid not null,
  deduction text not null,
  period date not null,
  owner_id uuid not null,
  base_paise bigint not null,
  withheld_paise bigint not null,
  constraint payout_deductions_pkey primary key (statement_id, deduction, period),
  constraint payout_deductions_statement_id_fkey foreign key (statement_id)
    references public.payout_statements(id)
);

create index payout_deductions_owner_idx on private.payout_deductions
  using btree (owner_id, deduction, period);

comment on table private.payout_deductions is 'Net value and what was withheld of it, by statement and month or financial year (its first day).';
