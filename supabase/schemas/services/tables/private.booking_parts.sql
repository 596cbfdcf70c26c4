create table private.booking_parts (
  booking_id uuid not null,
  part smallint not null,
  step smallint not null,
  need smallint not null,
  service_id uuid,
  service_name text not null,
  price_paise integer not null,
  resource_id uuid not null,
  starts_after integer not null,
  minutes smallint[] not null,
  before smallint not null,
  after smallint not null,
  by_gender text,
  warranty_days smallint not null default 0,
  sets_off boolean not null default false,
  constraint booking_part_gender check ((by_gender = ANY (ARRAY['woman'::text, 'man'::text]))),
  constraint booking_parts_pkey primary key (booking_id, part),
  constraint booking_parts_booking_id_fkey foreign key (booking_id) references public.bookings(id)
    on delete cascade,
  constraint booking_parts_resource_id_fkey foreign key (resource_id) references public.resources(id),
  constraint booking_parts_service_id_fkey foreign key (service_id) references public.services(id) on delete
    set null
);

create index booking_parts_resource_idx on private.booking_parts using btree (resource_id);

create index booking_parts_service_idx on private.booking_parts using btree (service_id);

comment on column private.booking_parts.by_gender is 'The customer wants to be served by a woman or by a man: nobody else takes the part over.';

comment on table private.booking_parts is 'What was booked, with the name, price and length it had then: a service that is changed, repriced or removed later changes no booking. price_paise stands at one part of each step.';
