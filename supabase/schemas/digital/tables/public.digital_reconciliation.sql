create table public.digital_reconciliation (
  id bigint generated always as identity not null,
  fulfilment_id uuid not null,
  kind text not null,
  answer jsonb not null,
  noted_at timestamp with time zone not null default now(),
  resolved_at timestamp with time zone,
  resolved_by uuid,
  note text,
  constraint digital_reconciliation_fulfilment_id_fkey foreign key (fulfilment_id)
    references public.digital_fulfilments(id),
  constraint digital_reconciliation_fulfilment_id_kind_key unique (fulfilment_id, kind),
  constraint digital_reconciliation_pkey primary key (id),
  constraint reconciliation_kind
    check
    ((kind = ANY (ARRAY['late_success'::text, 'second_success'::text, 'failed_after_success'::text,
    'wrong_amount'::text]))),
  constraint reconciliation_note_length
    check (((length(TRIM(BOTH FROM note)) >= 3) AND (length(TRIM(BOTH FROM note)) <= 500)))
);

alter table public.digital_reconciliation
  enable row level security;

create index digital_reconciliation_open_idx on public.digital_reconciliation using btree (noted_at)
  where (resolved_at is null);

create trigger texts_are_plain
  before insert or update of note on public.digital_reconciliation
  for each row
  execute function private.keep_plain('note');

create policy "administrators read what has to be reconciled" on public.digital_reconciliation
  for select
  to authenticated
  using (( select private.is_admin() as is_admin));

comment on table public.digital_reconciliation is 'Answers of providers that contradict what was done, for administrators to settle with the provider.';

grant select on table public.digital_reconciliation to authenticated;
