create table private.resource_days (
  resource_id uuid not null,
  day date not null,
  constraint resource_days_pkey primary key (resource_id, day),
  constraint resource_days_resource_id_fkey foreign key (resource_id) references public.resources(id)
    on delete cascade
);

comment on table private.resource_days is 'Days that have hours of their own, none where the resource is away. They stand before the week and the holiday.';
