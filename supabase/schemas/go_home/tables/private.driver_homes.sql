create table private.driver_homes (
  user_id uuid not null,
  lat double precision not null,
  lng double precision not null,
  label text not null,
  updated_at timestamp with time zone not null default now(),
  constraint driver_home_label check (((length(label) >= 1) AND (length(label) <= 120))),
  constraint driver_home_lat
    check (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint driver_home_lng
    check (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint driver_homes_pkey primary key (user_id),
  constraint driver_homes_user_id_fkey foreign key (user_id) references public.couriers(user_id)
    on delete cascade
);

create trigger account_is_open
  before insert on private.driver_homes
  for each row
  execute function private.hold_account_of_row('user_id');

create trigger texts_are_plain
  before insert or update of label on private.driver_homes
  for each row
  execute function private.keep_plain('label');

comment on table private.driver_homes is 'Where somebody who drives or delivers goes home to, to about ten metres. Read by nobody else.';
