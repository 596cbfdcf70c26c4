create table private.courier_shifts (
  id bigint generated always as identity not null,
  user_id uuid not null,
  started_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  constraint courier_shifts_pkey primary key (id),
  constraint courier_shifts_user_id_fkey foreign key (user_id) references public.couriers(user_id)
    on delete cascade
);

create unique index courier_shifts_one_open_idx on private.courier_shifts using btree (user_id)
  where (ended_at is null);

create index courier_shifts_user_idx on private.courier_shifts using btree (user_id, started_at);

comment on table private.courier_shifts is 'When couriers were online.';
