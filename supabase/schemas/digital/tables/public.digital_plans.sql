create table public.digital_plans (
  id uuid not null default gen_random_uuid(),
  operator_code text not null,
  circle_code text,
  plan_group text not null,
  amount_paise integer not null,
  validity_days integer,
  data text,
  calls text,
  description text not null,
  description_translations jsonb not null default '{}'::jsonb,
  active boolean not null default true,
  valid_from timestamp with time zone not null default now(),
  valid_to timestamp with time zone,
  constraint digital_plans_operator_code_fkey foreign key (operator_code)
    references public.digital_operators(code),
  constraint digital_plans_pkey primary key (id),
  constraint plan_amount_range check (((amount_paise >= 100) AND (amount_paise <= 10000000))),
  constraint plan_calls_length check (((length(calls) >= 1) AND (length(calls) <= 60))),
  constraint plan_data_length check (((length(data) >= 1) AND (length(data) <= 60))),
  constraint plan_description_length check (((length(description) >= 1) AND (length(description) <= 300))),
  constraint plan_group_known
    check
    ((plan_group = ANY (ARRAY['popular'::text, 'unlimited'::text, 'data'::text, 'annual'::text,
    'talktime'::text, 'pack'::text]))),
  constraint plan_period check (((valid_to IS NULL) OR (valid_to > valid_from))),
  constraint plan_validity_range check (((validity_days >= 1) AND (validity_days <= 3650))),
  constraint digital_plans_circle_code_fkey foreign key (circle_code) references public.telecom_circles(code),
  constraint plan_translations check (private.are_translations(description_translations, 300))
);

alter table public.digital_plans
  enable row level security;

create index digital_plans_circle_idx on public.digital_plans using btree (circle_code);

create unique index digital_plans_offered_idx on public.digital_plans
  using btree (operator_code, circle_code, plan_group, amount_paise) nulls not DISTINCT
  where (active AND (valid_to is null));

create policy "everyone reads plans on sale" on public.digital_plans
  for select
  to anon, authenticated
  using ((active AND (valid_from <= now()) AND ((valid_to is null) or (valid_to > now()))));

comment on table public.digital_plans is 'Recharge plans, effective-dated: a new price is a new row. circle_code is null where a plan is sold in every circle.';

grant select on table public.digital_plans to anon, authenticated;
