create table private.position_states (
  user_id uuid not null,
  device text,
  clock_offset_seconds integer not null default 0,
  sequence bigint not null default 0,
  held_lat double precision,
  held_lng double precision,
  held_accuracy_m real,
  held_at timestamp with time zone,
  told_lat double precision,
  told_lng double precision,
  told_at timestamp with time zone,
  constraint position_device_length check ((length(device) <= 64)),
  constraint position_states_pkey primary key (user_id),
  constraint position_states_user_id_fkey foreign key (user_id) references public.couriers(user_id)
    on delete cascade
);

comment on column private.position_states.clock_offset_seconds is 'How far its clock is ahead of the server''s.';

comment on column private.position_states.device is 'The device that leads: the last one that went online.';

comment on column private.position_states.held_at is 'A position that nobody could have reached waits here for the next one, which confirms or drops it.';

comment on column private.position_states.sequence is 'How many positions were accepted.';

comment on column private.position_states.told_at is 'When and where followers were told last.';

comment on table private.position_states is 'What is known of the device that reports for a courier.';
