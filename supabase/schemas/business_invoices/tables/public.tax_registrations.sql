create table public.tax_registrations (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  gstin text not null,
  legal_name text not null,
  address text not null,
  created_at timestamp with time zone not null default now(),
  constraint tax_registration_address_length
    check (((length(TRIM(BOTH FROM address)) >= 5) AND (length(TRIM(BOTH FROM address)) <= 200))),
  constraint tax_registration_name_length
    check (((length(TRIM(BOTH FROM legal_name)) >= 2) AND (length(TRIM(BOTH FROM legal_name)) <= 120))),
  constraint tax_registrations_pkey primary key (id),
  constraint tax_registrations_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint tax_registrations_user_id_gstin_key unique (user_id, gstin),
  constraint tax_registration_number check ((private.number_problem('gstin'::text, gstin) IS NULL))
);

alter table public.tax_registrations
  enable row level security;

create trigger account_is_open
  before insert on public.tax_registrations
  for each row
  execute function private.hold_account_of_row('user_id');

create trigger texts_are_plain
  before insert or update of legal_name, address on public.tax_registrations
  for each row
  execute function private.keep_plain('legal_name', 'address');

create policy "customers read their own registrations" on public.tax_registrations
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

comment on table public.tax_registrations is 'Businesses in whose name a customer has invoices made out, as they are registered for GST. The first two figures of a number are its state.';

grant select on table public.tax_registrations to authenticated;
