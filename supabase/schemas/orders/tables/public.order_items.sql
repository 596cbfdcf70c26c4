create table public.order_items (
  order_id uuid not null,
  "position" smallint not null,
  item_id uuid,
  name text not null,
  options jsonb not null default '[]'::jsonb,
  option_ids uuid[] not null default '{}'::uuid[],
  special_instructions text,
  unit_paise integer not null,
  quantity integer not null,
  total_paise integer not null,
  tax_class text not null,
  stock_taken integer not null default 0,
  for_name text,
  charged_paise integer,
  charged_quantity integer,
  constraint order_item_charged_pieces check ((charged_quantity >= 0)),
  constraint order_item_charged_range check (((charged_paise >= 0) AND (charged_paise <= total_paise))),
  constraint order_item_for_name_length check (((length(for_name) >= 1) AND (length(for_name) <= 40))),
  constraint order_item_quantity_positive check ((quantity > 0)),
  constraint order_item_stock_range check (((stock_taken >= 0) AND (stock_taken <= quantity))),
  constraint order_item_total_adds_up check ((total_paise = (unit_paise * quantity))),
  constraint order_items_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint order_items_pkey primary key (order_id, "position")
);

alter table public.order_items
  enable row level security;

create trigger came_as_charged
  after update of charged_paise, charged_quantity on public.order_items
  for each row
  execute function private.note_what_came();

create trigger texts_are_plain
  before insert or update of special_instructions, for_name on public.order_items
  for each row
  execute function private.keep_plain('special_instructions', 'for_name');

create policy "the parties of an order read its items" on public.order_items
  for select
  to authenticated
  using ((private.owns_order(order_id) or ( select private.is_admin() as is_admin)));

comment on column public.order_items.charged_paise is 'What the line costs in the end, where less than ordered came: not there, weighed less, replaced by something cheaper. Null: total_paise.';

comment on column public.order_items.charged_quantity is 'The pieces that came and are charged, substitutes included. Null: quantity.';

comment on column public.order_items.for_name is 'Whom of a group the line is for; the kitchen writes it on the box.';

comment on column public.order_items.stock_taken is 'Pieces that the order took from the item''s stock: all of them, or none while the item was unlimited. Only these return.';

comment on table public.order_items is 'What an order consists of, as it was when placed.';

grant select (
  for_name, item_id, name, option_ids, options, order_id, "position", quantity, special_instructions,
  tax_class, total_paise, unit_paise
) on table public.order_items to authenticated;
