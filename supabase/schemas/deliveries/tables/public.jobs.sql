create table public.jobs (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  leg smallint not null,
  vendor_id uuid,
  region_id uuid not null,
  state public.job_state not null default 'waiting'::public.job_state,
  performer_id uuid,
  vehicle_class text,
  load_grams integer,
  wishes jsonb not null default '{}'::jsonb,
  quiet_until timestamp with time zone,
  distance_m integer not null,
  pay_paise integer not null,
  round smallint not null default 0,
  search_started_at timestamp with time zone,
  nobody_since timestamp with time zone,
  asked_until timestamp with time zone,
  assigned_at timestamp with time zone,
  done_at timestamp with time zone,
  constraint job_leg_range check (((leg >= 1) AND (leg <= 20))),
  constraint job_load check (((load_grams >= 0) AND (load_grams <= 5000000))),
  constraint job_search_ends check (((nobody_since IS NULL) = (asked_until IS NULL))),
  constraint job_wishes_are_an_object check ((jsonb_typeof(wishes) = 'object'::text)),
  constraint jobs_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint jobs_performer_id_fkey foreign key (performer_id) references public.couriers(user_id),
  constraint jobs_pkey primary key (id),
  constraint jobs_vehicle_class_fkey foreign key (vehicle_class) references private.vehicle_classes(class),
  constraint one_job_a_leg unique (order_id, leg),
  constraint jobs_region_id_fkey foreign key (region_id) references public.regions(id),
  constraint jobs_vendor_id_fkey foreign key (vendor_id) references public.vendors(id),
  constraint job_has_performer check (((performer_id IS
    NOT NULL) OR
    (state = ANY (ARRAY['waiting'::public.job_state, 'searching'::public.job_state,
    'cancelled'::public.job_state, 'no_courier'::public.job_state]))))
);

alter table public.jobs
  enable row level security;

create index jobs_done_by_idx on public.jobs using btree (performer_id, done_at)
  where (state = 'delivered'::public.job_state);

create index jobs_performer_idx on public.jobs using btree (performer_id, state);

create index jobs_region_idx on public.jobs using btree (region_id);

create index jobs_vehicle_class_idx on public.jobs using btree (vehicle_class);

create index jobs_vendor_idx on public.jobs using btree (vendor_id);

create trigger a_first_performer_takes_part
  after insert on public.jobs
  for each row
  when ((new.performer_id IS NOT NULL))
  execute function private.keep_performer_as_party();

create trigger a_performer_ends_the_search
  before update of performer_id on public.jobs
  for each row
  when (((new.performer_id IS NOT NULL) AND (old.performer_id IS NULL)))
  execute function private.end_search();

create trigger the_performer_takes_part
  after update of performer_id on public.jobs
  for each row
  when ((old.performer_id IS DISTINCT FROM new.performer_id))
  execute function private.keep_performer_as_party();

create policy "couriers read the jobs they hold, administrators all" on public.jobs
  for select
  to authenticated
  using (((performer_id = ( select auth.uid() as uid)) or ( select private.is_admin() as is_admin)));

comment on column public.jobs.asked_until is 'Until when couriers are asked; then the order is cancelled with a full refund.';

comment on column public.jobs.done_at is 'When its last stop was done; null for a job that came to nothing.';

comment on column public.jobs.load_grams is 'What it weighs: any vehicle will do that carries so much.';

comment on column public.jobs.nobody_since is 'Since when nobody is found for it; null while a courier has it or is being looked for.';

comment on column public.jobs.quiet_until is 'Until when whoever has it may send no position: another app shows them the way.';

comment on column public.jobs.vehicle_class is 'What it must be moved with; null where anything will do.';

comment on column public.jobs.vendor_id is 'Who sells what is carried, if anybody: its people do not carry it.';

comment on column public.jobs.wishes is 'Whom the customer would like or refuses: {driver_gender, must, favourites, not}; the performer does not read it.';

comment on table public.jobs is 'What somebody carries or drives for an order; pay is fixed when it is added. The legs of an order follow one another.';

grant select (
  asked_until, assigned_at, distance_m, done_at, id, leg, load_grams, nobody_since, order_id, pay_paise,
  performer_id, quiet_until, region_id, round, search_started_at, state, vehicle_class, vendor_id
) on table public.jobs to authenticated;
