create table public.unified_cart_items (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  item_id text not null,
  item_type text not null default 'product'::text,
  category text,
  name text not null,
  unit_paise integer not null,
  price numeric generated always as (((unit_paise)::numeric / 100.0)) stored,
  image_url text,
  vendor_id uuid not null,
  vendor_name text not null,
  service_duration text,
  delivery_time text,
  quantity integer not null,
  option_ids uuid[] not null default '{}'::uuid[],
  options jsonb not null default '[]'::jsonb,
  options_key text not null default ''::text,
  special_instructions text,
  created_at timestamp with time zone not null default now(),
  group_person_id uuid,
  for_name text,
  constraint cart_for_name_length check (((length(for_name) >= 1) AND (length(for_name) <= 40))),
  constraint cart_instructions_length check ((length(special_instructions) <= 200)),
  constraint cart_line_once unique nulls not DISTINCT (user_id, item_id, options_key, group_person_id),
  constraint cart_quantity_range check (((quantity >= 1) AND (quantity <= 50))),
  constraint cart_unit_range check ((unit_paise >= 0)),
  constraint unified_cart_items_group_person_id_fkey foreign key (group_person_id)
    references private.group_people(id) on delete cascade,
  constraint unified_cart_items_pkey primary key (id),
  constraint unified_cart_items_user_id_fkey foreign key (user_id) references auth.users(id)
    on delete cascade,
  constraint unified_cart_items_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

alter table public.unified_cart_items
  enable row level security;

create index unified_cart_items_group_person_idx on public.unified_cart_items using btree (group_person_id);

create index unified_cart_items_vendor_idx on public.unified_cart_items using btree (vendor_id);

create trigger account_is_open
  before insert on public.unified_cart_items
  for each row
  execute function private.hold_account_of_row('user_id');

create trigger texts_are_plain
  before insert or update of special_instructions, for_name on public.unified_cart_items
  for each row
  execute function private.keep_plain('special_instructions', 'for_name');

create policy "customers read their own cart" on public.unified_cart_items
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

create policy "customers take things out of their own cart" on public.unified_cart_items
  for delete
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

comment on column public.unified_cart_items.for_name is 'The name of that person, which goes to the vendor with the order.';

comment on column public.unified_cart_items.group_person_id is 'Who of a group cart chose it; null is the customer.';

comment on column public.unified_cart_items.price is 'Rupees, as specified; unit_paise is what the server calculates with.';

comment on table public.unified_cart_items is 'One row per customer, item and chosen options (Spec §3). Name, price, picture and vendor are written by the server.';

grant delete, select on table public.unified_cart_items to authenticated;
