create table public.payout_statements (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  account_kind public.ledger_account_kind not null,
  cycle text not null,
  run_at timestamp with time zone not null,
  since timestamp with time zone,
  opening_paise bigint not null default 0,
  lines_paise bigint not null default 0,
  closing_paise bigint not null default 0,
  held_paise bigint not null default 0,
  payout_paise bigint not null default 0,
  carried_paise bigint not null default 0,
  reason text,
  payout_id uuid,
  made_at timestamp with time zone not null default clock_timestamp(),
  through_entry bigint not null default 0,
  constraint payout_statements_pkey primary key (id),
  constraint statement_adds_up
    check
    ((((opening_paise + lines_paise) = closing_paise) AND (closing_paise = (payout_paise + carried_paise)))),
  constraint statement_cycle check ((cycle = ANY (ARRAY['weekly'::text, 'instant'::text]))),
  constraint statement_held check ((held_paise >= 0)),
  constraint statement_payout check ((payout_paise >= 0)),
  constraint statement_reason
    check
    ((reason = ANY (ARRAY['nothing'::text, 'new_payee'::text, 'account_missing'::text, 'account_new'::text,
    'account_unverified'::text, 'below_minimum'::text, 'payout_under_way'::text, 'reserve'::text]))),
  constraint payout_statements_payout_id_fkey foreign key (payout_id) references public.payouts(id)
);

alter table public.payout_statements
  enable row level security;

create index payout_statements_owner_idx on public.payout_statements
  using btree (owner_id, account_kind, made_at desc);

create index payout_statements_payout_idx on public.payout_statements using btree (payout_id);

create unique index payout_statements_run_idx on public.payout_statements
  using btree (owner_id, account_kind, run_at)
  where (cycle = 'weekly'::text);

create policy "owners read their statements, administrators all" on public.payout_statements
  for select
  to authenticated
  using ((private.owns_earnings(owner_id, account_kind) or ( select private.is_admin() as is_admin)));

comment on column public.payout_statements.held_paise is 'What of the closing sum could not be paid yet, see reason.';

comment on column public.payout_statements.opening_paise is 'What was carried over, and what came back of payouts since.';

comment on column public.payout_statements.reason is 'Why nothing, or not all, was paid; null where all was.';

comment on column public.payout_statements.through_entry is 'The newest entry of the ledger in it or before it.';

comment on table public.payout_statements is 'What a payee has earned since the last one, what was withheld, and what was paid of it.';

grant select on table public.payout_statements to authenticated;
