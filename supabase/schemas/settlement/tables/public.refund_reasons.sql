create table public.refund_reasons (
  code text not null,
  borne_by text not null,
  "position" smallint not null,
  constraint refund_bearer check ((borne_by = ANY (ARRAY['payees'::text, 'platform'::text]))),
  constraint refund_reason_form check ((code ~ '^[a-z][a-z_]{1,39}$'::text)),
  constraint refund_reasons_pkey primary key (code),
  constraint refund_reasons_position_key unique ("position")
);

alter table public.refund_reasons
  enable row level security;

create policy "everyone reads the reasons of refunds" on public.refund_reasons
  for select
  to anon, authenticated
  using (true);

comment on table public.refund_reasons is 'Why a charge is refunded. payees: everybody returns what they earned of it; platform: they keep it, and the platform pays.';

grant select on table public.refund_reasons to anon, authenticated;
