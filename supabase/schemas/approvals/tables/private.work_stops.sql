create table private.work_stops (
  made uuid not null,
  application_id uuid not null,
  requirement text not null,
  was_working boolean not null,
  since timestamp with time zone not null default now(),
  constraint work_stops_pkey primary key (made),
  constraint work_stops_requirement_fkey foreign key (requirement)
    references private.requirements(requirement),
  constraint work_stops_application_id_fkey foreign key (application_id)
    references public.provider_applications(id) on delete cascade
);

create index work_stops_application_idx on private.work_stops using btree (application_id);

create index work_stops_requirement_idx on private.work_stops using btree (requirement);

comment on table private.work_stops is 'Who takes no new work because a paper has expired, and whether they were working when it did: then they go on by themselves once the new one is accepted.';
