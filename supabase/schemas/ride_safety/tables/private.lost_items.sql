create table private.lost_items (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  what text not null,
  ticket_id uuid,
  at timestamp with time zone not null default now(),
  constraint lost_item_what check (((length(what) >= 2) AND (length(what) <= 300))),
  constraint lost_items_pkey primary key (id),
  constraint lost_items_ticket_id_fkey foreign key (ticket_id) references private.support_tickets(id),
  constraint lost_items_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create index lost_items_order_idx on private.lost_items using btree (order_id);

create index lost_items_ticket_idx on private.lost_items using btree (ticket_id);

create trigger texts_are_plain
  before insert or update of what on private.lost_items
  for each row
  execute function private.keep_plain('what');

comment on table private.lost_items is 'What customers say that they left on a ride; a ticket of the help carries it.';
