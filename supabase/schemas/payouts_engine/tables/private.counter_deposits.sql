create table private.counter_deposits (
  id uuid not null default gen_random_uuid(),
  courier_id uuid not null,
  vendor_id uuid not null,
  amount_paise bigint not null,
  state text not null default 'asked'::text,
  asked_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone
    not null default
    (now() + make_interval(secs => (private.setting_int('counter_deposit_seconds'::text))::double precision)),
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint counter_deposit_range check (((amount_paise >= 1) AND (amount_paise <= 10000000))),
  constraint counter_deposit_state
    check
    ((state = ANY (ARRAY['asked'::text, 'taken'::text, 'refused'::text, 'withdrawn'::text,
    'expired'::text]))),
  constraint counter_deposits_courier_id_fkey foreign key (courier_id) references auth.users(id),
  constraint counter_deposits_decided_by_fkey foreign key (decided_by) references auth.users(id),
  constraint counter_deposits_pkey primary key (id),
  constraint counter_deposits_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
);

create index counter_deposits_courier_idx on private.counter_deposits using btree (courier_id, asked_at desc);

create index counter_deposits_decided_by_idx on private.counter_deposits using btree (decided_by);

create unique index counter_deposits_one_open_idx on private.counter_deposits using btree (courier_id)
  where (state = 'asked'::text);

create index counter_deposits_vendor_idx on private.counter_deposits using btree (vendor_id, asked_at desc);

comment on table private.counter_deposits is 'Cash that a courier hands in at a vendor''s counter: the courier says how much, the vendor''s people confirm it, or it expires.';

create index counter_deposits_expires_idx on private.counter_deposits using btree (expires_at)
  where (state = 'asked'::text);
