create table private.bought_together (
  item_id uuid not null,
  with_id uuid not null,
  orders integer not null,
  constraint bought_together_pkey primary key (item_id, with_id),
  constraint bought_together_item_id_fkey foreign key (item_id) references public.catalog_items(id)
    on delete cascade,
  constraint bought_together_with_id_fkey foreign key (with_id) references public.catalog_items(id)
    on delete cascade
);

create index bought_together_with_idx on private.bought_together using btree (with_id);

comment on table private.bought_together is 'The ten items bought most often in one checkout with another, in the last 90 days, by at least fewest_customers() customers.';
