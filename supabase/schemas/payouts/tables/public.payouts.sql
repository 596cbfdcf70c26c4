create table public.payouts (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  account_kind public.ledger_account_kind not null,
  amount_paise bigint not null,
  set_off_paise bigint not null default 0,
  status text not null default 'requested'::text,
  method text not null,
  destination text not null,
  account_id uuid not null,
  reference text,
  note text,
  requested_by uuid,
  requested_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  provider_payout_id text,
  next_at timestamp with time zone not null default now(),
  attempts smallint not null default 0,
  fee_paise bigint not null default 0,
  fee_tax_paise bigint not null default 0,
  constraint payout_amount_positive check ((amount_paise > 0)),
  constraint payout_ends_with_reference check (((status <> 'paid'::text) OR (reference IS NOT NULL))),
  constraint payout_fee_tax check ((fee_tax_paise >= 0)),
  constraint payout_fee check ((fee_paise >= 0)),
  constraint payout_note_length check ((length(note) <= 500)),
  constraint payout_provider_form check ((provider_payout_id ~ '^[A-Za-z0-9_]{1,64}$'::text)),
  constraint payout_reference_form check ((reference ~ '^[A-Za-z0-9 ./_-]{4,64}$'::text)),
  constraint payout_set_off_range check ((set_off_paise >= 0)),
  constraint payout_state
    check
    ((status = ANY (ARRAY['requested'::text, 'processing'::text, 'paid'::text, 'failed'::text,
    'returned'::text]))),
  constraint payouts_account_id_fkey foreign key (account_id) references private.payout_accounts(id),
  constraint payouts_pkey primary key (id),
  constraint payouts_provider_payout_id_key unique (provider_payout_id)
);

alter table public.payouts
  enable row level security;

create index payouts_account_idx on public.payouts using btree (account_id);

create index payouts_next_idx on public.payouts using btree (next_at)
  where (status = ANY (ARRAY['requested'::text, 'processing'::text, 'paid'::text]));

create unique index payouts_one_open_idx on public.payouts using btree (owner_id, account_kind)
  where (status = ANY (ARRAY['requested'::text, 'processing'::text]));

create index payouts_owner_idx on public.payouts using btree (owner_id, requested_at desc);

create index payouts_status_idx on public.payouts using btree (status, requested_at);

create trigger texts_are_plain
  before insert or update of reference, note on public.payouts
  for each row
  execute function private.keep_plain('reference', 'note');

create policy "owners read their payouts, administrators all" on public.payouts
  for select
  to authenticated
  using ((private.owns_earnings(owner_id, account_kind) or ( select private.is_admin() as is_admin)));

comment on column public.payouts.destination is 'Where it goes, masked.';

comment on column public.payouts.fee_paise is 'What an instant payout cost beside, without its tax.';

comment on column public.payouts.next_at is 'When the payout service is asked next, for it or about it.';

comment on column public.payouts.requested_by is 'Null for those of a weekly run.';

comment on column public.payouts.set_off_paise is 'Cash in the courier''s hands that was set off first.';

comment on table public.payouts is 'Transfers of earnings to a bank account or UPI id, one under way for each owner.';

grant select (
  account_kind, amount_paise, destination, fee_paise, fee_tax_paise, id, method, note, owner_id, reference,
  requested_at, set_off_paise, settled_at, status
) on table public.payouts to authenticated;
