create table private.freed_times (
  id bigint generated always as identity not null,
  vendor_id uuid not null,
  resource_id uuid not null,
  booking_id uuid,
  during tstzrange not null,
  seats smallint not null,
  kept_until timestamp with time zone,
  constraint freed_times_pkey primary key (id),
  constraint freed_times_resource_id_fkey foreign key (resource_id) references public.resources(id)
    on delete cascade,
  constraint freed_times_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

create index freed_times_resource_idx on private.freed_times using btree (resource_id);

create index freed_times_vendor_idx on private.freed_times using btree (vendor_id);

comment on table private.freed_times is 'Time that has become free where somebody waits, until it is decided who is offered it. Until kept_until nobody else can take it; what was given back to choose another time, or never paid, is not kept.';
