create table private.resource_day_hours (
  resource_id uuid not null,
  day date not null,
  opens time without time zone not null,
  closes time without time zone not null,
  is_break boolean not null default false,
  constraint resource_day_hours_pkey primary key (resource_id, day, is_break, opens),
  constraint resource_day_hours_resource_id_day_fkey foreign key (resource_id, day)
    references private.resource_days(resource_id, day) on delete cascade
);

comment on table private.resource_day_hours is 'Hours and breaks of such a day, as those of a week.';
