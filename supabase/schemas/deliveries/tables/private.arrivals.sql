create table private.arrivals (
  courier_id uuid not null,
  at timestamp with time zone not null default now(),
  distance_m integer,
  accuracy_m real,
  in_spite_of_distance text,
  job_id uuid not null,
  n smallint not null,
  constraint arrival_reason
    check
    ((in_spite_of_distance = ANY (ARRAY['wrong_position'::text, 'no_way_nearer'::text, 'other_spot'::text]))),
  constraint arrivals_pkey primary key (job_id, n, courier_id),
  constraint arrivals_courier_id_fkey foreign key (courier_id) references public.couriers(user_id),
  constraint arrivals_stop foreign key (job_id, n) references public.job_stops(job_id, n)
);

create index arrivals_courier_idx on private.arrivals using btree (courier_id);

comment on column private.arrivals.in_spite_of_distance is 'The courier''s reason where the position did not agree.';

comment on table private.arrivals is 'Where couriers said that they had arrived, for disputes: distance_m is null without a fresh position.';
