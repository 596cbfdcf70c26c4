create table private.gateway_refunds (
  id uuid not null default gen_random_uuid(),
  provider_payment_id text not null,
  refund_id uuid,
  user_id uuid,
  amount_paise bigint not null,
  currency text not null default 'INR'::text,
  key text not null default ('r'::text || replace((gen_random_uuid())::text, '-'::text, ''::text)),
  state text not null default 'asked'::text,
  provider_refund_id text,
  reason text,
  attempts smallint not null default 0,
  next_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  constraint gateway_refund_positive check ((amount_paise > 0)),
  constraint gateway_refund_reason check ((length(reason) <= 200)),
  constraint gateway_refund_state
    check ((state = ANY (ARRAY['asked'::text, 'pending'::text, 'processed'::text, 'failed'::text]))),
  constraint gateway_refunds_key_key unique (key),
  constraint gateway_refunds_pkey primary key (id),
  constraint gateway_refunds_provider_payment_id_fkey foreign key (provider_payment_id)
    references private.gateway_payments(provider_payment_id),
  constraint gateway_refunds_provider_refund_id_key unique (provider_refund_id),
  constraint gateway_refunds_refund_id_key unique (refund_id),
  constraint gateway_refunds_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint gateway_refunds_refund_id_fkey foreign key (refund_id) references public.refunds(id)
);

create index gateway_refunds_next_idx on private.gateway_refunds using btree (next_at)
  where (state = ANY (ARRAY['asked'::text, 'pending'::text]));

create index gateway_refunds_payment_idx on private.gateway_refunds using btree (provider_payment_id);

create index gateway_refunds_user_idx on private.gateway_refunds using btree (user_id);

comment on column private.gateway_refunds.key is 'Sent with each attempt, so that asked twice it goes back once.';

comment on column private.gateway_refunds.refund_id is 'The refund of an order; null for money that was never taken for one.';

comment on table private.gateway_refunds is 'What goes back through the gateway. Until it says that it is done, it is on its way and owed to the customer.';
