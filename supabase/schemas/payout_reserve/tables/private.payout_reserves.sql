create table private.payout_reserves (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  account_kind public.ledger_account_kind not null,
  statement_id uuid not null,
  rule_id uuid not null,
  amount_paise bigint not null,
  left_paise bigint not null,
  release_at timestamp with time zone not null,
  constraint payout_reserves_pkey primary key (id),
  constraint payout_reserves_statement_id_key unique (statement_id),
  constraint reserve_left check (((left_paise >= 0) AND (left_paise <= amount_paise))),
  constraint reserve_positive check ((amount_paise > 0)),
  constraint payout_reserves_rule_id_fkey foreign key (rule_id) references private.reserve_rules(id),
  constraint payout_reserves_statement_id_fkey foreign key (statement_id)
    references public.payout_statements(id)
);

create index payout_reserves_open_idx on private.payout_reserves
  using btree (owner_id, account_kind, release_at)
  where (left_paise > 0);

create index payout_reserves_rule_idx on private.payout_reserves using btree (rule_id);

comment on table private.payout_reserves is 'What a statement kept for refunds, and what of it has neither come back nor paid for a debt. What is left of all is the balance of the payee''s account payout_reserve.';
