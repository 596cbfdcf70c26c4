create table private.ride_tolls (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  name text not null,
  paise integer not null,
  at timestamp with time zone not null default now(),
  constraint ride_toll_name check (((length(name) >= 2) AND (length(name) <= 80))),
  constraint ride_toll_paise check (((paise >= 100) AND (paise <= 100000))),
  constraint ride_tolls_pkey primary key (id),
  constraint ride_tolls_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create index ride_tolls_order_idx on private.ride_tolls using btree (order_id);

create trigger texts_are_plain
  before insert or update of name on private.ride_tolls
  for each row
  execute function private.keep_plain('name');

comment on table private.ride_tolls is 'Tolls that a driver paid on a ride and is paid back, whole.';
