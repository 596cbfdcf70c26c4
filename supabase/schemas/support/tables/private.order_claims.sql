create table private.order_claims (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  user_id uuid not null,
  ticket_id uuid,
  problem text not null,
  asked_paise integer not null,
  refund_paise integer not null default 0,
  state text not null,
  why text,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint claim_asked_range check ((asked_paise >= 0)),
  constraint claim_decided_with_a_time check (((state = 'in_review'::text) = (decided_at IS NULL))),
  constraint claim_in_review_has_a_ticket check (((state = 'refunded_at_once'::text) OR (ticket_id IS
    NOT NULL))),
  constraint claim_refund_range check ((refund_paise >= 0)),
  constraint claim_state
    check
    ((state = ANY (ARRAY['refunded_at_once'::text, 'in_review'::text, 'accepted'::text, 'declined'::text,
    'withdrawn'::text]))),
  constraint claim_why_known
    check
    ((why = ANY (ARRAY['by_hand'::text, 'own_business'::text, 'nothing_left'::text, 'no_photo'::text,
    'above_limit'::text, 'too_often'::text]))),
  constraint order_claims_pkey primary key (id),
  constraint order_claims_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint order_claims_ticket_id_fkey foreign key (ticket_id) references private.support_tickets(id),
  constraint order_claims_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create index order_claims_at_once_idx on private.order_claims using btree (user_id, created_at)
  where (state = 'refunded_at_once'::text);

create index order_claims_order_idx on private.order_claims using btree (order_id);

create unique index order_claims_ticket_idx on private.order_claims using btree (ticket_id)
  where (ticket_id is not null);

create index order_claims_user_idx on private.order_claims using btree (user_id, created_at desc);

create trigger account_is_open
  before insert on private.order_claims
  for each row
  execute function private.hold_account_of_row('user_id');

create trigger texts_are_plain
  before insert or update of why on private.order_claims
  for each row
  execute function private.keep_plain('why');

comment on column private.order_claims.why is 'Why it was not decided at once.';

comment on table private.order_claims is 'What customers reported about their orders, and how it was decided. Written by functions only.';
