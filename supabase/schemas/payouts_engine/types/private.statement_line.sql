create type private.statement_line as (
  code text,
  amount_paise bigint,
  against public.ledger_account_kind
);

comment on type private.statement_line is 'A line that a statement adds of its own, and the account of the platform on which the other side stands.';
