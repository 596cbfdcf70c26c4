create table public.return_lines (
  return_id uuid not null,
  "position" smallint not null,
  item_id uuid,
  quantity integer not null,
  unit_paise integer not null,
  reason text not null,
  exchange_item_id uuid,
  exchange_name text,
  exchange_paise integer,
  exchange_stock_taken integer not null default 0,
  constraint return_lines_exchange_item_id_fkey foreign key (exchange_item_id)
    references public.catalog_items(id) on delete set null,
  constraint return_lines_pkey primary key (return_id, "position"),
  constraint return_quantity_positive check ((quantity > 0)),
  constraint return_reason
    check
    ((reason = ANY (ARRAY['damaged'::text, 'wrong_item'::text, 'not_as_described'::text,
    'missing_parts'::text, 'quality'::text, 'size'::text, 'changed_mind'::text]))),
  constraint return_lines_return_id_fkey foreign key (return_id) references public.returns(id)
);

alter table public.return_lines
  enable row level security;

create index return_lines_exchange_idx on public.return_lines using btree (exchange_item_id)
  where (exchange_item_id is not null);

create policy "customer and seller read the lines of their returns" on public.return_lines
  for select
  to authenticated
  using ((exists ( select
   from public.returns r
  where (r.id = return_lines.return_id))));

comment on column public.return_lines.exchange_stock_taken is 'Pieces of the wanted item that were taken from its stock, so that nobody else buys them meanwhile.';

comment on table public.return_lines is 'The pieces of a return: position is that of order_items.';

grant select on table public.return_lines to authenticated;
