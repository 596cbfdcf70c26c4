create table public.job_offers (
  id uuid not null default gen_random_uuid(),
  courier_id uuid not null,
  round smallint not null,
  distance_to_pickup_m integer not null,
  offered_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  outcome public.offer_outcome not null default 'offered'::public.offer_outcome,
  reason text,
  factors jsonb not null default '{}'::jsonb,
  job_id uuid not null,
  left_as text,
  constraint job_offers_courier_id_fkey foreign key (courier_id) references public.couriers(user_id),
  constraint job_offers_pkey primary key (id),
  constraint offer_left_known check ((left_as = ANY (ARRAY['gave_back'::text, 'silent'::text]))),
  constraint offer_reason_length check ((length(reason) <= 200)),
  constraint job_offers_job_id_fkey foreign key (job_id) references public.jobs(id)
);

alter table public.job_offers
  enable row level security;

create index job_offers_answered_idx on public.job_offers using btree (courier_id, offered_at)
  where
    (outcome = ANY (ARRAY['accepted'::public.offer_outcome, 'declined'::public.offer_outcome,
    'expired'::public.offer_outcome]));

create index job_offers_courier_idx on public.job_offers using btree (courier_id, outcome);

create index job_offers_job_idx on public.job_offers using btree (job_id);

create trigger offers_are_pushed
  after insert on public.job_offers
  for each row
  execute function private.push_offer();

create policy "couriers read their own offers, administrators all" on public.job_offers
  for select
  to authenticated
  using (((courier_id = ( select auth.uid() as uid)) or ( select private.is_admin() as is_admin)));

comment on column public.job_offers.left_as is 'How whoever had accepted it lost it again; they are not asked again.';

comment on table public.job_offers is 'Offers to couriers: when, why (factors) and the outcome.';

grant select on table public.job_offers to authenticated;
