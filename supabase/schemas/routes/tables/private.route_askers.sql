create table private.route_askers (
  asker text not null,
  since timestamp with time zone not null default now(),
  asks integer not null default 1,
  constraint route_askers_pkey primary key (asker)
);

comment on table private.route_askers is 'How often somebody asked for a way within a minute; only counts.';
