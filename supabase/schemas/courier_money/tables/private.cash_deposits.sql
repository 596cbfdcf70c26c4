create table private.cash_deposits (
  id uuid not null default gen_random_uuid(),
  courier_id uuid not null,
  amount_paise bigint not null,
  created_at timestamp with time zone not null default now(),
  pay_by timestamp with time zone not null default (now() + '00:15:00'::interval),
  ended_at timestamp with time zone,
  paid_at timestamp with time zone,
  constraint cash_deposit_range check (((amount_paise >= 100) AND (amount_paise <= 10000000))),
  constraint cash_deposits_courier_id_fkey foreign key (courier_id) references auth.users(id),
  constraint cash_deposits_pkey primary key (id)
);

create unique index cash_deposits_open_idx on private.cash_deposits using btree (courier_id)
  where ((paid_at is null) AND (ended_at is null));

comment on column private.cash_deposits.ended_at is 'When another took its place, or its money went back because less was held by then.';

comment on table private.cash_deposits is 'Cash of the platform that couriers pay in at the gateway, with money of their own.';
