create table public.returns (
  id uuid not null default gen_random_uuid(),
  number text not null default ('R'::text || private.padded(nextval('private.return_numbers'::regclass), 6)),
  order_id uuid not null,
  user_id uuid not null,
  vendor_id uuid not null,
  wish text not null,
  destination text not null default 'wallet'::text,
  state text not null default 'requested'::text,
  note text,
  photos text[] not null default '{}'::text[],
  pickup_on date,
  answer text,
  refund_paise integer not null default 0,
  last_seq integer not null default 0,
  state_since timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  constraint return_answer_length check ((length(answer) <= 500)),
  constraint return_destination check ((destination = ANY (ARRAY['wallet'::text, 'source'::text]))),
  constraint return_note_length check ((length(note) <= 500)),
  constraint return_refund_range check ((refund_paise >= 0)),
  constraint return_state
    check
    ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'rejected'::text, 'cancelled'::text,
    'picked_up'::text, 'received'::text, 'refunded'::text, 'exchanged'::text, 'declined'::text]))),
  constraint return_wish check ((wish = ANY (ARRAY['refund'::text, 'exchange'::text]))),
  constraint returns_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint returns_pkey primary key (id),
  constraint returns_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint returns_vendor_id_fkey foreign key (vendor_id) references public.vendors(id),
  constraint return_photos check ((private.are_pictures(photos) AND (cardinality(photos) <= 4))),
  constraint returns_number_key unique (number)
);

alter table public.returns
  enable row level security;

create index returns_created_idx on public.returns using btree (created_at desc, id desc);

create index returns_order_idx on public.returns using btree (order_id);

create index returns_user_idx on public.returns using btree (user_id, created_at desc);

create index returns_vendor_idx on public.returns using btree (vendor_id, created_at desc, id desc);

create trigger texts_are_plain
  before insert or update of note, answer on public.returns
  for each row
  execute function private.keep_plain('note', 'answer');

create policy "customer and seller read their returns" on public.returns
  for select
  to authenticated
  using
    (((user_id = ( select auth.uid() as uid)) or private.may(vendor_id, 'orders'::text) or ( select
    private.is_admin() as is_admin)));

comment on column public.returns.answer is 'What the seller said when accepting, refusing or inspecting.';

comment on column public.returns.destination is 'Where the money goes: source is the card or account that was paid with, for orders paid so.';

comment on column public.returns.pickup_on is 'The day on which the customer is there for the pick-up.';

comment on table public.returns is 'What customers send back. Written by functions only; the states are moved by private.move_return.';

grant select on table public.returns to authenticated;
