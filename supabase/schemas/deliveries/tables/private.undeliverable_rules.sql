create table private.undeliverable_rules (
  category text not null,
  goes text not null,
  constraint undeliverable_category_form check ((category ~ '^[a-z_]{2,40}$'::text)),
  constraint undeliverable_goes_known check ((goes = ANY (ARRAY['vendor'::text, 'disposed'::text]))),
  constraint undeliverable_rules_pkey primary key (category)
);

comment on table private.undeliverable_rules is 'What becomes of an order that nobody took at the door, by its category. vendor: it goes back, and the customer gets the price of the goods back; disposed: it cannot be sold again, and the customer has bought it. A category without a row: vendor.';
