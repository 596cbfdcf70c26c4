create table private.application_events (
  application_id uuid not null,
  n integer not null,
  act text not null,
  actor_id uuid,
  detail jsonb not null default '{}'::jsonb,
  at timestamp with time zone not null default now(),
  constraint application_events_pkey primary key (application_id, n),
  constraint application_events_application_id_fkey foreign key (application_id)
    references public.provider_applications(id) on delete cascade
);

comment on table private.application_events is 'What was done with an application, by whom and when.';
