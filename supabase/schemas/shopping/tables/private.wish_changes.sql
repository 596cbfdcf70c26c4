create table private.wish_changes (
  id bigint generated always as identity not null,
  item_id uuid not null,
  constraint wish_changes_pkey primary key (id)
);

comment on table private.wish_changes is 'Items on wishlists whose price or stock has changed. A queue without a unique key: whoever changes an item waits for nobody.';
