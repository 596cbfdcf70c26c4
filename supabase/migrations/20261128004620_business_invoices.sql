-- Invoices for a business: a customer's registrations for GST, the one that an order's papers are to bear, and the
-- returns that name whom they were issued to (docs/decisions/0120).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table public.tax_registrations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  gstin text not null constraint tax_registration_number check (private.number_problem('gstin', gstin) is null),
  legal_name text not null constraint tax_registration_name_length check (length(trim(legal_name)) between 2 and 120),
  address text not null constraint tax_registration_address_length check (length(trim(address)) between 5 and 200),
  created_at timestamptz not null default now(),
  unique (user_id, gstin)
);

comment on table public.tax_registrations is
  'Businesses in whose name a customer has invoices made out, as they are registered for GST. The first two figures '
  'of a number are its state.';

create trigger account_is_open before insert on public.tax_registrations for each row
  execute function private.hold_account_of_row('user_id');

create trigger texts_are_plain before insert or update of legal_name, address on public.tax_registrations
  for each row execute function private.keep_plain('legal_name', 'address');

alter table public.tax_registrations enable row level security;

create policy "customers read their own registrations" on public.tax_registrations for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.tax_registrations from anon, authenticated;
grant select on public.tax_registrations to authenticated;

create function public.save_tax_registration(gstin text, legal_name text, address text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  number text;
  saved uuid;
begin
  perform private.bound(save_tax_registration.gstin, 100);
  perform private.bound(save_tax_registration.legal_name, 400);
  perform private.bound(save_tax_registration.address, 800);
  number := private.clean_number('gstin', save_tax_registration.gstin);
  if number is null or private.number_problem('gstin', number) is not null
      or not exists (select from private.gst_states as s where s.code = left(number, 2)) then
    perform private.refuse(400, 'gstin_invalid', 'This is not a GST number.');
  end if;
  if coalesce(length(trim(private.without_marks(save_tax_registration.legal_name))), 0) not between 2 and 120 then
    perform private.refuse(400, 'legal_name_invalid', 'The registered name has 2 to 120 letters.');
  end if;
  if coalesce(length(trim(private.without_marks(save_tax_registration.address))), 0) not between 5 and 200 then
    perform private.refuse(400, 'business_address_invalid', 'The registered address has 5 to 200 letters.');
  end if;
  perform private.take_turns('tax_registrations', caller::text);
  if (select count(*) from public.tax_registrations as r where r.user_id = caller and r.gstin <> number) >= 10 then
    perform private.refuse(409, 'too_many_businesses', 'Ten businesses are the most one can save.');
  end if;
  insert into public.tax_registrations as r (user_id, gstin, legal_name, address)
  values (caller, number, trim(save_tax_registration.legal_name), trim(save_tax_registration.address))
  on conflict (user_id, gstin) do update set legal_name = excluded.legal_name, address = excluded.address
  returning r.id into saved;
  return saved;
end
$$;

comment on function public.save_tax_registration is
  'Keeps a business in whose name the caller has invoices made out, or changes the one with this number; returns its '
  'id. Refuses gstin_invalid, legal_name_invalid, business_address_invalid, too_many_businesses.';

create function public.delete_tax_registration(registration_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  delete from public.tax_registrations as r where r.id = delete_tax_registration.registration_id
    and r.user_id = caller;
end
$$;

comment on function public.delete_tax_registration is
  'Removes a business of the caller''s; what was issued to it stays as it is. Whose it is not, nothing happens.';

create function private.business_for_invoice(caller uuid, registration text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', r.legal_name, 'address', r.address, 'gstin', r.gstin, 'state', left(r.gstin, 2))
  from public.tax_registrations as r
  where r.user_id = caller and r.id::text = lower(registration)
$$;

comment on function private.business_for_invoice is
  'A business of the caller''s as invoices name it now: {name, address, gstin, state}; null for another''s.';

create table private.order_recipients (
  order_id uuid primary key references public.enhanced_orders (id),
  recipient jsonb not null
);

revoke all on private.order_recipients from anon, authenticated;

comment on table private.order_recipients is
  'In whose name an order''s papers are made out, as the business was when it was placed; without a row in nobody''s.';

-- Accounts that close -----------------------------------------------------------------------------------------------
create function private.registration_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('tax_registrations', (select coalesce(jsonb_agg(to_jsonb(r) - 'user_id'
    order by r.created_at), '[]') from public.tax_registrations as r where r.user_id = caller))
$$;

comment on function private.registration_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_registrations(caller uuid) returns void language sql set search_path = '' as $$
  delete from public.tax_registrations as r where r.user_id = caller;
  delete from private.order_recipients as r using public.enhanced_orders as o
  where o.id = r.order_id and o.user_id = caller;
$$;

comment on function private.forget_registrations is
  'Removes the businesses of a closed account; the papers that were issued to them keep the name, as tax law asks. '
  'See trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('business_invoices', 'private.registration_data', 'private.forget_registrations');

-- Returns that name the recipient -----------------------------------------------------------------------------------
create function private.gstr1_b2b(month date) returns setof text language sql stable set search_path = '' as $$
  select private.csv_row('GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date', 'Invoice Value',
    'Place Of Supply', 'Reverse Charge', 'Invoice Type', 'Rate', 'Taxable Value', 'Integrated Tax', 'Central Tax',
    'State/UT Tax', 'Cess Amount')
  union all
  (select private.csv_row(r.recipient ->> 'gstin', r.recipient ->> 'name', r.number, private.filed_day(r.issued_at),
    private.as_filed(max(r.total_paise)), r.place_of_supply, 'N', 'Regular B2B', private.as_filed(r.rate_bp),
    private.as_filed(sum(r.taxable_paise)), private.as_filed(sum(r.igst_paise)),
    private.as_filed(sum(r.cgst_paise)), private.as_filed(sum(r.sgst_paise)), '0.00')
  from private.filed_rows(gstr1_b2b.month) as r
  where r.issuer_id is null and not r.section_9_5 and r.recipient is not null and r.kind <> 'credit_note'
  group by r.invoice_id, r.recipient, r.number, r.issued_at, r.place_of_supply, r.rate_bp
  order by r.number, r.rate_bp)
$$;

comment on function private.gstr1_b2b is
  'GSTR-1 table 4A: what the platform itself supplied to registered persons, by invoice and rate.';

create function private.gstr1_cdnr(month date) returns setof text language sql stable set search_path = '' as $$
  select private.csv_row('GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type',
    'Place Of Supply', 'Reverse Charge', 'Note Supply Type', 'Note Value', 'Rate', 'Taxable Value', 'Integrated Tax',
    'Central Tax', 'State/UT Tax', 'Cess Amount')
  union all
  (select private.csv_row(r.recipient ->> 'gstin', r.recipient ->> 'name', r.number, private.filed_day(r.issued_at),
    'C', r.place_of_supply, 'N', 'Regular B2B', private.as_filed(max(r.total_paise)), private.as_filed(r.rate_bp),
    private.as_filed(sum(r.taxable_paise)), private.as_filed(sum(r.igst_paise)),
    private.as_filed(sum(r.cgst_paise)), private.as_filed(sum(r.sgst_paise)), '0.00')
  from private.filed_rows(gstr1_cdnr.month) as r
  where r.issuer_id is null and not r.section_9_5 and r.recipient is not null and r.kind = 'credit_note'
  group by r.invoice_id, r.recipient, r.number, r.issued_at, r.place_of_supply, r.rate_bp
  order by r.number, r.rate_bp)
$$;

comment on function private.gstr1_cdnr is
  'GSTR-1 table 9B: the platform''s own credit notes to registered persons, by note and rate.';

create function private.gstr1_eco_b2b(month date) returns setof text language sql stable set search_path = '' as $$
  select private.csv_row('Supplier GSTIN/UIN', 'Supplier Name', 'Recipient GSTIN/UIN', 'Recipient Name',
    'Document Number', 'Document Date', 'Value of supplies made', 'Place Of Supply', 'Document type', 'Rate',
    'Taxable Value', 'Integrated Tax', 'Central Tax', 'State/UT Tax', 'Cess Amount')
  union all
  (select private.csv_row(coalesce(r.supplier ->> 'gstin', 'URP'), r.supplier ->> 'name', r.recipient ->> 'gstin',
    r.recipient ->> 'name', r.number, private.filed_day(r.issued_at), private.as_filed(r.sign * max(r.total_paise)),
    r.place_of_supply, 'Regular', private.as_filed(r.rate_bp), private.as_filed(r.sign * sum(r.taxable_paise)),
    private.as_filed(r.sign * sum(r.igst_paise)), private.as_filed(r.sign * sum(r.cgst_paise)),
    private.as_filed(r.sign * sum(r.sgst_paise)), '0.00')
  from private.filed_rows(gstr1_eco_b2b.month) as r
  where r.issuer_id is null and r.section_9_5 and r.recipient is not null
  group by r.invoice_id, r.supplier, r.recipient, r.number, r.issued_at, r.place_of_supply, r.rate_bp, r.sign
  order by r.number, r.rate_bp)
$$;

comment on function private.gstr1_eco_b2b is
  'GSTR-1 table 15 to registered persons: supplies under section 9(5) by document and rate, credit notes below zero. '
  'A supplier without a registration is URP.';

insert into private.tax_papers (paper, made_by, position) values
  ('gstr1_b2b', 'private.gstr1_b2b', 2), ('gstr1_cdnr', 'private.gstr1_cdnr', 3),
  ('gstr1_eco_b2b', 'private.gstr1_eco_b2b', 5);

revoke execute on function public.save_tax_registration(text, text, text), public.delete_tax_registration(uuid)
  from public, anon;
grant execute on function public.save_tax_registration(text, text, text), public.delete_tax_registration(uuid)
  to authenticated;
revoke execute on function private.business_for_invoice(uuid, text), private.registration_data(uuid),
  private.forget_registrations(uuid), private.gstr1_b2b(date), private.gstr1_cdnr(date), private.gstr1_eco_b2b(date)
  from public;
