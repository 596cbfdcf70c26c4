create table private.stale_cards (
  id bigint generated always as identity not null,
  card uuid not null,
  constraint stale_cards_pkey primary key (id)
);

comment on table private.stale_cards is 'Cards to be written again. A queue without a unique key: orders and imports only append, and wait for nobody.';
