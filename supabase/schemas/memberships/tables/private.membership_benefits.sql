create table private.membership_benefits (
  plan_id uuid not null,
  "position" smallint not null,
  charge_code text not null,
  off_bp integer not null,
  from_paise integer not null default 0,
  within_m integer,
  trade text,
  constraint benefit_from_range check (((from_paise >= 0) AND (from_paise <= 1000000))),
  constraint benefit_off_range check (((off_bp >= 1) AND (off_bp <= 10000))),
  constraint benefit_within_range check (((within_m >= 1) AND (within_m <= 1000000))),
  constraint membership_benefits_pkey primary key (plan_id, "position"),
  constraint membership_benefits_plan_id_fkey foreign key (plan_id) references private.membership_plans(id),
  constraint membership_benefits_trade_fkey foreign key (trade) references private.trades(trade),
  constraint membership_benefits_charge_code_fkey foreign key (charge_code)
    references public.charge_codes(code)
);

create index membership_benefits_code_idx on private.membership_benefits using btree (charge_code);

create index membership_benefits_trade_idx on private.membership_benefits using btree (trade);

comment on column private.membership_benefits.trade is 'The trade whose orders it is for; null for all.';

comment on table private.membership_benefits is 'What a plan takes off a charge (10000 is all of it), from so much of goods after what their seller takes off, and within so many metres by road; of several that fit the best one. A trade adds rows for charges of its own.';
