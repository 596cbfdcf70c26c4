create table public.message_reports (
  conversation_id uuid not null,
  seq integer not null,
  reporter_id uuid not null,
  reason text not null,
  at timestamp with time zone not null default now(),
  constraint message_report_reason
    check
    ((reason = ANY (ARRAY['rude'::text, 'threat'::text, 'asks_for_money'::text, 'picture'::text,
    'other'::text]))),
  constraint message_reports_order_id_seq_fkey foreign key (conversation_id, seq)
    references private.conversation_messages(conversation_id, seq),
  constraint message_reports_pkey primary key (conversation_id, seq, reporter_id),
  constraint message_reports_reporter_id_fkey foreign key (reporter_id) references auth.users(id)
);

alter table public.message_reports
  enable row level security;

create index message_reports_at_idx on public.message_reports using btree (at desc);

create index message_reports_reporter_idx on public.message_reports using btree (reporter_id);

create policy "administrators read reports of messages" on public.message_reports
  for select
  to authenticated
  using (( select private.is_admin() as is_admin));

comment on table public.message_reports is 'Messages that somebody found wrong, for administrators.';

grant select on table public.message_reports to authenticated;
