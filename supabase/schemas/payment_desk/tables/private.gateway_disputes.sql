create table private.gateway_disputes (
  provider_dispute_id text not null,
  provider_payment_id text not null,
  amount_paise bigint not null,
  currency text not null,
  reason_code text,
  state text not null,
  respond_by timestamp with time zone,
  evidence text,
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  constraint dispute_currency check ((currency ~ '^[A-Z]{3}$'::text)),
  constraint dispute_ends_once check (((ended_at IS
    NOT NULL) = (state = ANY (ARRAY['won'::text, 'lost'::text, 'closed'::text])))),
  constraint dispute_evidence_length check (((length(evidence) >= 10) AND (length(evidence) <= 5000))),
  constraint dispute_name check ((provider_dispute_id ~ '^[A-Za-z0-9_]{1,64}$'::text)),
  constraint dispute_payment check ((provider_payment_id ~ '^[A-Za-z0-9_]{1,64}$'::text)),
  constraint dispute_positive check ((amount_paise > 0)),
  constraint dispute_reason check ((length(reason_code) <= 100)),
  constraint dispute_state
    check
    ((state = ANY (ARRAY['open'::text, 'under_review'::text, 'won'::text, 'lost'::text, 'closed'::text]))),
  constraint gateway_disputes_pkey primary key (provider_dispute_id)
);

create index gateway_disputes_open_idx on private.gateway_disputes using btree (respond_by)
  where (ended_at is null);

create index gateway_disputes_payment_idx on private.gateway_disputes using btree (provider_payment_id);

create trigger texts_are_plain
  before insert or update of evidence on private.gateway_disputes
  for each row
  execute function private.keep_plain('evidence');

comment on table private.gateway_disputes is 'Payments that a customer''s bank takes back or wants to. Until it is decided the money is held apart (dispute_hold); lost, the platform bears it.';
