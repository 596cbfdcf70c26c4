create table public.grocery_lines (
  order_id uuid not null,
  "position" smallint not null,
  item_id uuid,
  packed_with text not null,
  ordered_grams integer,
  prefer text not null default 'best_match'::text,
  substitute_id uuid,
  state text not null default 'waiting'::text,
  picked_quantity integer,
  picked_grams integer,
  decided_at timestamp with time zone,
  charged_paise integer,
  constraint grocery_lines_item_id_fkey foreign key (item_id) references public.catalog_items(id) on delete
    set null,
  constraint grocery_lines_pkey primary key (order_id, "position"),
  constraint grocery_lines_substitute_id_fkey foreign key (substitute_id) references public.catalog_items(id)
    on delete set null,
  constraint line_charged check ((charged_paise >= 0)),
  constraint line_decided_with_figures
    check (((state = 'waiting'::text) = ((picked_quantity IS NULL) AND (picked_grams IS NULL)))),
  constraint line_grams_positive check ((ordered_grams > 0)),
  constraint line_packed_with
    check ((packed_with = ANY (ARRAY['food'::text, 'chilled'::text, 'non_food'::text]))),
  constraint line_picked_grams check ((picked_grams >= 0)),
  constraint line_picked_quantity check ((picked_quantity >= 0)),
  constraint line_prefer check ((prefer = ANY (ARRAY['best_match'::text, 'item'::text, 'refund'::text]))),
  constraint line_state check ((state = ANY (ARRAY['waiting'::text, 'picked'::text, 'short'::text]))),
  constraint grocery_lines_order_id_fkey foreign key (order_id) references public.grocery_orders(order_id),
  constraint grocery_lines_order_id_position_fkey foreign key (order_id, "position")
    references public.order_items(order_id, "position")
);

alter table public.grocery_lines
  enable row level security;

create index grocery_lines_item_idx on public.grocery_lines using btree (item_id);

create index grocery_lines_substitute_idx on public.grocery_lines using btree (substitute_id)
  where (substitute_id is not null);

create trigger charged_as_picked
  after update of charged_paise on public.grocery_lines
  for each row
  when ((new.charged_paise IS NOT NULL))
  execute function private.keep_charged_line();

create policy "customers read their grocery lines, administrators all" on public.grocery_lines
  for select
  to authenticated
  using ((private.owns_order(order_id) or ( select private.is_admin() as is_admin)));

comment on column public.grocery_lines.charged_paise is 'What the line costs in the end, substitution included, at the prices of the shelf; null until everything is picked.';

comment on column public.grocery_lines.ordered_grams is 'What all pieces of a line that is sold by weight weigh together; null for packs.';

comment on column public.grocery_lines.packed_with is 'Food, chilled and frozen, and other goods go into bags of their own.';

comment on table public.grocery_lines is 'What is picked of each line of an order of groceries.';

grant select on table public.grocery_lines to authenticated;
