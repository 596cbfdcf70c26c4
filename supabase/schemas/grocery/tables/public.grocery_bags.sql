create table public.grocery_bags (
  order_id uuid not null,
  number smallint not null,
  holds text not null,
  code text not null,
  checked_at timestamp with time zone,
  checked_by uuid,
  constraint bag_code_form check ((code ~ '^[A-Z0-9-]{4,40}$'::text)),
  constraint bag_holds check ((holds = ANY (ARRAY['food'::text, 'chilled'::text, 'non_food'::text]))),
  constraint bag_number_range check (((number >= 1) AND (number <= 60))),
  constraint grocery_bags_code_key unique (code),
  constraint grocery_bags_pkey primary key (order_id, number),
  constraint grocery_bags_order_id_fkey foreign key (order_id) references public.grocery_orders(order_id)
);

alter table public.grocery_bags
  enable row level security;

create policy "customers read their bags, administrators all" on public.grocery_bags
  for select
  to authenticated
  using ((private.owns_order(order_id) or ( select private.is_admin() as is_admin)));

comment on column public.grocery_bags.code is 'Printed on the bag; the courier scans or types it.';

comment on table public.grocery_bags is 'The bags of an order of groceries, packed apart by what they hold, and when the courier took each.';

grant select (
  checked_at, code, holds, number, order_id
) on table public.grocery_bags to authenticated;
