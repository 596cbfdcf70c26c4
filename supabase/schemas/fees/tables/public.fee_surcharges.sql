create table public.fee_surcharges (
  id uuid not null default gen_random_uuid(),
  region_id uuid,
  reason text not null,
  amount_paise integer,
  rate_bp integer,
  valid_from timestamp with time zone not null default now(),
  valid_to timestamp with time zone,
  weekdays smallint[],
  from_time time without time zone,
  to_time time without time zone,
  created_by uuid,
  ended_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint fee_surcharges_pkey primary key (id),
  constraint surcharge_amount_range check (((amount_paise >= 100) AND (amount_paise <= 5000))),
  constraint surcharge_ends_after_start check ((valid_to >= valid_from)),
  constraint surcharge_hours_whole
    check ((((from_time IS NULL) = (to_time IS NULL)) AND (from_time <> to_time))),
  constraint surcharge_is_amount_or_rate check ((num_nonnulls(amount_paise, rate_bp) = 1)),
  constraint surcharge_peak_has_hours check (((reason = 'rain'::text) OR (from_time IS NOT NULL))),
  constraint surcharge_rain_ends
    check (((reason <> 'rain'::text) OR COALESCE((valid_to <= (valid_from + '1 day'::interval)), false))),
  constraint surcharge_rate_range check (((rate_bp >= 100) AND (rate_bp <= 5000))),
  constraint surcharge_reason check ((reason = ANY (ARRAY['rain'::text, 'peak'::text, 'night'::text]))),
  constraint surcharge_weekdays
    check
    (((weekdays <@ '{0,1,2,3,4,5,6}'::smallint[]) AND ((cardinality(weekdays) >= 1) AND (cardinality(weekdays)
    <= 7)))),
  constraint fee_surcharges_region_id_fkey foreign key (region_id) references public.regions(id)
);

alter table public.fee_surcharges
  enable row level security;

create index fee_surcharges_region_idx on public.fee_surcharges using btree (region_id);

create trigger texts_are_plain
  before insert or update of reason on public.fee_surcharges
  for each row
  execute function private.keep_plain('reason');

create policy "everyone reads surcharges" on public.fee_surcharges
  for select
  to anon, authenticated
  using (true);

comment on column public.fee_surcharges.created_by is 'The administrator who added it; not for API roles, and neither is ended_by.';

comment on column public.fee_surcharges.rate_bp is 'Of the delivery fee, in basis points; instead of amount_paise.';

comment on column public.fee_surcharges.weekdays is '0 is Sunday; null is every day. Hours that run past midnight belong to the day on which they begin.';

comment on table public.fee_surcharges is 'What is added to the delivery fee, effective-dated: rain until a time, peak hours and nights every week by Indian time. Of one reason the region''s own row wins over the general one, then the later one. The reason is the charge code of the bill.';

grant select (
  amount_paise, created_at, from_time, id, rate_bp, reason, region_id, to_time, valid_from, valid_to, weekdays
) on table public.fee_surcharges to anon;

grant select (
  amount_paise, created_at, from_time, id, rate_bp, reason, region_id, to_time, valid_from, valid_to, weekdays
) on table public.fee_surcharges to authenticated;
