create table private.ledger_transactions (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  order_id uuid,
  idempotency_key text not null,
  note text,
  at timestamp with time zone not null default now(),
  constraint ledger_transactions_idempotency_key_key unique (idempotency_key),
  constraint ledger_transactions_pkey primary key (id),
  constraint transaction_kind
    check
    ((kind = ANY (ARRAY['order_paid'::text, 'order_settled'::text, 'order_refunded'::text,
    'compensation'::text,
    'wallet_credit'::text,
    'wallet_topup'::text,
    'wallet_expired'::text,
    'gift_code'::text,
    'cash_deposit'::text,
    'payout'::text,
    'payout_fee'::text,
    'payout_tax'::text,
    'incentive'::text,
    'adjustment'::text,
    'payment_returned'::text,
    'refund_sent'::text,
    'membership'::text,
    'membership_revenue'::text,
    'gateway_settled'::text,
    'refund_found'::text,
    'dispute_held'::text,
    'dispute_ended'::text,
    'referral_credit'::text,
    'referral_taken_back'::text, 'payout_reserve'::text, 'daily_fee'::text, 'tip'::text])))
);

create index ledger_transactions_at_idx on private.ledger_transactions using btree (at);

create index ledger_transactions_order_idx on private.ledger_transactions using btree (order_id);

create trigger ledger_transactions_are_append_only
  before delete or update on private.ledger_transactions
  for each row
  execute function private.forbid_change();

comment on table private.ledger_transactions is 'One movement of money; its entries sum to zero. The unique key prevents posting twice.';
