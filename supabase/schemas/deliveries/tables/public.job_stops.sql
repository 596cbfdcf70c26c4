create table public.job_stops (
  job_id uuid not null,
  n smallint not null,
  what text not null,
  lat double precision not null,
  lng double precision not null,
  address text,
  landmark text,
  code_purpose text,
  proof text,
  arrived_at timestamp with time zone,
  done_at timestamp with time zone,
  constraint job_stop_address_length check ((length(address) <= 300)),
  constraint job_stop_code check ((code_purpose ~ '^(pickup|drop|start)(:[0-9]{1,2})?$'::text)),
  constraint job_stop_form check ((what ~ '^[a-z][a-z_]{0,19}$'::text)),
  constraint job_stop_landmark_length check ((length(landmark) <= 120)),
  constraint job_stop_lat_range
    check (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint job_stop_lng_range
    check (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint job_stop_number check (((n >= 1) AND (n <= 20))),
  constraint job_stop_proof_length check ((length(proof) <= 200)),
  constraint job_stops_pkey primary key (job_id, n),
  constraint job_stops_job_id_fkey foreign key (job_id) references public.jobs(id)
);

alter table public.job_stops
  enable row level security;

create trigger texts_are_plain
  before insert or update of address, landmark, proof on public.job_stops
  for each row
  execute function private.keep_plain('address', 'landmark', 'proof');

create trigger the_fare_stands_at_the_drop
  after update of arrived_at on public.job_stops
  for each row
  when (((new.what = 'drop'::text) AND (new.arrived_at IS NOT NULL) AND (old.arrived_at IS NULL)))
  execute function private.fix_fare_at_the_drop();

create policy "couriers read the stops of jobs they hold, administrators all" on public.job_stops
  for select
  to authenticated
  using ((( select private.is_admin() as is_admin) or (exists ( select
   from public.jobs j
  where ((j.id = job_stops.job_id) AND (j.performer_id = ( select auth.uid() as uid)))))));

comment on column public.job_stops.address is 'The place in words; null where it is the address of the order, which is kept in one place.';

comment on column public.job_stops.code_purpose is 'The handover code that is asked there, if any; see handover_codes.';

comment on column public.job_stops.proof is 'What shows that it was done, such as the name of whoever took it.';

comment on column public.job_stops.what is 'What is done there: pickup, drop or what a trade calls it; order_transition_rules.arrives_at names it.';

comment on table public.job_stops is 'Where a job leads, in the order of n: it begins at the first stop and ends at the last.';

grant select (
  arrived_at, code_purpose, done_at, job_id, n, what
) on table public.job_stops to authenticated;
