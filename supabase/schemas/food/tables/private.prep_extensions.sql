create table private.prep_extensions (
  order_id uuid not null,
  number smallint not null,
  minutes smallint not null,
  actor_id uuid not null,
  at timestamp with time zone not null default now(),
  constraint prep_extension_minutes check ((minutes = ANY (ARRAY[5, 10]))),
  constraint prep_extensions_pkey primary key (order_id, number),
  constraint prep_extensions_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create trigger prep_extensions_are_append_only
  before delete or update on private.prep_extensions
  for each row
  execute function private.forbid_change();

comment on table private.prep_extensions is 'Each time that a vendor asked for more time to prepare an order. Append-only.';
