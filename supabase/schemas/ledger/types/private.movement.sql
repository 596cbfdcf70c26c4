create type private.movement as (
  owner_id uuid,
  kind public.ledger_account_kind,
  amount_paise bigint
);
