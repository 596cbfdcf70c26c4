create table public.bill_fetches (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  biller_code text not null,
  parameters jsonb not null,
  status text not null default 'pending'::text,
  amount_paise integer,
  min_paise integer,
  due_on date,
  bill_date date,
  bill_number text,
  customer_name text,
  failure_code text,
  attempts integer not null default 0,
  next_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  answered_at timestamp with time zone,
  expires_at timestamp with time zone,
  constraint bill_amount_range check (((amount_paise >= 1) AND (amount_paise <= 50000000))),
  constraint bill_customer_name_length
    check (((length(customer_name) >= 1) AND (length(customer_name) <= 100))),
  constraint bill_failure_form check ((failure_code ~ '^[a-z_]{2,40}$'::text)),
  constraint bill_fetch_status
    check ((status = ANY (ARRAY['pending'::text, 'fetched'::text, 'not_needed'::text, 'failed'::text]))),
  constraint bill_fetched_has_amount check (((status <> 'fetched'::text) OR ((amount_paise IS
    NOT NULL) AND (expires_at IS NOT NULL)))),
  constraint bill_fetches_pkey primary key (id),
  constraint bill_fetches_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint bill_min_range check (((min_paise >= 1) AND (min_paise <= amount_paise))),
  constraint bill_number_length check (((length(bill_number) >= 1) AND (length(bill_number) <= 60))),
  constraint bill_fetches_biller_code_fkey foreign key (biller_code) references public.billers(code)
);

alter table public.bill_fetches
  enable row level security;

create index bill_fetches_biller_idx on public.bill_fetches using btree (biller_code);

create index bill_fetches_next_idx on public.bill_fetches using btree (next_at)
  where (status = 'pending'::text);

create index bill_fetches_user_idx on public.bill_fetches using btree (user_id, created_at desc);

create trigger texts_are_plain
  before insert or update of customer_name on public.bill_fetches
  for each row
  execute function private.keep_plain('customer_name');

create policy "customers read the bills that they fetched" on public.bill_fetches
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

comment on column public.bill_fetches.min_paise is 'The least that the biller accepts as a part of this bill; null where the biller does not say.';

comment on column public.bill_fetches.status is 'not_needed: the biller gives out no bills; the customer enters the amount.';

comment on table public.bill_fetches is 'Bills as billers answered them; a row is pending until then. Written by functions only.';

grant select (
  amount_paise, answered_at, bill_date, bill_number, biller_code, created_at, customer_name, due_on,
  expires_at, failure_code, id, min_paise, parameters, status
) on table public.bill_fetches to authenticated;
