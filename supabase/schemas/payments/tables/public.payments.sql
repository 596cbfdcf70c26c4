create table public.payments (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  user_id uuid not null,
  method public.payment_method not null,
  status text not null,
  amount_paise integer not null,
  refunded_paise integer not null default 0,
  provider_order_id text,
  provider_payment_id text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  "position" smallint not null default 1,
  due text not null default 'placing'::text,
  due_at timestamp with time zone,
  payer_role text not null default 'user'::text,
  collected_role text,
  collected_by uuid,
  collected_vendor uuid,
  collected_at timestamp with time zone,
  checkout_id uuid,
  constraint payment_amount_range check ((amount_paise >= 0)),
  constraint payment_due_at_its_time check (((due_at IS NOT NULL) = (due = 'time'::text))),
  constraint payment_due_named check ((due ~ '^[a-z][a-z0-9_:]{0,39}$'::text)),
  constraint payment_position_range check ((("position" >= 1) AND ("position" <= 100))),
  constraint payment_refund_range check (((refunded_paise >= 0) AND (refunded_paise <= amount_paise))),
  constraint payment_state
    check
    ((status = ANY (ARRAY['created'::text, 'authorised'::text, 'captured'::text, 'failed'::text,
    'refunded'::text, 'partly_refunded'::text, 'void'::text]))),
  constraint payment_was_collected check (((collected_at IS
    NOT NULL) OR (status <> ALL (ARRAY['captured'::text, 'partly_refunded'::text])))),
  constraint payments_collected_role_fkey foreign key (collected_role) references private.party_kinds(role),
  constraint payments_order_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint payments_payer_role_fkey foreign key (payer_role) references private.party_kinds(role),
  constraint payments_pkey primary key (id),
  constraint payments_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint payments_collected_vendor_fkey foreign key (collected_vendor) references public.vendors(id)
);

alter table public.payments
  enable row level security;

create index payments_amount_idx on public.payments using btree (amount_paise, created_at desc);

create index payments_checkout_idx on public.payments using btree (checkout_id);

create index payments_collected_by_idx on public.payments using btree (collected_by);

create index payments_collected_role_idx on public.payments using btree (collected_role);

create index payments_collected_vendor_idx on public.payments using btree (collected_vendor);

create index payments_created_idx on public.payments using btree (created_at desc, id desc);

create unique index payments_order_idx on public.payments using btree (order_id, "position");

create index payments_payer_role_idx on public.payments using btree (payer_role);

create unique index payments_provider_payment_idx on public.payments
  using btree (provider_payment_id, order_id, "position")
  where (provider_payment_id is not null);

create index payments_user_idx on public.payments using btree (user_id);

create trigger orders_follow_their_payments
  after insert or update of method, status, amount_paise, refunded_paise on public.payments
  for each row
  execute function private.derive_payment();

create constraint TRIGGER payments_add_up
  after insert or update of amount_paise, status on public.payments deferrable initially deferred
  for each row
  execute function private.check_payments();

create policy "customers read their payments" on public.payments
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

comment on column public.payments.collected_at is 'When it was paid; null for what nobody has paid.';

comment on column public.payments.collected_by is 'Who took the cash, and owes it until it is handed on; where a vendor did, collected_vendor.';

comment on column public.payments.due is 'When it is collected: at placing, at a status of the order, at an event of its trade, or at a time of its own (time, due_at).';

comment on column public.payments.payer_role is 'Who pays it, by their part in the order: the customer, or for example the receiver.';

comment on column public.payments.refunded_paise is 'What of it went back to whoever paid it; of a part that is not paid yet, what is not asked for any more.';

comment on table public.payments is 'The parts in which an order is paid. Those that have not failed and are not void add up to its total.';

grant select (
  amount_paise, checkout_id, created_at, due_at, due, id, method, order_id, payer_role, "position",
  refunded_paise, status, updated_at, user_id
) on table public.payments to authenticated;
