create table public.shops (
  vendor_id uuid not null,
  legal_name text,
  gstin text,
  care_email text,
  care_phone text,
  free_shipping_from_paise integer,
  by_courier boolean not null default false,
  constraint shop_care_email_form check ((care_email ~ '^[^@\s]{1,64}@[^@\s]{3,120}$'::text)),
  constraint shop_care_phone_form check ((care_phone ~ '^\+91[0-9]{10}$'::text)),
  constraint shop_free_shipping_range
    check (((free_shipping_from_paise >= 0) AND (free_shipping_from_paise <= 10000000))),
  constraint shop_gstin_form check ((gstin ~ '^[0-9]{2}[A-Z0-9]{10}[0-9A-Z]{3}$'::text)),
  constraint shop_legal_name_length
    check (((length(TRIM(BOTH FROM legal_name)) >= 2) AND (length(TRIM(BOTH FROM legal_name)) <= 120))),
  constraint shops_pkey primary key (vendor_id),
  constraint shops_vendor_id_fkey foreign key (vendor_id) references public.vendors(id) on delete cascade
);

alter table public.shops
  enable row level security;

create trigger care_phones_are_read
  before insert or update of care_phone on public.shops
  for each row
  when ((new.care_phone IS NOT NULL))
  execute function private.read_care_phone();

create trigger texts_are_plain
  before insert or update of legal_name on public.shops
  for each row
  execute function private.keep_plain('legal_name');

create policy "a vendor's people change its shop" on "public"."shops"
  for update
  to "authenticated"
  using (private.may(vendor_id, 'catalogue'::text))
  with check (private.may(vendor_id, 'catalogue'::text));

create policy "who sees a vendor sees its shop" on public.shops
  for select
  to anon, authenticated
  using ((exists ( select
   from public.vendors v
  where (v.id = shops.vendor_id))));

comment on column public.shops.by_courier is 'Orders to an address in the delivery area, while the shop is open, are brought by a courier the same day instead of by a carrier.';

comment on column public.shops.free_shipping_from_paise is 'Goods for so much are shipped free of charge; null is never.';

comment on column public.shops.legal_name is 'The registered name. Decided by the platform, and so is gstin.';

comment on table public.shops is 'What is known of a seller of goods beside what every vendor has. The law asks for name and customer care on the product page. A vendor of another kind has no row.';

grant select on table public.shops to anon;

grant update (
  by_courier, care_email, care_phone, free_shipping_from_paise
) on table public.shops to authenticated;

grant select on table public.shops to authenticated;
