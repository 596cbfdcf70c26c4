create table private.shopping_cards (
  id uuid not null,
  item_id uuid not null,
  vendor_id uuid not null,
  departments uuid[] not null,
  name text not null,
  brand text,
  picture text,
  price_paise integer not null,
  mrp_paise integer,
  offers smallint not null,
  rating numeric(2,1),
  facets text[] not null,
  in_stock boolean not null,
  popularity integer not null default 0,
  search text not null,
  created_at timestamp with time zone not null,
  constraint shopping_cards_pkey primary key (id)
);

create index shopping_cards_department_idx on private.shopping_cards using gin (departments);

create index shopping_cards_facets_idx on private.shopping_cards using gin (facets);

create index shopping_cards_popular_idx on private.shopping_cards using btree (popularity desc, id);

create index shopping_cards_price_idx on private.shopping_cards using btree (price_paise, id);

create index shopping_cards_search_idx on private.shopping_cards using gin (search extensions.gin_trgm_ops);

create index shopping_cards_vendor_idx on private.shopping_cards using btree (vendor_id);

create trigger cards_have_own_ratings
  before insert or update on private.shopping_cards
  for each row
  execute function private.own_rating();

comment on column private.shopping_cards.departments is 'The category of the product and all above it.';

comment on column private.shopping_cards.facets is 'Brand, variants and specifications of all offers, as Name=Value.';

comment on column private.shopping_cards.popularity is 'Pieces that were delivered.';

comment on column private.shopping_cards.rating is 'The product''s own from fewest_ratings() on, before it the seller''s from as many on.';

comment on table private.shopping_cards is 'A row for each product of shops, and for each item that stands alone: the cheapest offer that is there, and what it is found and filtered by. Kept by private.refresh_cards; its id is that of products, or of the item.';
