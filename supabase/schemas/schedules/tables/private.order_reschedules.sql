create table private.order_reschedules (
  id bigint generated always as identity not null,
  order_id uuid not null,
  from_slot timestamp with time zone not null,
  to_slot timestamp with time zone not null,
  actor_id uuid not null,
  at timestamp with time zone not null default now(),
  constraint order_reschedules_pkey primary key (id),
  constraint order_reschedules_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create index order_reschedules_order_idx on private.order_reschedules using btree (order_id);

create trigger order_reschedules_are_append_only
  before delete or update on private.order_reschedules
  for each row
  execute function private.forbid_change();

comment on table private.order_reschedules is 'Which slots an order was moved from and to, and by whom. Append-only.';
