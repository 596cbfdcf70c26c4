create table private.order_number_bases (
  region_id uuid not null,
  day date not null,
  base bigint not null,
  constraint order_number_bases_pkey primary key (region_id, day),
  constraint order_number_bases_region_id_fkey foreign key (region_id) references public.regions(id)
);

comment on table private.order_number_bases is 'Value of a region''s sequence at the start of the day: numbers restart daily without a counter row that all orders would wait for.';
