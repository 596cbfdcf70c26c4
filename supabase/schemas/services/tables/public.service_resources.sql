create table public.service_resources (
  service_id uuid not null,
  need smallint not null default 1,
  resource_id uuid not null,
  price_paise integer,
  constraint service_need_range check (((need >= 1) AND (need <= 4))),
  constraint service_person_price_range check (((price_paise >= 0) AND (price_paise <= 10000000))),
  constraint service_resources_pkey primary key (service_id, need, resource_id),
  constraint service_resources_resource_id_fkey foreign key (resource_id) references public.resources(id)
    on delete cascade,
  constraint service_resources_service_id_fkey foreign key (service_id) references public.services(id)
    on delete cascade
);

alter table public.service_resources
  enable row level security;

create index service_resources_resource_idx on public.service_resources using btree (resource_id);

create policy "whoever reads a service reads who does it" on public.service_resources
  for select
  to anon, authenticated
  using ((exists ( select
   from public.services s
  where (s.id = service_resources.service_id))));

comment on table public.service_resources is 'Who can do a service, and which rooms or chairs it can have: one of each need. price_paise is a person''s own price, null the service''s.';

grant select on table public.service_resources to anon, authenticated;
