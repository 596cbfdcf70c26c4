create table private.payout_adjustments (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  account_kind public.ledger_account_kind not null,
  amount_paise bigint not null,
  note text not null,
  state text not null default 'waiting'::text,
  asked_by uuid not null,
  asked_at timestamp with time zone not null default now(),
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint adjustment_note_length
    check (((length(TRIM(BOTH FROM note)) >= 5) AND (length(TRIM(BOTH FROM note)) <= 300))),
  constraint adjustment_range check (((amount_paise <> 0) AND (abs(amount_paise) <= 100000000))),
  constraint adjustment_state check ((state = ANY (ARRAY['waiting'::text, 'posted'::text, 'refused'::text]))),
  constraint payout_adjustments_asked_by_fkey foreign key (asked_by) references auth.users(id),
  constraint payout_adjustments_decided_by_fkey foreign key (decided_by) references auth.users(id),
  constraint payout_adjustments_pkey primary key (id),
  constraint payout_adjustments_account_kind_fkey foreign key (account_kind)
    references private.payees(account)
);

create index payout_adjustments_asked_by_idx on private.payout_adjustments using btree (asked_by);

create index payout_adjustments_decided_by_idx on private.payout_adjustments using btree (decided_by);

create index payout_adjustments_kind_idx on private.payout_adjustments using btree (account_kind);

create index payout_adjustments_state_idx on private.payout_adjustments using btree (state, asked_at desc);

create trigger texts_are_plain
  before insert or update of note on private.payout_adjustments
  for each row
  execute function private.keep_plain('note');

comment on table private.payout_adjustments is 'Corrections of earnings by administrators. Above a limit somebody else has to agree.';
