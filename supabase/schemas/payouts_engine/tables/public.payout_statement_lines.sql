create table public.payout_statement_lines (
  statement_id uuid not null,
  "position" smallint not null,
  code text not null,
  amount_paise bigint not null,
  movements integer not null default 0,
  constraint payout_statement_lines_pkey primary key (statement_id, "position"),
  constraint statement_line_code check ((code ~ '^[a-z][a-z0-9_]{1,49}$'::text)),
  constraint payout_statement_lines_statement_id_fkey foreign key (statement_id)
    references public.payout_statements(id)
);

alter table public.payout_statement_lines
  enable row level security;

create policy "who reads a statement reads its lines" on public.payout_statement_lines
  for select
  to authenticated
  using ((exists ( select
   from public.payout_statements s
  where (s.id = payout_statement_lines.statement_id))));

comment on column public.payout_statement_lines.movements is 'How many movements of the ledger the line sums up.';

comment on table public.payout_statement_lines is 'The lines of a statement, which add up to it.';

grant select on table public.payout_statement_lines to authenticated;
