create table public.billers (
  code text not null,
  category_code text not null,
  name text not null,
  name_translations jsonb not null default '{}'::jsonb,
  state text,
  bill_fetch text not null,
  amount_rule text not null,
  min_paise integer not null default 100,
  max_paise integer not null default 10000000,
  fee_paise integer not null default 0,
  fee_bp integer not null default 0,
  fee_cap_paise integer,
  active boolean not null default true,
  seat_lat double precision,
  seat_lng double precision,
  constraint biller_amount_rule
    check ((amount_rule = ANY (ARRAY['exact'::text, 'partial'::text, 'advance'::text, 'any'::text]))),
  constraint biller_amounts check (((max_paise >= min_paise) AND (max_paise <= 50000000))),
  constraint biller_bill_fetch
    check ((bill_fetch = ANY (ARRAY['required'::text, 'optional'::text, 'none'::text]))),
  constraint biller_code_form check ((code ~ '^[a-z][a-z0-9_]{1,59}$'::text)),
  constraint biller_fee_bp_range check (((fee_bp >= 0) AND (fee_bp <= 1000))),
  constraint biller_fee_cap_range check (((fee_cap_paise >= 0) AND (fee_cap_paise <= 50000))),
  constraint biller_fee_range check (((fee_paise >= 0) AND (fee_paise <= 10000))),
  constraint biller_min_positive check ((min_paise > 0)),
  constraint biller_name_length check (((length(name) >= 2) AND (length(name) <= 120))),
  constraint biller_seat
    check
    ((((seat_lat IS NULL) = (seat_lng IS NULL)) AND ((seat_lat >= ('-90'::integer)::double precision) AND
    (seat_lat <= (90)::double precision)) AND
    ((seat_lng >= ('-180'::integer)::double precision) AND (seat_lng <= (180)::double precision)))),
  constraint biller_state_length check (((length(state) >= 2) AND (length(state) <= 60))),
  constraint billers_category_code_fkey foreign key (category_code) references public.biller_categories(code),
  constraint billers_pkey primary key (code),
  constraint biller_translations check (private.are_translations(name_translations, 120))
);

alter table public.billers
  enable row level security;

create index billers_category_idx on public.billers using btree (category_code, name, code);

create trigger billers_are_found
  after insert or update of name, name_translations, category_code on public.billers
  for each row
  execute function private.index_biller();

create policy "everyone reads active billers" on public.billers
  for select
  to anon, authenticated
  using (active);

comment on column public.billers.amount_rule is 'exact: the amount of the bill; partial: a part of it or all; advance: the bill or more; any: whatever lies between min_paise and max_paise. Without a fetched bill each rule allows what lies between both.';

comment on column public.billers.seat_lat is 'Where its office is: of several of a state, the nearest is asked for first; null where it works all over India.';

comment on column public.billers.state is 'The state it serves; null for all of India.';

comment on table public.billers is 'Companies and boards whose bills can be paid (Spec §1 Digital services).';

grant select (
  seat_lat, seat_lng
) on table public.billers to anon;

grant select on table public.billers to anon;

grant select (
  seat_lat, seat_lng
) on table public.billers to authenticated;

grant select on table public.billers to authenticated;
