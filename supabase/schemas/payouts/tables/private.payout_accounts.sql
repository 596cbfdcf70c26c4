create table private.payout_accounts (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  kind public.ledger_account_kind not null,
  method text not null,
  holder text,
  account_number text,
  ifsc text,
  upi_id text,
  masked text not null,
  set_by uuid,
  usable_from timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  replaced_at timestamp with time zone,
  check_state text not null default 'waiting'::text,
  check_reason text,
  checked_at timestamp with time zone,
  contact_id text,
  fund_account_id text,
  validation_id text,
  check_next_at timestamp with time zone not null default now(),
  check_attempts smallint not null default 0,
  constraint payout_account_is_whole
    check (((holder IS NULL) OR (((method = 'bank'::text) = ((account_number IS NOT NULL) AND (ifsc IS
    NOT NULL))) AND ((method = 'upi'::text) = (upi_id IS NOT NULL))))),
  constraint payout_account_number_form check ((account_number ~ '^[0-9]{9,18}$'::text)),
  constraint payout_accounts_pkey primary key (id),
  constraint payout_check_reason check ((length(check_reason) <= 200)),
  constraint payout_check_state
    check
    ((check_state = ANY (ARRAY['waiting'::text, 'checking'::text, 'verified'::text, 'failed'::text,
    'returned'::text]))),
  constraint payout_contact_form check ((contact_id ~ '^[A-Za-z0-9_]{1,64}$'::text)),
  constraint payout_fund_form check ((fund_account_id ~ '^[A-Za-z0-9_]{1,64}$'::text)),
  constraint payout_holder_length
    check (((length(TRIM(BOTH FROM holder)) >= 2) AND (length(TRIM(BOTH FROM holder)) <= 80))),
  constraint payout_ifsc_form check ((ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'::text)),
  constraint payout_method check ((method = ANY (ARRAY['bank'::text, 'upi'::text]))),
  constraint payout_upi_form check ((upi_id ~ '^[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,63}$'::text)),
  constraint payout_validation_form check ((validation_id ~ '^[A-Za-z0-9_]{1,64}$'::text)),
  constraint payout_account_kind foreign key (kind) references private.payees(account)
);

create index payout_accounts_check_idx on private.payout_accounts using btree (check_next_at)
  where ((check_state = ANY (ARRAY['waiting'::text, 'checking'::text])) AND (replaced_at is null));

create index payout_accounts_kind_idx on private.payout_accounts using btree (kind);

create unique index payout_accounts_one_present_idx on private.payout_accounts using btree (owner_id, kind)
  where (replaced_at is null);

create index payout_accounts_owner_idx on private.payout_accounts using btree (owner_id);

create index payout_accounts_validation_idx on private.payout_accounts using btree (validation_id)
  where (validation_id is not null);

create trigger texts_are_plain
  before insert or update of holder on private.payout_accounts
  for each row
  execute function private.keep_plain('holder');

comment on column private.payout_accounts.check_state is 'What a transfer of a rupee has shown: waiting, checking, verified, or failed. returned: a payout came back from it. Nothing is paid to the last two.';

comment on column private.payout_accounts.owner_id is 'The user, or the vendor for vendor_payable.';

comment on table private.payout_accounts is 'Where earnings go. A change adds a row, and is usable after a pause. API roles see the masked form only; the numbers are removed when the account is closed.';
