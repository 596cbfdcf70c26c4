create table public.services (
  id uuid not null default gen_random_uuid(),
  vendor_id uuid not null,
  trade text not null,
  name text not null,
  description text,
  section text,
  name_translations jsonb not null default '{}'::jsonb,
  preparation text,
  minutes smallint[] not null,
  before_minutes smallint not null default 0,
  after_minutes smallint not null default 0,
  people smallint not null default 1,
  price_paise integer not null,
  is_active boolean not null default true,
  "position" smallint not null default 0,
  created_at timestamp with time zone not null default now(),
  type text,
  warranty_days smallint not null default 0,
  sets_off boolean not null default false,
  constraint service_after_range check (((after_minutes >= 0) AND (after_minutes <= 240))),
  constraint service_before_range check (((before_minutes >= 0) AND (before_minutes <= 240))),
  constraint service_description_length check ((length(description) <= 600)),
  constraint service_minutes_form
    check
    (((array_ndims(minutes) = 1) AND (cardinality(minutes) = ANY (ARRAY[1, 3, 5])) AND (5 <= ALL (minutes))
    AND (720 >= ALL (minutes)))),
  constraint service_name_length
    check (((length(TRIM(BOTH FROM name)) >= 2) AND (length(TRIM(BOTH FROM name)) <= 80))),
  constraint service_people_range check (((people >= 1) AND (people <= 10))),
  constraint service_preparation_length check ((length(preparation) <= 300)),
  constraint service_price_range check (((price_paise >= 0) AND (price_paise <= 10000000))),
  constraint service_section_length check ((length(section) <= 60)),
  constraint service_warranty_range check (((warranty_days >= 0) AND (warranty_days <= 365))),
  constraint services_pkey primary key (id),
  constraint services_trade_fkey foreign key (trade) references private.trades(trade),
  constraint services_type_fkey foreign key (type) references public.service_types(type),
  constraint services_vendor_id_fkey foreign key (vendor_id) references public.vendors(id) on delete cascade,
  constraint service_translations check (private.are_translations(name_translations, 80))
);

alter table public.services
  enable row level security;

create index services_trade_idx on public.services using btree (trade);

create index services_type_idx on public.services using btree (type);

create index services_vendor_idx on public.services using btree (vendor_id, "position");

create trigger changed_services_find_their_vendor
  after update on public.services referencing NEW table as changed
  for each STATEMENT
  execute function private.find_by_services();

create trigger new_services_find_their_vendor
  after insert on public.services referencing NEW table as changed
  for each STATEMENT
  execute function private.find_by_services();

create trigger removed_services_find_no_vendor
  after delete on public.services referencing OLD table as changed
  for each STATEMENT
  execute function private.find_by_services();

create trigger texts_are_plain
  before insert or update of name, name_translations, description, preparation, section on public.services
  for each row
  execute function private.keep_plain('name', 'name_translations', 'description', 'preparation', 'section');

create policy "everyone reads what a vendor on show offers, its people all" on public.services
  for select
  to anon, authenticated
  using (((is_active AND private.is_on_show(vendor_id)) or private.works_for(vendor_id)));

comment on column public.services.sets_off is 'A visit whose price is set against the work that is approved on it.';

comment on column public.services.warranty_days is 'How long what was done badly is done again for nothing.';

comment on table public.services is 'What can be booked at a vendor, with prices in paise including tax. people is how many do it together; preparation is what the customer does or brings before.';

grant select on table public.services to anon, authenticated;
