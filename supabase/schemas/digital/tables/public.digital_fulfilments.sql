create table public.digital_fulfilments (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  user_id uuid not null,
  service text not null,
  operator_code text,
  circle_code text,
  plan_id uuid,
  biller_code text,
  bill_fetch_id uuid,
  target text not null,
  parameters jsonb not null default '{}'::jsonb,
  target_masked text generated always as (
CASE
    when (length(target) <= 4) THEN '••••'::text
    ELSE ('••••'::text || "right"(target, 4))
end) stored not null,
  amount_paise integer not null,
  state text not null default 'pending'::text,
  state_since timestamp with time zone not null default now(),
  request_id uuid not null default gen_random_uuid(),
  provider_reference text,
  failure_code text,
  next_action text not null default 'pay'::text,
  attempts integer not null default 0,
  next_at timestamp with time zone default now(),
  deadline_at timestamp with time zone not null,
  last_error text,
  created_at timestamp with time zone not null default now(),
  constraint digital_fulfilments_bill_fetch_id_fkey foreign key (bill_fetch_id)
    references public.bill_fetches(id),
  constraint digital_fulfilments_biller_code_fkey foreign key (biller_code) references public.billers(code),
  constraint digital_fulfilments_order_id_key unique (order_id),
  constraint digital_fulfilments_pkey primary key (id),
  constraint digital_fulfilments_request_id_key unique (request_id),
  constraint digital_fulfilments_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint fulfilment_amount_positive check ((amount_paise > 0)),
  constraint fulfilment_failure_form check ((failure_code ~ '^[a-z_]{2,40}$'::text)),
  constraint fulfilment_next_action check ((next_action = ANY (ARRAY['pay'::text, 'status'::text]))),
  constraint fulfilment_reference_length
    check (((length(provider_reference) >= 1) AND (length(provider_reference) <= 80))),
  constraint fulfilment_service check ((service = ANY (ARRAY['recharge'::text, 'bill'::text]))),
  constraint fulfilment_state
    check
    ((state = ANY (ARRAY['pending'::text, 'success'::text, 'failed'::text, 'confirmation_pending'::text,
    'refund_pending'::text, 'refunded'::text]))),
  constraint fulfilment_subject check (
CASE service
    WHEN 'recharge'::text THEN ((operator_code IS NOT NULL) AND (biller_code IS NULL))
    ELSE ((biller_code IS NOT NULL) AND (bill_fetch_id IS NOT NULL) AND (operator_code IS NULL))
END),
  constraint fulfilment_success_has_reference check (((state <> 'success'::text) OR (provider_reference IS
    NOT NULL))),
  constraint fulfilment_target_length check (((length(target) >= 1) AND (length(target) <= 40))),
  constraint digital_fulfilments_operator_code_fkey foreign key (operator_code)
    references public.digital_operators(code),
  constraint digital_fulfilments_plan_id_fkey foreign key (plan_id) references public.digital_plans(id),
  constraint digital_fulfilments_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint digital_fulfilments_circle_code_fkey foreign key (circle_code)
    references public.telecom_circles(code)
);

alter table public.digital_fulfilments
  enable row level security;

create index digital_fulfilments_bill_fetch_idx on public.digital_fulfilments using btree (bill_fetch_id);

create unique index digital_fulfilments_bill_once_idx on public.digital_fulfilments
  using btree (bill_fetch_id)
  where (state = ANY (ARRAY['pending'::text, 'confirmation_pending'::text, 'success'::text]));

create index digital_fulfilments_biller_idx on public.digital_fulfilments using btree (biller_code);

create index digital_fulfilments_circle_idx on public.digital_fulfilments using btree (circle_code);

create index digital_fulfilments_next_idx on public.digital_fulfilments using btree (next_at)
  where (next_at is not null);

create index digital_fulfilments_open_idx on public.digital_fulfilments using btree (deadline_at)
  where (state = ANY (ARRAY['pending'::text, 'confirmation_pending'::text, 'refund_pending'::text]));

create index digital_fulfilments_operator_idx on public.digital_fulfilments using btree (operator_code);

create index digital_fulfilments_plan_idx on public.digital_fulfilments using btree (plan_id);

create index digital_fulfilments_user_idx on public.digital_fulfilments using btree (user_id, created_at desc);

create policy "customers read their fulfilments, administrators all" on public.digital_fulfilments
  for select
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) or ( select private.is_admin() as is_admin)));

comment on column public.digital_fulfilments.next_action is 'status once the payment was handed out: an answer that was lost is asked for, never paid again.';

comment on column public.digital_fulfilments.next_at is 'When a provider is called next; null once there is nothing more to ask.';

comment on column public.digital_fulfilments.request_id is 'The number of this payment at the provider. It never changes, so that repeating it pays nothing twice.';

comment on column public.digital_fulfilments.target is 'The whole number or consumer number: for the provider only.';

comment on table public.digital_fulfilments is 'What a provider has to do for an order. Written by functions only; changes of state through private.move_fulfilment.';

grant select (
  amount_paise, biller_code, circle_code, created_at, failure_code, id, operator_code, order_id, plan_id,
  provider_reference, service, state_since, state, target_masked, user_id
) on table public.digital_fulfilments to authenticated;
