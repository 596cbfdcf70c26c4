create table public.order_gifts (
  checkout_id uuid not null,
  user_id uuid not null,
  recipient text not null,
  message text not null default ''::text,
  sender text not null default ''::text,
  constraint gift_message_length check ((length(message) <= 200)),
  constraint gift_recipient_length
    check (((length(TRIM(BOTH FROM recipient)) >= 1) AND (length(TRIM(BOTH FROM recipient)) <= 60))),
  constraint gift_sender_length check ((length(sender) <= 60)),
  constraint order_gifts_pkey primary key (checkout_id),
  constraint order_gifts_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade
);

alter table public.order_gifts
  enable row level security;

create index order_gifts_user_idx on public.order_gifts using btree (user_id);

create trigger texts_are_plain
  before insert or update of recipient, message, sender on public.order_gifts
  for each row
  execute function private.keep_plain('recipient', 'message', 'sender');

create policy "its customer, the vendors who pack it and administrators read a" on public.order_gifts
  for select
  to authenticated
  using
    (((user_id = ( select auth.uid() as uid)) or private.packs_for(checkout_id) or ( select private.is_admin()
    as is_admin)));

comment on table public.order_gifts is 'The card of a checkout that is a gift. The bill stays out of the bag.';

grant select on table public.order_gifts to authenticated;
