create table private.resource_hours (
  resource_id uuid not null,
  valid_from date not null,
  weekday smallint not null,
  opens time without time zone not null,
  closes time without time zone not null,
  is_break boolean not null default false,
  constraint resource_hours_pkey primary key (resource_id, valid_from, weekday, is_break, opens),
  constraint resource_weekday_range check (((weekday >= 0) AND (weekday <= 6))),
  constraint resource_hours_resource_id_valid_from_fkey foreign key (resource_id, valid_from)
    references private.resource_weeks(resource_id, valid_from) on delete cascade
);

comment on table private.resource_hours is 'Hours and breaks of a week by Indian time, 0 is Sunday; closes <= opens runs past midnight and belongs to the day on which it begins; 24:00 is the end of a day.';
