create table private.position_rights (
  "position" text not null,
  "right" text not null,
  constraint position_rights_pkey primary key ("position", "right"),
  constraint right_of_business
    check
    (("right" = ANY (ARRAY['orders'::text, 'catalogue'::text, 'prices'::text, 'money'::text,
    'people'::text]))),
  constraint right_of_position
    check (("position" = ANY (ARRAY['owner'::text, 'manager'::text, 'staff'::text])))
);

comment on table private.position_rights is 'What each position in a business may do, whatever its trade: orders (answer, prepare, hand over, pause), catalogue (items, photos, hours, what is said of the business), prices (prices, offers, terms of delivery, figures), money (earnings, bank account, invoices), people (docs/decisions/0116).';
