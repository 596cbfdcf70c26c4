create table public.resources (
  id uuid not null default gen_random_uuid(),
  vendor_id uuid not null,
  kind text not null,
  name text not null,
  capacity smallint not null default 1,
  per_day smallint,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  gender text,
  constraint resource_capacity_range check (((capacity >= 1) AND (capacity <= 500))),
  constraint resource_gender
    check
    (((gender IS NULL) OR ((gender = ANY (ARRAY['woman'::text, 'man'::text])) AND (kind = 'person'::text)))),
  constraint resource_kind check ((kind = ANY (ARRAY['person'::text, 'room'::text, 'pool'::text]))),
  constraint resource_name_length
    check (((length(TRIM(BOTH FROM name)) >= 2) AND (length(TRIM(BOTH FROM name)) <= 80))),
  constraint resource_of_one check (((capacity = 1) OR (kind = 'pool'::text))),
  constraint resource_per_day_range check (((per_day >= 1) AND (per_day <= 200))),
  constraint resources_pkey primary key (id),
  constraint resources_vendor_id_fkey foreign key (vendor_id) references public.vendors(id) on delete cascade
);

alter table public.resources
  enable row level security;

create index resources_vendor_idx on public.resources using btree (vendor_id);

create trigger texts_are_plain
  before insert or update of name on public.resources
  for each row
  execute function private.keep_plain('name');

create policy "everyone reads who can be booked at a vendor on show, its peopl" on public.resources
  for select
  to anon, authenticated
  using (((is_active AND private.is_on_show(vendor_id)) or private.works_for(vendor_id)));

comment on table public.resources is 'Whoever or whatever a vendor''s services take time of: a person, a room, or several alike (a pool). per_day is the most bookings that begin on one day.';

grant select on table public.resources to anon, authenticated;
