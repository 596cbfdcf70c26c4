create table private.taken_times (
  booking_id uuid not null,
  part smallint not null,
  piece smallint not null,
  resource_id uuid not null,
  during tstzrange not null,
  seats smallint not null,
  is_alone boolean not null,
  lat double precision,
  lng double precision,
  constraint nobody_is_booked_twice EXCLUDE using gist (resource_id with =, during with &&) where (is_alone),
  constraint taken_time_bounds check ((NOT isempty(during))),
  constraint taken_times_pkey primary key (booking_id, part, piece),
  constraint taken_times_booking_id_fkey foreign key (booking_id) references public.bookings(id)
    on delete cascade,
  constraint taken_times_resource_id_fkey foreign key (resource_id) references public.resources(id)
);

create index taken_times_resource_idx on private.taken_times using gist (resource_id, during);

create trigger freed_times_are_offered
  after delete on private.taken_times
  for each row
  execute function private.note_freed_time();

comment on table private.taken_times is 'Time that bookings take of whoever they need, with what they prepare and clean up. Rows go when a booking takes no time any more. Of persons and rooms they never overlap: the constraint says so, whoever writes.';
