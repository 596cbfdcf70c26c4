create table private.favourite_drivers (
  user_id uuid not null,
  driver_id uuid not null,
  at timestamp with time zone not null default now(),
  constraint favourite_drivers_pkey primary key (user_id, driver_id),
  constraint favourite_drivers_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint favourite_drivers_driver_id_fkey foreign key (driver_id) references public.couriers(user_id)
    on delete cascade
);

create index favourite_drivers_driver_idx on private.favourite_drivers using btree (driver_id);

create trigger account_is_open
  before insert on private.favourite_drivers
  for each row
  execute function private.hold_account_of_row('user_id');

comment on table private.favourite_drivers is 'Drivers whom somebody wants to ride with again; they are asked first.';
