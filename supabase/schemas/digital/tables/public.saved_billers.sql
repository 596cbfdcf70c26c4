create table public.saved_billers (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  biller_code text not null,
  parameters jsonb not null,
  nickname text,
  due_on date,
  last_bill_paise integer,
  remind boolean not null default true,
  reminded_for date,
  created_at timestamp with time zone not null default now(),
  constraint saved_biller_nickname_length
    check (((length(TRIM(BOTH FROM nickname)) >= 1) AND (length(TRIM(BOTH FROM nickname)) <= 40))),
  constraint saved_billers_biller_code_fkey foreign key (biller_code) references public.billers(code),
  constraint saved_billers_pkey primary key (id),
  constraint saved_billers_user_id_biller_code_parameters_key unique (user_id, biller_code, parameters),
  constraint saved_billers_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade
);

alter table public.saved_billers
  enable row level security;

create index saved_billers_biller_idx on public.saved_billers using btree (biller_code);

create index saved_billers_due_idx on public.saved_billers using btree (due_on)
  where remind;

create trigger texts_are_plain
  before insert or update of nickname on public.saved_billers
  for each row
  execute function private.keep_plain('nickname');

create policy "customers read their saved billers" on public.saved_billers
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

comment on column public.saved_billers.reminded_for is 'The due date for which the customer was reminded last.';

comment on table public.saved_billers is 'Connections that a customer pays for regularly. Written by functions only.';

grant select (
  biller_code, created_at, due_on, id, last_bill_paise, nickname, parameters, remind
) on table public.saved_billers to authenticated;
