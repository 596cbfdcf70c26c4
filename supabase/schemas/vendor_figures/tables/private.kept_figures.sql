create table private.kept_figures (
  vendor_id uuid not null,
  day date not null,
  measure text not null,
  item_id uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  hour smallint not null,
  item_name text,
  amount bigint not null,
  constraint figure_hour check (((hour >= 0) AND (hour <= 23))),
  constraint figure_measure check ((measure ~ '^[a-z][a-z0-9_]{2,39}$'::text)),
  constraint kept_figures_pkey primary key (vendor_id, day, measure, item_id, hour),
  constraint kept_figures_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

comment on column private.kept_figures.item_id is 'The item of pieces and item_sales; zeros where it is about no item.';

comment on table private.kept_figures is 'Sums for each business, day and hour in India. Each is counted on the day that it happens, as in the ledger: placed, delivered, repeat (delivered to somebody who had bought there before), sales and refunded (paise of goods, packaging and services, with the tax inside), earned (paise, all entries of orders in the ledger), prepared, prep_seconds, promised_seconds, prepared_late, cancelled_ and who was at fault, review_ and its stars (on the day of the review), visit_page and visit_search. pieces and item_sales are of an item, on a day (hour 0).';
