create table private.ledger_accounts (
  id uuid not null default gen_random_uuid(),
  owner_id uuid,
  kind public.ledger_account_kind not null,
  balance_paise bigint,
  created_at timestamp with time zone not null default now(),
  constraint ledger_accounts_pkey primary key (id),
  constraint balance_kept_where_bounded check (((balance_paise IS
    NOT NULL) =
    (kind = ANY (ARRAY['customer_wallet'::public.ledger_account_kind,
    'cash_with_courier'::public.ledger_account_kind])))),
  constraint ledger_accounts_owner_id_kind_key unique nulls not DISTINCT (owner_id, kind),
  constraint payable_has_owner
    check
    (((owner_id IS NULL) = (kind = ANY (ARRAY['platform_revenue'::public.ledger_account_kind,
    'tax_payable'::public.ledger_account_kind,
    'gateway_clearing'::public.ledger_account_kind,
    'promo_expense'::public.ledger_account_kind,
    'order_escrow'::public.ledger_account_kind,
    'payout_clearing'::public.ledger_account_kind,
    'refund_clearing'::public.ledger_account_kind,
    'deferred_revenue'::public.ledger_account_kind,
    'tcs_withheld'::public.ledger_account_kind,
    'tds_withheld'::public.ledger_account_kind,
    'bank'::public.ledger_account_kind,
    'gateway_fees'::public.ledger_account_kind,
    'input_tax'::public.ledger_account_kind,
    'dispute_hold'::public.ledger_account_kind,
    'gift_codes'::public.ledger_account_kind, 'points_expense'::public.ledger_account_kind])))),
  constraint wallet_not_negative
    check (((kind <> 'customer_wallet'::public.ledger_account_kind) OR (balance_paise >= 0)))
);

comment on column private.ledger_accounts.balance_paise is 'Stored only for accounts with a limit; the platform''s accounts are summed when read, so that orders never wait for a shared row.';

comment on table private.ledger_accounts is 'Accounts by owner (user, vendor, or null for the platform) and kind.';
