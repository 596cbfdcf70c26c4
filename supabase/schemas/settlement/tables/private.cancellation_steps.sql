create table private.cancellation_steps (
  id uuid not null default gen_random_uuid(),
  vendor_id uuid,
  minutes_before integer not null,
  charge_bp integer not null,
  max_charge_paise integer,
  compensation_bp integer not null default 10000,
  trade text not null,
  valid_from timestamp with time zone not null default '-infinity'::timestamp with time zone,
  valid_until timestamp with time zone not null default 'infinity'::timestamp with time zone,
  constraint cancellation_steps_once unique nulls not DISTINCT (trade, vendor_id, minutes_before, valid_from),
  constraint cancellation_steps_pkey primary key (id),
  constraint step_charge check (((charge_bp >= 0) AND (charge_bp <= 10000))),
  constraint step_compensation check (((compensation_bp >= 0) AND (compensation_bp <= 10000))),
  constraint step_max_charge check ((max_charge_paise >= 0)),
  constraint step_minutes check (((minutes_before >= 0) AND (minutes_before <= 525600))),
  constraint cancellation_steps_trade_fkey foreign key (trade) references private.trades(trade),
  constraint cancellation_steps_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
);

create index cancellation_steps_vendor_idx on private.cancellation_steps using btree (vendor_id)
  where (vendor_id is not null);

comment on column private.cancellation_steps.compensation_bp is 'How much of the charge goes to whoever would have earned.';

comment on column private.cancellation_steps.trade is 'The trade whose appointments it is for.';

comment on column private.cancellation_steps.valid_until is 'What was placed before a change of the steps is cancelled by the steps of then.';

comment on table private.cancellation_steps is 'What a customer is charged who cancels less than so many minutes before the appointed time, of goods and fees. A vendor''s own steps stand in place of those of the kind; a kind without steps is cancelled by its policies.';
