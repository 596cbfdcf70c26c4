create table private.courier_track (
  id bigint generated always as identity not null,
  user_id uuid not null,
  lat double precision not null,
  lng double precision not null,
  at timestamp with time zone not null default now(),
  constraint courier_track_pkey primary key (id),
  constraint courier_track_user_id_fkey foreign key (user_id) references public.couriers(user_id)
    on delete cascade
);

create index courier_track_user_idx on private.courier_track using btree (user_id, at);

create trigger account_is_open
  before insert on private.courier_track
  for each row
  execute function private.hold_account_of_row('user_id');

create trigger positions_tell_of_rides
  after insert on private.courier_track
  for each row
  execute function private.watch_rides_of_track();

comment on table private.courier_track is 'Sampled positions, kept for 30 days, for disputes about a delivery.';
