create table public.cancellation_reasons (
  code text not null,
  actors text[] not null,
  fault text not null,
  constraint cancellation_reasons_pkey primary key (code),
  constraint reason_fault
    check
    ((fault = ANY (ARRAY['customer'::text, 'vendor'::text, 'platform'::text, 'courier'::text, 'nobody'::text,
    'unforeseen'::text])))
);

alter table public.cancellation_reasons
  enable row level security;

create policy "everyone reads the reasons" on public.cancellation_reasons
  for select
  to anon, authenticated
  using (true);

comment on table public.cancellation_reasons is 'Who may choose which reason, and who is at fault; nobody where the customer neither pays for it nor is compensated, unforeseen where the vendor is not paid either.';

grant select on table public.cancellation_reasons to anon, authenticated;
