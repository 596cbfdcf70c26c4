create table private.desks (
  desk text not null,
  lists_orders boolean not null,
  counts_minutes boolean not null,
  constraint desk_name check ((desk ~ '^[a-z][a-z_]{0,39}$'::text)),
  constraint desks_pkey primary key (desk)
);

comment on column private.desks.counts_minutes is 'Whether minutes matter there, so that an administrator is told of an order that is late.';

comment on column private.desks.lists_orders is 'Whether its orders stand one by one in the vendor''s list; a round of many doors has a list of its own.';

comment on table private.desks is 'The places of the vendor app where orders are worked on: a board, a list of parcels, a morning''s round.';
