create table private.membership_terms (
  id uuid not null default gen_random_uuid(),
  membership_id uuid not null,
  from_day date not null,
  days smallint not null,
  price_paise integer not null,
  tax_paise integer not null,
  paused_days smallint not null default 0,
  earned_paise integer not null default 0,
  earned_days smallint not null default 0,
  paid_at timestamp with time zone not null default now(),
  offer_id uuid,
  returned_at timestamp with time zone,
  constraint membership_terms_membership_id_from_day_key unique (membership_id, from_day),
  constraint membership_terms_offer_id_fkey foreign key (offer_id) references private.membership_offers(id),
  constraint membership_terms_offer_id_key unique (offer_id),
  constraint membership_terms_pkey primary key (id),
  constraint term_days_range check (((days >= 1) AND (days <= 1200))),
  constraint term_earns_its_price
    check (((earned_paise >= 0) AND (earned_paise <= (price_paise - tax_paise)))),
  constraint term_price_range check ((price_paise > 0)),
  constraint term_tax_range check ((tax_paise >= 0)),
  constraint membership_terms_membership_id_fkey foreign key (membership_id)
    references private.memberships(id)
);

create index membership_terms_earning_idx on private.membership_terms using btree (from_day)
  where ((earned_days < days) AND (returned_at is null));

create constraint TRIGGER paid_terms_are_invoiced
  after insert on private.membership_terms deferrable initially deferred
  for each row
  execute function private.invoice_term();

create constraint TRIGGER returned_terms_are_credited
  after update of returned_at on private.membership_terms deferrable initially deferred
  for each row
  when (((old.returned_at IS NULL) AND (new.returned_at IS NOT NULL)))
  execute function private.invoice_term();

comment on column private.membership_terms.offer_id is 'The offer by which it was bought; null of a renewal.';

comment on column private.membership_terms.returned_at is 'When the whole of its money had gone back: it earns nothing any more.';

comment on table private.membership_terms is 'Terms that were paid. Without tax their price is deferred revenue, earned by day: after n of N days n / N of it.';
