create table private.resource_weeks (
  resource_id uuid not null,
  valid_from date not null,
  constraint resource_weeks_pkey primary key (resource_id, valid_from),
  constraint resource_weeks_resource_id_fkey foreign key (resource_id) references public.resources(id)
    on delete cascade
);

comment on table private.resource_weeks is 'From which day a week''s hours hold; the newest that has begun does. A resource without any is always there.';
