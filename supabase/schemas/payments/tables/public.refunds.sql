create table public.refunds (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  payment_id uuid not null,
  user_id uuid not null,
  amount_paise integer not null,
  destination text not null,
  reason_code text not null,
  created_at timestamp with time zone not null default now(),
  constraint refund_amount_positive check ((amount_paise > 0)),
  constraint refund_destination
    check ((destination = ANY (ARRAY['wallet'::text, 'source'::text, 'points'::text]))),
  constraint refunds_order_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint refunds_payment_id_fkey foreign key (payment_id) references public.payments(id),
  constraint refunds_pkey primary key (id),
  constraint refunds_user_id_fkey foreign key (user_id) references auth.users(id)
);

alter table public.refunds
  enable row level security;

create index refunds_order_idx on public.refunds using btree (order_id);

create index refunds_payment_idx on public.refunds using btree (payment_id);

create index refunds_user_idx on public.refunds using btree (user_id);

create trigger refunds_go_through_the_gateway
  after insert on public.refunds
  for each row
  when ((new.destination = 'source'::text))
  execute function private.refund_at_gateway();

create policy "customers read their refunds" on public.refunds
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

comment on table public.refunds is 'Money returned to customers.';

grant select on table public.refunds to authenticated;
