create table private.position_marks (
  id bigint generated always as identity not null,
  user_id uuid not null,
  what text not null,
  lat double precision not null,
  lng double precision not null,
  at timestamp with time zone not null default now(),
  constraint position_mark_what check ((what = 'mocked'::text)),
  constraint position_marks_pkey primary key (id),
  constraint position_marks_user_id_fkey foreign key (user_id) references public.couriers(user_id)
    on delete cascade
);

create index position_marks_user_idx on private.position_marks using btree (user_id, at);

comment on table private.position_marks is 'Positions that a device itself called mocked, kept as long as positions, for whoever decides about a courier.';
