create table public.wishlists (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  vendor_id uuid,
  item_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint wish_is_one_thing check ((num_nonnulls(vendor_id, item_id) = 1)),
  constraint wishlists_item_id_fkey foreign key (item_id) references public.catalog_items(id)
    on delete cascade,
  constraint wishlists_pkey primary key (id),
  constraint wishlists_vendor_id_fkey foreign key (vendor_id) references public.vendors(id) on delete cascade,
  constraint wishlists_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint wishlists_user_id_vendor_id_item_id_key unique nulls not DISTINCT (user_id, vendor_id, item_id)
);

alter table public.wishlists
  enable row level security;

create index wishlists_item_idx on public.wishlists using btree (item_id);

create index wishlists_vendor_idx on public.wishlists using btree (vendor_id);

create trigger account_is_open
  before insert on public.wishlists
  for each row
  execute function private.hold_account_of_row('user_id');

create trigger wishes_are_marked
  after insert on public.wishlists
  for each row
  execute function private.mark_wish();

comment on table public.wishlists is 'What a customer saved for later: a vendor or an item.';

grant insert (
  item_id, vendor_id
) on table public.wishlists to authenticated;

grant delete, select on table public.wishlists to authenticated;

create policy "customers add to their wishlist" on public.wishlists
  for insert
  to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));

create policy "customers read their wishlist" on public.wishlists
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

create policy "customers remove from their wishlist" on public.wishlists
  for delete
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));
