create table private.ride_asks (
  asker text not null,
  since timestamp with time zone not null default now(),
  asks integer not null default 1,
  constraint ride_asks_pkey primary key (asker)
);

comment on table private.ride_asks is 'How often somebody asked for fares within a minute; only counts.';
